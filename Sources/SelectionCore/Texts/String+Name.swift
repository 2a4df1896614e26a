extension String {
  /// The text as the name of something inside a sentence: on one line, every control character shown by a visible
  /// mark, and set apart where its direction could reorder the sentence around it.
  ///
  /// Names of files are data: a newline in one must not break a line, nor an override turn "gpj.exe" around. In a
  /// sentence that runs from right to left, use `asIsolatedName`.
  ///
  /// - Complexity: O(n).
  public var asName: String {
    let name = withVisibleControls
    return name.unicodeScalars.contains(where: \.canReorder) ? name.isolated : name
  }

  /// The same, set apart from the sentence (U+2068 … U+2069) whatever its direction.
  ///
  /// - Complexity: O(n).
  public var asIsolatedName: String { withVisibleControls.isolated }

  private var isolated: String { "\u{2068}\(self)\u{2069}" }

  private var withVisibleControls: String {
    guard unicodeScalars.contains(where: { $0.visibleMark != nil }) else { return self }
    var marked = String.UnicodeScalarView()
    for scalar in unicodeScalars { marked.append(scalar.visibleMark ?? scalar) }
    return String(marked)
  }
}

extension Unicode.Scalar {
  /// What stands for a control character: its picture (U+2400 and on), or U+FFFD for one that has none.
  fileprivate var visibleMark: Unicode.Scalar? {
    switch value {
    case 0x00...0x1F: Unicode.Scalar(0x2400 + value)
    case 0x7F: "\u{2421}"
    case 0x80...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: nil
    }
  }

  /// Whether the bidirectional algorithm may move what stands beside it: letters and digits of scripts that run from
  /// right to left, and the marks that stand in for them.
  fileprivate var canReorder: Bool {
    switch value {
    case 0x0590...0x08FF, 0x200E, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF,
      0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
