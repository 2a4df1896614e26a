import TestSupport
import XCTest

/// The real Orca: what it says, line by line, of the block, while a person chooses in a list of 2,000 files and acts on
/// them, and of the application's own dialogs, entries and tabs.
final class ScreenReaderTests: XCTestCase {
  func testOrcaSaysTheSession() throws {
    try listen("session.txt", [Project.executable("BlockProgram"), "list", "2000"], steps: 40)
  }

  func testOrcaSaysTheApplication() throws {
    let folder = try TemporaryFolder()
    for name in ["Files/There", "state/handpick"] { try folder.makeFolder(name) }
    for name in ["a.txt", "b.txt", "c.txt"] { try folder.write("new", to: "Files/\(name)") }
    for name in ["a.txt", "b.txt"] { try folder.write("old!", to: "Files/There/\(name)") }
    try folder.write("[Window]\nselecting-hint=false\n", to: "state/handpick/window")
    // At noon, so that it is one day everywhere.
    let dated = try runProgram(
      ["find", folder.path(of: "Files"), "-exec", "touch", "-d", "2020-01-02 12:00:00", "{}", "+"])
    XCTAssertEqual(dated.exitStatus, 0, dated.errorText)
    try listen(
      "handpick.txt", [Project.executable("handpick"), folder.path(of: "Files")], steps: 20,
      environment: [
        "HOME": folder.path, "XDG_DATA_HOME": folder.path(of: "data"),
        "XDG_STATE_HOME": folder.path(of: "state"), "XDG_CACHE_HOME": folder.path(of: "cache"),
        "XDG_CONFIG_HOME": folder.path(of: "config"),
      ], replacing: folder.path)
  }

  /// Compares what is said with a session.
  ///
  /// - Parameter place: what is `/folder` in the session.
  private func listen(
    _ name: String, _ program: [String], steps: Int, environment: [String: String?] = [:],
    replacing place: String = "/folder"
  ) throws {
    let session = "Tests/screen-reader/\(name)"
    let output = try runProgram(
      ["Tests/screen-reader/listen", session] + program, environment: environment, folder: Project.root,
      timeout: .seconds(600))
    if output.exitStatus == 3 {
      throw XCTSkip("Orca is not installed, so nobody hears what it says; data/setup tests installs it")
    }
    XCTAssertEqual(output.exitStatus, 0, output.errorText)
    let expected = Self.steps(in: try Project.text(of: session))
    let text = output.text.replacing(place, with: "/folder")
    let heard = Self.steps(in: text)
    XCTAssertGreaterThanOrEqual(expected.count, steps)
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
