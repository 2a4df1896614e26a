import FilesCore

extension Folder {
  /// The position of the first shown name that begins with what was typed, from a position on and then from the
  /// top; case is ignored.
  ///
  /// - Complexity: O(n) in the number of files shown.
  func position(ofNameBeginning typed: String, from start: Int) -> Int? {
    let wanted = typed.lowercased()
    let isPlain = wanted.utf8.allSatisfy { $0 < 0x80 }
    let bytes = Array(wanted.utf8)
    return (0..<count).lazy.map { ($0 + start) % self.count }.first { position in
      let name = name(of: id(at: position))
      guard isPlain else { return name.display.lowercased().hasPrefix(wanted) }
      return name.bytes.count >= bytes.count && zip(name.bytes, bytes).allSatisfy { $0.lowercasedASCII == $1 }
    }
  }
}

extension UInt8 {
  /// The small letter for a capital one of ASCII; others as they are.
  fileprivate var lowercasedASCII: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}
