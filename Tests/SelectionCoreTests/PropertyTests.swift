import SelectionCore
import Testing

/// Random sequences of every call, each compared with the slow selection.
@MainActor struct PropertyTests {
  static let steps = 2_000

  /// One seed at a time: a hundred of them waiting for the main actor would hold up the tests whose time is real.
  @Test(
    "200,000 random calls answer as an array and a set would", .serialized,
    arguments: 1...100 as ClosedRange<UInt64>)
  func matchesSlowSelection(seed: UInt64) throws {
    var walk = Walk(seed: seed)
    for index in 0..<Self.steps {
      let step = walk.next()
      try #require(walk.differences == [], "seed \(seed), step \(index): \(step)")
    }
  }
}
