import Testing

@Suite struct PeerFeatureTests {
  @Test func everyRowHasItsTestOrAReason() throws {
    try TestedRow.check(PeerFeatures.rows)
  }
}
