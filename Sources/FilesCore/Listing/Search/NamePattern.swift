@_spi(_Unicode) import Swift

/// What people type to find names: a part of the name, or a pattern where it has `*`, `?` or `[`.
///
/// Case and accents do not matter (`resume` finds `Résumé`). In a pattern, which must match the whole name,
/// `*` stands for any characters, `?` for one, `[a-z]` for one of a set and `[!a-z]` for one outside it.
public struct NamePattern: Hashable, Sendable {
  private let wanted: [Unicode.Scalar]
  private let isGlob: Bool
  private let isExact: Bool

  /// The pattern of a text; an empty one matches every name.
  ///
  /// - Parameter isExact: Whether case and accents matter.
  public init(_ text: String, isExact: Bool = false) {
    self.isExact = isExact
    wanted = isExact ? Array(text._nfd) : Self.folded(text)
    isGlob = wanted.contains { $0 == "*" || $0 == "?" || $0 == "[" }
  }

  /// Whether every name matches.
  public var matchesAll: Bool { wanted.isEmpty }

  /// Whether a name matches.
  ///
  /// - Complexity: O(n · m) in the lengths of the name and the pattern.
  public func matches(_ name: FileName) -> Bool {
    matches(name.bytes.span)
  }

  func matches(_ name: Span<UInt8>) -> Bool {
    if matchesAll { return true }
    guard name.isASCII else {
      let text = name.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
      return matches(folded: (isExact ? Array(text._nfd) : Self.folded(text)).span)
    }
    // Most names are; a million of them must not take a million allocations.
    return withUnsafeTemporaryAllocation(of: Unicode.Scalar.self, capacity: name.count) { room in
      for index in name.indices {
        room.initializeElement(at: index, to: Unicode.Scalar(isExact ? name[index] : name[index].lowercased))
      }
      return matches(folded: room.span)
    }
  }

  private func matches(folded name: Span<Unicode.Scalar>) -> Bool {
    isGlob ? matchesGlob(name) : contains(name)
  }

  private func contains(_ name: Span<Unicode.Scalar>) -> Bool {
    guard name.count >= wanted.count else { return false }
    for start in 0...(name.count - wanted.count) where name[start] == wanted[0] {
      var index = 1
      while index < wanted.count, name[start + index] == wanted[index] { index += 1 }
      if index == wanted.count { return true }
    }
    return false
  }

  /// Goes back to the last star only, so that no pattern takes exponential time.
  private func matchesGlob(_ name: Span<Unicode.Scalar>) -> Bool {
    var place = 0
    var index = 0
    var star: (place: Int, index: Int)?
    while index < name.count {
      if place < wanted.count, wanted[place] == "*" {
        star = (place, index)
        place += 1
      } else if let next = step(at: place, over: name[index]) {
        place = next
        index += 1
      } else if let last = star {
        star = (last.place, last.index + 1)
        place = last.place + 1
        index = last.index + 1
      } else {
        return false
      }
    }
    return wanted[place...].allSatisfy { $0 == "*" }
  }

  /// Where the pattern goes on if it takes a character at a place, or nil.
  private func step(at place: Int, over scalar: Unicode.Scalar) -> Int? {
    guard place < wanted.count else { return nil }
    switch wanted[place] {
    case "?": return place + 1
    case "[":
      guard let set = set(at: place) else { return scalar == "[" ? place + 1 : nil }
      return set.ranges.contains { $0.contains(scalar) } != set.isNegated ? set.end : nil
    case let literal: return literal == scalar ? place + 1 : nil
    }
  }

  /// The set that begins at a bracket, or nil where none closes it and the bracket means itself.
  private func set(
    at bracket: Int
  ) -> (ranges: [ClosedRange<Unicode.Scalar>], isNegated: Bool, end: Int)? {
    var place = bracket + 1
    let isNegated = place < wanted.count && (wanted[place] == "!" || wanted[place] == "^")
    if isNegated { place += 1 }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    let first = place
    while place < wanted.count {
      let lower = wanted[place]
      // A closing bracket at the very beginning is a member of the set.
      if lower == "]", place > first { return (ranges, isNegated, place + 1) }
      if place + 2 < wanted.count, wanted[place + 1] == "-", wanted[place + 2] != "]" {
        let upper = wanted[place + 2]
        if lower <= upper { ranges.append(lower...upper) }
        place += 3
      } else {
        ranges.append(lower...lower)
        place += 1
      }
    }
    return nil
  }

  /// The text without case and accents: decomposed, marks dropped, in small letters.
  static func folded(_ text: String) -> [Unicode.Scalar] {
    var base = String.UnicodeScalarView()
    base.append(contentsOf: text._nfd.lazy.filter { $0.properties.generalCategory != .nonspacingMark })
    return Array(String(base).lowercased().unicodeScalars)
  }
}
