import TestSupport
import Testing

/// No text for people stands in the sources outside the functions that translate it.
@Suite struct UnmarkedTextTests {
  /// The modules that have a catalogue.
  static let folders = ["Sources/Handpick", "Sources/handpickctl", "Sources/FilesCore"]

  /// Where a literal becomes visible or spoken.
  static let places = [
    "Button(", "Label(", "title:", "detail:", "label:", "message:", "placeholder:", "caption:", "tooltip:",
    "reason:",
    "setAccessibleLabel(", "setAccessibleDescription(", "setTooltip(", "text =", "label =", "title =",
    "report(", "UsageError(", "problem(", "announce(",
  ]

  @Test func everyTextIsMarked() throws {
    for folder in Self.folders {
      for file in try Project.files(in: folder).filter({ $0.hasSuffix(".swift") }) {
        for literal in Self.unmarked(in: try Project.text(of: file)) {
          Issue.record(
            "\(file): “\(literal)” is not translated; see ARCHITECTURE.md, “Texts and translations”")
        }
      }
    }
  }

  @Test(arguments: [
    (#"Button("Cancel")"#, ["Cancel"]),
    (#"Button(localized("Cancel"))"#, []),
    (#"Button(icon: "go-up-symbolic", label: "Up")"#, ["Up"]),
    (#"localizedPlural("{count} file", "{count} files", 3)"#, []),
    (#"localizedInContext("kind of file", "Link to a folder")"#, []),
    (#"let text = "The folder is gone.""#, ["The folder is gone."]),
    (#"return "“\(name)” is gone""#, [#"“\(name)” is gone"#]),
    (#"assert(x, "The order is broken")"#, []),
    ("label.text = \"\"\"\n  Usage: this\n  \"\"\"", ["Usage: this"]),
    (#"run("delete-permanently") // The “comment” is none"#, []),
  ])
  func textsAreFound(source: String, literals: [String]) {
    #expect(Self.unmarked(in: source) == literals)
  }

  /// The literals that stand in a place for people, or read as a sentence, and are not handed to `localized`.
  private static func unmarked(in source: String) -> [String] {
    let rest = source.replacing(#/(?m)^\s*\/\/.*$|\s\/\/\s.*$/#, with: "")
      .replacing(#/"""\s*\n(?<text>[\s\S]*?)\s*"""/#) { "\"" + Self.oneLine($0.output.text) + "\"" }
      .replacing(
        #/localized(?:Plural|InContext)?\(\s*"(?:\\.|[^"\\])*"(?:\s*,\s*"(?:\\.|[^"\\])*")?/#, with: ""
      )
      .replacing(
        #/(?:DispatchQueue|QueueExecutor|Thread|assert|precondition|fatalError|assertionFailure)\([^\n]*/#,
        with: "")
    return rest.matches(of: #/(?<place>[\w ]*[(:=]?\s*)"(?<text>(?:\\.|[^"\\])*)"/#).compactMap { match in
      let text = String(match.output.text)
      let words = text.replacing(#/\\\([^)]*\)+/#, with: "")
      guard words.contains(where: \.isLetter), !isSymbolic(text) else {
        return nil
      }
      let place = match.output.place.replacing(#/\s+$/#, with: "")
      let isShown = places.contains { place.hasSuffix($0) }
      let isSentence = words.contains("“") || words.firstMatch(of: #/^[A-Z][a-z’']+ [a-z]+/#) != nil
      return isShown || isSentence ? text : nil
    }
  }

  /// Names for programs: of icons, actions, signals, formats; the lines of a file of settings.
  private static func isSymbolic(_ text: String) -> Bool {
    text.hasPrefix("[") || text.wholeMatch(of: #/[a-z0-9]+([-.:_\/][a-zA-Z0-9]+)+/#) != nil
  }

  private static func oneLine(_ text: Substring) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ").replacing(
      "\"", with: "'")
  }
}
