/// Writes JSON (RFC 8259).
enum JSONText {
  static func string(_ text: String?) -> String {
    guard let text else { return "null" }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// An object of members whose values are JSON already.
  static func object(_ members: [(name: String, value: String)]) -> String {
    "{" + members.map { string($0.name) + ": " + $0.value }.joined(separator: ", ") + "}"
  }

  static func array(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ", ") + "]"
  }
}
