extension String {
  /// The text with each name in braces replaced by its value; what a value contains is never taken for a name.
  func filling(_ values: KeyValuePairs<String, String>) -> String {
    filling(values.map { ($0.key, $0.value) })
  }

  /// The same for values that were put together.
  func filling(_ values: [(name: String, value: String)]) -> String {
    guard !values.isEmpty else { return self }
    var filled = ""
    var rest = self[...]
    while let brace = rest.firstIndex(of: "{") {
      filled += rest[..<brace]
      rest = rest[brace...]
      if let value = values.first(where: { rest.dropFirst().hasPrefix($0.name + "}") }) {
        filled += value.value.setApart
        rest = rest.dropFirst(value.name.count + 2)
      } else {
        filled.append(rest.removeFirst())
      }
    }
    return filled + rest
  }

  /// The value as it can stand in a sentence: isolated (U+2068 … U+2069) where its direction may not be the
  /// sentence's.
  private var setApart: String {
    guard unicodeScalars.first != "\u{2068}" else { return self }
    let isForeign =
      Localization.isRightToLeft
      ? unicodeScalars.contains { $0.properties.isAlphabetic }
      : unicodeScalars.contains(where: \.isRightToLeft)
    return isForeign ? "\u{2068}\(self)\u{2069}" : self
  }
}

extension Unicode.Scalar {
  /// Whether the bidirectional algorithm may move what stands beside it: letters and digits of scripts that run from
  /// right to left, and the marks that stand in for them.
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0x200E, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF,
      0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
