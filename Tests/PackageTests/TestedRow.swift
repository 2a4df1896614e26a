import TestSupport
import Testing

/// A row of a table that says what shows something.
struct TestedRow: Sendable {
  let title: String
  /// `Suite.test` of each test, or `picture 2-select` for one of `Tests/pictures`.
  let tests: [String]
  /// Why it is not here, or not in this form.
  let reason: String

  init(_ title: String, _ tests: String..., reason: String = "") {
    self.title = title
    self.tests = tests
    self.reason = reason
  }

  /// Each row has tests and pictures that there are, or a reason; no title comes twice.
  static func check(_ rows: [TestedRow]) throws {
    let sources = try Project.files(in: "Tests").filter { $0.hasSuffix("Tests.swift") }
    var suites: [Substring: String] = [:]
    for file in sources {
      if let name = file.split(separator: "/").last?.dropLast(".swift".count) {
        // Two targets may have a suite of one name.
        suites[name, default: ""] += try Project.text(of: file)
      }
    }
    let pictures = try Project.text(of: "Tests/PictureMaker/PictureMaker.swift")
    for row in rows {
      #expect(row.tests.isEmpty != row.reason.isEmpty, "\(row.title)")
      for test in row.tests {
        let isThere: Bool
        if test.hasPrefix("picture ") {
          isThere = pictures.contains("take(\"\(test.dropFirst("picture ".count))\"")
        } else {
          let parts = test.split(separator: ".")
          isThere = suites[parts[0]]?.contains("func \(parts[1])(") ?? false
        }
        #expect(isThere, "“\(row.title)” names \(test), which is not there")
      }
    }
    #expect(Set(rows.map(\.title)).count == rows.count)
  }
}
