/// The selection as one would write it first: an array, a set, and every question answered by looking at all of it.
struct SlowSelection {
  var isSelecting = false
  var order: [Int] = []
  var selected: Set<Int> = []
  var known: Set<Int> = []
  var measures: [Int: UInt64] = [:]
  var anchor: Int?
  /// What was selected when the range from the anchor was first drawn.
  var extensionBase: Set<Int>?

  var orderedShown: [Int] { order.filter(selected.contains) }
  var hidden: Set<Int> { selected.subtracting(order) }

  var total: (sum: UInt64, unknown: Int) {
    let values = selected.compactMap { measures[$0] }
    let sum = values.reduce(UInt64(0)) { $0.addingReportingOverflow($1).overflow ? .max : $0 + $1 }
    return (sum, selected.count - values.count)
  }

  mutating func apply(_ step: Step) {
    let before = self
    switch step {
    case .begin: isSelecting = true
    case .beginWithOne(let id), .select(let id): select([id], anchor: id)
    case .beginWith(let ids), .selectMany(let ids): select(ids)
    case .end: if isSelecting { (isSelecting, selected, anchor) = (false, [], nil) }
    case .toggle(let id): toggle(id)
    case .deselect(let id): deselect([id])
    case .deselectMany(let ids): deselect(ids)
    case .deselectAll: selected = []
    case .selectAll: select(order)
    case .selectMatching(let divisor): select(order.filter { $0 % divisor == 0 })
    case .invert: invert(order)
    case .invertWithin(let ids): invert(ids)
    case .keep(let ids): forget(known.subtracting(ids))
    case .forget(let ids): forget(Set(ids))
    case .show(let ids), .showIndex(let ids, _): show(ids.unique)
    case .replace(let range, let ids): replace(range, with: ids.unique)
    default: applyToPositions(step)
    }
    known.formUnion(selected)
    if let id = anchor, !known.contains(id) { anchor = nil }
    let isChanged = isSelecting != before.isSelecting || selected != before.selected
    if !step.isExtension && (isChanged || step.voidsExtension(in: before)) { extensionBase = nil }
  }

  private mutating func applyToPositions(_ step: Step) {
    switch step {
    case .toggleAt(let position): if order.indices.contains(position) { toggle(order[position]) }
    case .selectAt(let position):
      if order.indices.contains(position) { select([order[position]], anchor: order[position]) }
    case .deselectAt(let position): if order.indices.contains(position) { deselect([order[position]]) }
    case .selectPositions(let range, let keepingRest):
      if !keepingRest { selected = [] }
      select(rows(range))
    case .setSelection(let wanted, let mask):
      isSelecting = true
      for position in order.indices where mask.contains(where: { $0.contains(position) }) {
        selected.remove(order[position])
        if wanted.contains(where: { $0.contains(position) }) { selected.insert(order[position]) }
      }
    case .extend(let id, let keepingRest): extend(to: id, keepingRest: keepingRest)
    case .setAnchor(let id):
      anchor = id
      if let id { known.insert(id) }
    case .measure(let value, let id):
      known.insert(id)
      measures[id] = value
    default: break
    }
  }

  private mutating func select(_ ids: [Int], anchor id: Int? = nil) {
    isSelecting = true
    selected.formUnion(ids)
    if let id { anchor = id }
  }

  private mutating func deselect(_ ids: [Int]) { selected.subtract(ids) }

  private mutating func toggle(_ id: Int) {
    if selected.contains(id) { deselect([id]) } else { select([id]) }
    (isSelecting, anchor) = (true, id)
    known.insert(id)
  }

  private mutating func invert(_ ids: [Int]) {
    isSelecting = true
    selected.formSymmetricDifference(ids)
    known.formUnion(ids)
  }

  private mutating func forget(_ ids: Set<Int>) {
    selected.subtract(ids)
    for id in ids where !order.contains(id) {
      known.remove(id)
      measures[id] = nil
    }
  }

  private mutating func show(_ ids: [Int]) {
    order = ids
    known.formUnion(ids)
  }

  private mutating func replace(_ range: Range<Int>, with ids: [Int]) {
    let staying = order.enumerated().filter { !range.contains($0.offset) }.map(\.element)
    order.replaceSubrange(range, with: ids.filter { !staying.contains($0) })
    known.formUnion(ids)
  }

  private func rows(_ range: Range<Int>) -> [Int] { range.clamped(to: order.indices).map { order[$0] } }

  private mutating func extend(to id: Int, keepingRest: Bool) {
    guard let end = order.firstIndex(of: id) else { return }
    let start = anchor.flatMap { order.firstIndex(of: $0) } ?? end
    if anchor.flatMap({ order.firstIndex(of: $0) }) == nil {
      anchor = id
      extensionBase = nil
    }
    let base = extensionBase ?? selected
    selected = keepingRest ? base.intersection(order).union(hidden) : []
    select(rows(min(start, end)..<max(start, end) + 1))
    extensionBase = base
  }
}

extension Array where Element: Hashable {
  /// The elements without those that came before.
  var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
