import AccessibilityDriver
import Glibc
import TestSupport
import XCTest

/// What a window has used it gives back. `TEST_ROUNDS=500` goes through 1,000 folders and does 500 operations.
final class MemoryTests: HandpickTestCase {
  private static let rounds = getenv("TEST_ROUNDS").flatMap { Int(String(cString: $0)) } ?? 16
  private static let warmUp = 10
  /// What the memory may grow by, in bytes: GTK's caches and the allocator's rest, but nothing a round.
  private static let allowance = 12 << 20

  override func setUpWithError() throws {
    try super.setUpWithError()
    try folder.makeFolder("Files/Inner")
    for index in 1...20 {
      try folder.write("x", to: "Files/file\(index).txt")
      try folder.write("x", to: "Files/Inner/inner\(index).txt")
    }
    try start()
    try waitForRowFocus("Inner")
  }

  func testGoingAroundLeavesNothingBehind() throws {
    try assertFlat(rounds: Self.rounds) {
      try Screen.press("Return")
      _ = try program.wait(for: "frame", "Inner")
      try waitForRowFocus("inner1.txt")
      try Screen.press("alt+Up")
      _ = try program.wait(for: "frame", "Files")
      try waitForRowFocus("Inner")
    }
  }

  func testOperationsLeaveNothingBehind() throws {
    try assertFlat(rounds: Self.rounds / 2) {
      // The copy had the focus, and is gone.
      try Screen.press("Home", "Down")
      try waitForRowFocus("file1.txt")
      try Screen.press("ctrl+d")
      try program.wait(until: "there is a second one") { folder.contains("Files/file1 (copy).txt") }
      try waitForLine("Duplicated 1 file")
      try Screen.press("ctrl+z")
      try program.wait(until: "there is one again") { !folder.contains("Files/file1 (copy).txt") }
      try program.waitForNone("label", "Duplicated 1 file")
    }
  }

  private func assertFlat(rounds: Int, _ round: () throws -> Void) throws {
    for _ in 0..<Self.warmUp { try round() }
    let before = try memory()
    for _ in 0..<rounds { try round() }
    let growth = try memory() - before
    print("memory grew by \(growth >> 10) KiB in \(rounds) rounds, from \(before >> 20) MiB")
    XCTAssertLessThan(growth, Self.allowance)
  }

  /// The program's memory of its own: not what it shares with others or maps from files.
  private func memory() throws -> Int {
    let text = try runProgram(["cat", "/proc/\(program.process)/status"]).text
    let line = try XCTUnwrap(text.split(separator: "\n").first { $0.hasPrefix("RssAnon:") })
    return try XCTUnwrap(line.split(separator: " ").dropFirst().first.flatMap { Int($0) }) << 10
  }
}
