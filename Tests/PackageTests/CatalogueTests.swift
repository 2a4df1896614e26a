import TestSupport
import Testing

/// The translations are well-formed, keep the names of what is filled in, and count by their language's rules.
@Suite struct CatalogueTests {
  /// Which form each language takes for these numbers, by the plural rules of Unicode's CLDR.
  static let numbers = [0, 1, 2, 3, 5, 11, 21, 100]
  static let forms: [String: [Int]] = [
    "ar": [0, 1, 2, 3, 3, 4, 4, 5],
    "de": [1, 0, 1, 1, 1, 1, 1, 1],
    "es": [1, 0, 1, 1, 1, 1, 1, 1],
    "fr": [0, 0, 1, 1, 1, 1, 1, 1],
    "ja": [0, 0, 0, 0, 0, 0, 0, 0],
    "pl": [2, 0, 1, 1, 2, 2, 2, 2],
  ]

  @Test func everyLanguageIsTested() throws {
    #expect(try Set(Catalogue.languages()) == Set(Self.forms.keys))
  }

  @Test(arguments: forms.keys.sorted()) func msgfmtAcceptsIt(language: String) throws {
    let check = try runProgram(
      ["msgfmt", "--check", "--output-file=/dev/null", "data/po/\(language).po"],
      environment: ["LC_ALL": "C"], folder: Project.root)
    #expect(check.exitStatus == 0, "\(check.errorText)")
  }

  @Test(arguments: forms.keys.sorted()) func namesAreKept(language: String) throws {
    for message in try Self.translated(language) {
      let names = Catalogue.names(in: message.plural ?? message.text)
      for translation in message.translations {
        let found = Catalogue.names(in: translation)
        // One form of a plural may say its number by a word.
        let isKept = message.plural == nil ? found == names : found.union(["count"]) == names.union(["count"])
        #expect(isKept, "\(language): “\(translation)” for “\(message.text)”")
      }
    }
  }

  /// A form that stands for several numbers has to say which.
  @Test(arguments: forms.keys.sorted()) func numbersAreSaid(language: String) throws {
    let forms = try #require(Self.forms[language])
    for message in try Self.translated(language) {
      guard let plural = message.plural, message.text.contains("{count}"), plural.contains("{count}") else {
        continue
      }
      for (index, translation) in message.translations.enumerated() {
        let isForMany = forms.filter { $0 == index }.count > 1
        #expect(
          !isForMany || translation.contains("{count}"), "\(language): “\(translation)” for “\(plural)”")
      }
    }
  }

  /// What the C library itself answers for each number, by way of GNU gettext's command.
  @Test(arguments: forms.keys.sorted()) func everyNumberGetsItsForm(language: String) throws {
    let folder = try TemporaryFolder()
    let compiled = try runProgram(
      [
        "msgfmt", "--output-file=\(try folder.makeFolder("\(language)/LC_MESSAGES"))/handpick.mo",
        "data/po/\(language).po",
      ], folder: Project.root)
    #expect(compiled.exitStatus == 0, "\(compiled.errorText)")
    let forms = try #require(Self.forms[language])
    let messages = try Self.translated(language).filter { $0.plural != nil }
    #expect(!messages.isEmpty)
    var script = ""
    var expected: [String] = []
    for message in messages {
      for (number, form) in zip(Self.numbers, forms) {
        script +=
          "ngettext \(Self.quoted(message.text)) \(Self.quoted(message.plural ?? "")) \(number); echo\n"
        expected.append(message.translations[form])
      }
    }
    try folder.write(script, to: "script")
    let answers = try runProgram(
      ["sh", folder.path(of: "script")],
      environment: [
        "LC_ALL": "C.UTF-8", "LANGUAGE": language, "TEXTDOMAIN": "handpick", "TEXTDOMAINDIR": folder.path,
      ])
    let found = answers.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(
      String.init)
    #expect(found == expected)
  }

  @Test func aLostNameIsFound() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      msgid ""
      msgstr "Content-Type: text/plain; charset=UTF-8\\n"

      #, perl-brace-format
      msgid "“{name}” is here"
      msgstr "“{nom}” est ici"

      """, to: "broken.po")
    let check = try runProgram(["msgfmt", "--check", "--output-file=/dev/null", folder.path(of: "broken.po")])
    #expect(check.exitStatus != 0)
  }

  /// What a translator has done already.
  private static func translated(_ language: String) throws -> [Catalogue.Message] {
    try Catalogue("data/po/\(language).po").messages.filter { !$0.translations.contains("") }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
