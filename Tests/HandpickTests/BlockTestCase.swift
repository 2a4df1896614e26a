import AccessibilityDriver
import TestSupport
import XCTest

/// A test of the block around made-up files, in a program that is there for the tests.
class BlockTestCase: XCTestCase {
  private(set) var program: DrivenProgram!
  private var count = 0

  override func tearDownWithError() throws {
    if let program {
      XCTAssertTrue(program.isRunning, "the program ended: \(program.log)")
      _ = try program.terminate()
      XCTAssertEqual(program.mistakes, [])
    }
    program = nil
    try super.tearDownWithError()
  }

  /// Starts the program on a list or a grid of so many files.
  func start(_ kind: String, count: Int) throws {
    self.count = count
    let command = [Project.executable("BlockProgram"), kind, "\(count)"]
    program = try DrivenProgram(command.map { Array($0.utf8) })
  }

  /// Waits until what can take the focus has this role in every row, and answers it for all.
  func rows(_ role: String) throws -> [AccessibleObject] {
    try program.wait(for: role) {
      let rows = try program.application.all(role).filter { try $0.name.hasPrefix("File ") }
      return rows.count == count ? rows : nil
    }
  }

  /// The names of what is chosen, in order.
  func chosen() throws -> [String] {
    try program.application.all("check box").filter { try $0.states.contains(.checked) }.map { try $0.name }
  }

  /// Waits until the focus is on a file.
  func waitForFocus(on name: String) throws {
    try program.wait(until: "the focus is on \(name)") { try program.focused?.name == name }
  }
}
