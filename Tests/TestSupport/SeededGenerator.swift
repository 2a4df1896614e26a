import Glibc

/// Random numbers that a failed test can be repeated with: it prints its seed, and takes `TEST_SEED` from the
/// environment in its place.
///
/// The sequence is SplitMix64's (Steele, Lea, Flood: *Fast Splittable Pseudorandom Number Generators*, 2014).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  /// What the sequence follows from.
  public let seed: UInt64

  private var state: UInt64

  /// Starts the sequence of a given seed.
  public init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  /// Starts a sequence of its own for every run, and prints how to repeat it.
  public init(for test: String) {
    let wanted = getenv("TEST_SEED").flatMap { UInt64(String(cString: $0)) }
    self.init(seed: wanted ?? UInt64.random(in: 0...UInt64.max))
    print("\(test): repeat with TEST_SEED=\(seed)")
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
