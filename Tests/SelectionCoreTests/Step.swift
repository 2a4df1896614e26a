/// One public call that changes a selection, with its arguments.
enum Step {
  case begin
  case beginWithOne(Int)
  case beginWith([Int])
  case end
  case toggle(Int)
  case select(Int)
  case selectMany([Int])
  case deselect(Int)
  case deselectMany([Int])
  case deselectAll
  case selectAll
  case selectMatching(divisor: Int)
  case invert
  case invertWithin([Int])
  case keep([Int])
  case forget([Int])
  case show([Int])
  case showIndex([Int], Following)
  case replace(Range<Int>, [Int])
  case toggleAt(Int)
  case selectAt(Int)
  case deselectAt(Int)
  case selectPositions(Range<Int>, keepingRest: Bool)
  case setSelection([Range<Int>], mask: [Range<Int>])
  case extend(Int, keepingRest: Bool)
  case setAnchor(Int?)
  case measure(UInt64?, Int)

  /// What a prepared index was made from.
  enum Following: CaseIterable {
    case nothing
    case shown
    case former
  }

  var isExtension: Bool {
    if case .extend = self { true } else { false }
  }

  /// Whether the next range is drawn from what is selected then, even if this changed nothing.
  func voidsExtension(in selection: SlowSelection) -> Bool {
    switch self {
    case .beginWithOne, .select, .toggle, .end, .setAnchor, .show, .showIndex, .replace, .keep, .forget: true
    case .selectAt(let position), .toggleAt(let position): selection.order.indices.contains(position)
    default: false
    }
  }
}

extension Step {
  /// A random call on a selection of ids below `universe`.
  static func random(
    _ selection: SlowSelection, universe: Int, using generator: inout SeededGenerator
  ) -> Step {
    func id() -> Int { .random(in: 0..<universe, using: &generator) }
    func ids() -> [Int] { (0..<Int.random(in: 0...universe / 3, using: &generator)).map { _ in id() } }
    func position() -> Int { .random(in: -1...selection.order.count + 1, using: &generator) }
    func range(upTo end: Int) -> Range<Int> {
      let first = Int.random(in: 0...end, using: &generator)
      return first..<Int.random(in: first...end, using: &generator)
    }
    func ranges() -> [Range<Int>] { (0..<2).map { _ in range(upTo: selection.order.count + 5) } }
    func flag() -> Bool { .random(using: &generator) }
    func order() -> [Int] {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: selection.order.shuffled(using: &generator)
      case 1: selection.order.filter { _ in flag() }
      case 2: Array(0..<universe).shuffled(using: &generator)
      default: ids()
      }
    }
    switch Int.random(in: 0..<36, using: &generator) {
    case 0: return .begin
    case 1: return .beginWithOne(id())
    case 2: return .beginWith(ids())
    case 3: return .end
    case 4: return .select(id())
    case 5: return .selectMany(ids())
    case 6: return .deselect(id())
    case 7: return .deselectMany(ids())
    case 8: return .deselectAll
    case 9: return .selectAll
    case 10: return .selectMatching(divisor: .random(in: 1...5, using: &generator))
    case 11: return .invert
    case 12: return .invertWithin(ids())
    case 13: return .keep(order())
    case 14: return .forget(ids())
    case 15, 16: return .show(order())
    case 17, 18: return .showIndex(order(), Following.allCases.randomElement(using: &generator) ?? .nothing)
    case 19, 20: return .replace(range(upTo: selection.order.count), ids())
    case 21: return .toggleAt(position())
    case 22: return .selectAt(position())
    case 23: return .deselectAt(position())
    case 24: return .selectPositions(range(upTo: selection.order.count + 5), keepingRest: flag())
    case 25: return .setSelection(ranges(), mask: ranges())
    case 26...29: return .extend(id(), keepingRest: flag())
    case 30: return .setAnchor(flag() ? id() : nil)
    case 31, 32:
      let values: [UInt64?] = [nil, 0, 7, 1000, .max]
      return .measure(values.randomElement(using: &generator) ?? nil, id())
    default: return .toggle(id())
    }
  }
}
