import TestSupport

/// A catalogue in a language made up: every text marked with brackets and 40 % longer.
enum PseudoCatalogue {
  /// Klingon, which GTK does not speak.
  static let language = "tlh"

  /// Compiles the template, translated, into a folder's `share`.
  static func write(to folder: TemporaryFolder) throws {
    let blocks = try Project.text(of: "data/po/handpick.pot").split(separator: "\n\n").dropFirst().map(
      translated)
    let header = """
      msgid ""
      msgstr ""
      "Content-Type: text/plain; charset=UTF-8\\n"
      "Plural-Forms: nplurals=2; plural=n != 1;\\n"


      """
    try folder.write(header + blocks.joined(separator: "\n\n") + "\n", to: "pseudo.po")
    let place = try folder.makeFolder("share/locale/\(language)/LC_MESSAGES")
    let compiled = try runProgram(
      ["msgfmt", "--check", "--output-file=\(place)/handpick.mo", folder.path(of: "pseudo.po")])
    guard compiled.exitStatus == 0 else { throw SystemError("msgfmt: \(compiled.errorText)", code: 1) }
  }

  /// What a text looks like in the made-up language.
  static func marked(_ text: String, _ values: [String: String] = [:]) -> String {
    let filled = values.reduce(text) { $0.replacing("{\($1.key)}", with: $1.value) }
    return "⟦\(filled)\(padding(for: text))⟧"
  }

  private static func padding(for text: String) -> String {
    String(repeating: "·", count: text.count * 2 / 5)
  }

  /// A message of the template with its translations.
  private static func translated(_ message: Substring) -> String {
    var texts: [String: String] = [:]
    var field = ""
    var kept: [Substring] = []
    for line in message.split(separator: "\n") where line.first != "#" {
      guard let quote = line.firstIndex(of: "\"") else { continue }
      if quote != line.startIndex { field = String(line[..<quote].dropLast()) }
      if field.hasPrefix("msgstr") { continue }
      kept.append(line)
      texts[field, default: ""] += line[quote...].dropFirst().dropLast()
    }
    let one = literal(texts["msgid"] ?? "")
    let translation =
      texts["msgid_plural"].map { "msgstr[0] \(one)\nmsgstr[1] \(literal($0))" } ?? "msgstr \(one)"
    return kept.joined(separator: "\n") + "\n" + translation
  }

  /// A literal of the catalogue, marked. A text that ends its line ends it in every language.
  private static func literal(_ text: String) -> String {
    let end = text.hasSuffix("\\n") ? "\\n" : ""
    return "\"⟦\(text.dropLast(end.count))\(padding(for: text))⟧\(end)\""
  }
}
