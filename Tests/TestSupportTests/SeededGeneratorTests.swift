import TestSupport
import Testing

@Suite struct SeededGeneratorTests {
  /// The first numbers of the reference implementation for this seed.
  @Test func theSequenceIsSplitMix64() {
    var generator = SeededGenerator(seed: 1_234_567)
    let numbers = (0..<3).map { _ in generator.next() }
    #expect(numbers == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
  }
}
