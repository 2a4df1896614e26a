import TestSupport
import XCTest

/// The real Orca: what it says of the block, line by line, while a person chooses in a list of 2,000 files and acts on them.
final class ScreenReaderTests: XCTestCase {
  func testOrcaSaysTheSession() throws {
    let session = "Tests/screen-reader/session.txt"
    let output = try runProgram(
      ["Tests/screen-reader/listen", session, Project.executable("BlockProgram"), "list", "2000"],
      folder: Project.root, timeout: .seconds(600))
    if output.exitStatus == 3 {
      throw XCTSkip("Orca is not installed, so nobody hears what it says; data/setup tests installs it")
    }
    XCTAssertEqual(output.exitStatus, 0, output.errorText)
    let expected = Self.steps(in: try Project.text(of: session))
    let heard = Self.steps(in: output.text)
    XCTAssertGreaterThanOrEqual(expected.count, 40)
    for (number, (expected, heard)) in zip(expected, heard).enumerated() {
      XCTAssertEqual(heard, Self.lines(of: expected, whereHeard: heard), "step \(number + 1)")
    }
    XCTAssertEqual(heard.count, expected.count)
  }

  /// What should be said in a step: what may be left out is to be there only where it was heard.
  private static func lines(of expected: [Substring], whereHeard heard: [Substring]) -> [Substring] {
    expected.compactMap { line in
      guard let range = line.firstRange(of: "    ? ") else { return line }
      let said = "    " + line[range.upperBound...]
      return heard.first { $0 == said }
    }
  }

  /// Each step with what is said because of it, a line each.
  private static func steps(in text: String) -> [[Substring]] {
    text.split(separator: "\n").reduce(into: []) { steps, line in
      if line.hasPrefix("> ") || steps.isEmpty { steps.append([]) }
      steps[steps.endIndex - 1].append(line)
    }
  }
}
