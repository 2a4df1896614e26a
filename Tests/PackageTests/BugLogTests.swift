import TestSupport
import Testing

struct BugLogTests {
  @Test func eachFaultHasItsTest() throws {
    try TestedRow.check(BugLog.rows)
  }
}
