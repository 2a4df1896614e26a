extension String {
  /// Text for people made of a name's raw bytes, each character that could not be read shown by a visible mark.
  ///
  /// - Complexity: O(n) in the number of bytes.
  init(displaying bytes: some Collection<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.unicodeScalars.contains(where: { $0.visibleMark != nil }) else {
      self = text
      return
    }
    var marked = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { marked.append(scalar.visibleMark ?? scalar) }
    self = String(marked)
  }
}

extension Unicode.Scalar {
  /// What stands for this character where a name is shown, or nil where it can be shown as it is.
  ///
  /// C0 controls have pictures of their own (U+2400 and on). C1 controls, line separators, and the embeddings,
  /// overrides and isolates of the bidirectional algorithm (which would reorder the sentence around the name)
  /// have none and become U+FFFD.
  fileprivate var visibleMark: Unicode.Scalar? {
    switch value {
    case 0x00...0x1F: Unicode.Scalar(0x2400 + value)
    case 0x7F: "\u{2421}"
    case 0x80...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: nil
    }
  }
}
