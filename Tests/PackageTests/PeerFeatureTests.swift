import TestSupport
import Testing

/// Each row of the table has tests that there are, or a reason.
@Suite struct PeerFeatureTests {
  @Test func everyRowHasItsTestOrAReason() throws {
    let sources = try Project.files(in: "Tests").filter { $0.hasSuffix("Tests.swift") }
    var suites: [Substring: String] = [:]
    for file in sources {
      if let name = file.split(separator: "/").last?.dropLast(".swift".count) {
        suites[name] = try Project.text(of: file)
      }
    }
    for row in PeerFeatures.rows {
      #expect(row.tests.isEmpty != row.reason.isEmpty, "\(row.feature)")
      for test in row.tests {
        let parts = test.split(separator: ".")
        let isThere = suites[parts[0]]?.contains("func \(parts[1])(") ?? false
        #expect(isThere, "“\(row.feature)” names \(test), which is not there")
      }
    }
    #expect(Set(PeerFeatures.rows.map(\.feature)).count == PeerFeatures.rows.count)
  }
}
