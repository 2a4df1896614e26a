extension FileName {
  /// The name after a person edited what ``display`` shows into another text: bytes behind characters that were left
  /// alone stay as they are, even where they could only be shown by a mark. Nil where that cannot be a name.
  ///
  /// - Complexity: O(n) in the number of bytes.
  public func edited(to text: String) -> FileName? {
    let former = shownCharacters
    let new = Array(text.unicodeScalars)
    var start = 0
    while start < min(former.count, new.count), former[start].shown == new[start] { start += 1 }
    var end = 0
    while end < min(former.count, new.count) - start,
      former[former.count - 1 - end].shown == new[new.count - 1 - end]
    {
      end += 1
    }
    let middle = String(String.UnicodeScalarView(new[start..<(new.count - end)])).utf8
    return FileName(
      bytes: former[..<start].flatMap(\.bytes) + middle + former[(former.count - end)...].flatMap(\.bytes))
  }

  /// What is shown, character by character, with the bytes behind each.
  private var shownCharacters: [(shown: Unicode.Scalar, bytes: ArraySlice<UInt8>)] {
    var characters: [(shown: Unicode.Scalar, bytes: ArraySlice<UInt8>)] = []
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var place = 0
    while true {
      let length: Int
      switch parser.parseScalar(from: &rest) {
      case .emptyInput: return characters
      case .valid(let encoded): length = encoded.count
      case .error(let skipped): length = skipped
      }
      let part = bytes[place..<(place + length)]
      place += length
      if let shown = String(displaying: part).unicodeScalars.first { characters.append((shown, part)) }
    }
  }
}
