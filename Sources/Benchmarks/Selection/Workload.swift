/// The ids of a benchmark and what is done to them.
struct Workload<ID: Hashable & Sendable>: Sendable {
  let ids: [ID]
  let shuffled: [ID]
  /// Every other id.
  let half: [ID]
  /// Every third id.
  let third: [ID]
  /// Positions, and the ids there.
  let toggles: [Int]
  let toggledIDs: [ID]
  /// An id that is not among the others.
  let stranger: ID

  /// Makes `count` ids by number.
  init(count: Int, _ id: (Int) -> ID) {
    var generator = SystemRandomNumberGenerator()
    ids = (0..<count).map(id)
    shuffled = ids.shuffled(using: &generator)
    half = stride(from: 0, to: count, by: 2).map(id)
    third = stride(from: 0, to: count, by: 3).map(id)
    toggles = (0..<count / 10).map { _ in Int.random(in: 0..<count, using: &generator) }
    toggledIDs = toggles.map(id)
    stranger = id(count)
  }

  var count: Int { ids.count }
  var middle: Range<Int> { count / 4..<count / 4 * 3 }
}
