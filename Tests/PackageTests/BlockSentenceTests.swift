import Testing

@Suite struct BlockSentenceTests {
  @Test func everySentenceHasATestOrAPicture() throws {
    try TestedRow.check(BlockSentences.rows)
  }
}
