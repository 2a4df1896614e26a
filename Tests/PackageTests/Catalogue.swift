import TestSupport

/// A catalogue of translations as translators see it, read from `data/po`.
struct Catalogue {
  /// One text and what stands for it.
  struct Message {
    var context: String?
    var text = ""
    var plural: String?
    var translations: [String] = []
  }

  let messages: [Message]

  init(_ file: String) throws {
    messages = try Project.text(of: file).split(separator: "\n\n").map(Self.message).filter {
      !$0.text.isEmpty
    }
  }

  private static func message(_ lines: Substring) -> Message {
    var message = Message()
    var field: Substring = ""
    for line in lines.split(separator: "\n") where line.first != "#" {
      guard let quote = line.firstIndex(of: "\"") else { continue }
      let value = unquoted(line[quote...])
      let isContinued = quote == line.startIndex
      if !isContinued { field = line[..<quote].dropLast() }
      switch field {
      case "msgctxt": message.context = (message.context ?? "") + value
      case "msgid": message.text += value
      case "msgid_plural": message.plural = (message.plural ?? "") + value
      default:
        if !isContinued { message.translations.append("") }
        message.translations[message.translations.count - 1] += value
      }
    }
    return message
  }

  /// The languages that there are catalogues for.
  static func languages() throws -> [String] {
    try Project.text(of: "data/po/LINGUAS").split(separator: "\n").map(String.init)
  }

  /// The names in braces of a text.
  static func names(in text: String) -> Set<String> {
    Set(text.matches(of: #/\{([a-z]+)\}/#).map { String($0.output.1) })
  }

  private static func unquoted(_ literal: Substring) -> String {
    String(literal.dropFirst().dropLast()).replacing("\\n", with: "\n").replacing("\\\"", with: "\"")
      .replacing("\\\\", with: "\\")
  }
}
