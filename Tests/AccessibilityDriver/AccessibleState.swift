/// What an accessible object can be like; the numbers are those of `AtspiStateType`.
public enum AccessibleState: Int, CaseIterable, Sendable {
  case active = 1
  case busy = 3
  case checked = 4
  case editable = 7
  case enabled = 8
  case expandable = 9
  case expanded = 10
  case focusable = 11
  case focused = 12
  case modal = 16
  case pressed = 20
  case selectable = 22
  case selected = 23
  case sensitive = 24
  case showing = 25
  case visible = 30
  case checkable = 41

  /// Reads the two words of bits that the bus has for states.
  static func states(in words: [Int]) -> Set<AccessibleState> {
    Set(
      allCases.filter { state in
        let (word, bit) = state.rawValue.quotientAndRemainder(dividingBy: 32)
        return words.indices.contains(word) && words[word] >> bit & 1 == 1
      })
  }
}
