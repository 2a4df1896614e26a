/// The order in which entries get their new names, so that none goes where another one of them still stands.
enum RenameOrder {
  struct Move: Equatable {
    let item: Int
    let from: Place
    let to: Place
  }

  /// The moves in rounds; what a round brings somewhere is taken further by a later one only. Where names change
  /// places in a circle, one entry of it waits under a name that nothing else has.
  ///
  /// - Parameter waiting: a free name for an item that waits.
  /// - Complexity: O(n).
  static func rounds(_ moves: [Move], waiting: (Int) -> FileName) -> [[Move]] {
    let standing = Dictionary(
      moves.enumerated().map { ($1.from, $0) }, uniquingKeysWith: { first, _ in first })
    var isPlaced = Array(repeating: false, count: moves.count)
    var first: [Move] = []
    var second: [Move] = []
    for start in moves.indices where !isPlaced[start] {
      var chain: [Int] = []
      var next: Int? = start
      while let index = next, !isPlaced[index] {
        isPlaced[index] = true
        chain.append(index)
        next = moves[index].to == moves[index].from ? nil : standing[moves[index].to]
      }
      // Back at one of this chain: a circle.
      let circle = next.flatMap { chain.firstIndex(of: $0) }
      if let circle {
        let move = moves[chain[circle]]
        let place = Place(folder: move.from.folder, name: waiting(move.item))
        first.append(Move(item: move.item, from: move.from, to: place))
        second.append(Move(item: move.item, from: place, to: move.to))
      }
      first += chain.indices.reversed().filter { $0 != circle }.map { moves[chain[$0]] }
    }
    return second.isEmpty ? [first] : [first, second]
  }
}
