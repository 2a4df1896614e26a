import AccessibilityDriver
import TestSupport
import XCTest

/// A person's whole path: choose three files by pointer, Space and Shift, act on them, undo; after every step the files on
/// disk are exactly right.
final class WholePathTests: HandpickTestCase {
  private var before: [[UInt8]: [UInt8]] = [:]

  override func setUpWithError() throws {
    try super.setUpWithError()
    for (index, name) in HostileNames.all.enumerated() {
      try folder.write(Array("contents \(index)".utf8), to: Array("Files/".utf8) + name.bytes)
    }
    try folder.makeFolder("Files/Destination")
    before = try folder.files(in: "Files")
    try start()
  }

  func testEveryNameHasItsRow() throws {
    let shown = try rows().map { try $0.name }
    XCTAssertEqual(shown.sorted(), (HostileNames.all.map(\.shown) + ["Destination"]).sorted())
  }

  func testDuplicateAndUndo() throws {
    let chosen = try chooseThree()
    try program.press("Duplicate")
    try waitForLine("Duplicated 3 files")
    try waitForBrowsing()

    let after = try folder.files(in: "Files")
    let added = after.filter { before[$0.key] == nil }
    XCTAssertEqual(after.filter { before[$0.key] != nil }, before)
    XCTAssertEqual(Set(added.values), Set(chosen.map { before[$0] }))
    XCTAssertEqual(added.count, 3)

    try program.press("Undo")
    try program.wait(until: "the copies are gone") { try folder.files(in: "Files") == before }
  }

  func testMoveAndUndo() throws {
    let chosen = try chooseThree()
    try program.press("Move")
    let dialog = try program.wait(for: "dialog", "Move 3 files")
    let place = try program.wait(for: "the place “Destination”") {
      try dialog.first("list", "Places")?.first { try $0.name == "Destination" }
    }
    try program.click(place)
    try program.press("Move", in: dialog)
    try waitForLine("Moved 3 files")
    try waitForBrowsing()

    var expected = before
    for name in chosen {
      expected[Array("Destination/".utf8) + name] = expected.removeValue(forKey: name)
    }
    XCTAssertEqual(try folder.files(in: "Files"), expected)

    try program.press("Undo")
    try program.wait(until: "the files are back") { try folder.files(in: "Files") == before }
  }

  func testDeleteAndUndo() throws {
    let chosen = try chooseThree()
    try program.press("Delete")
    let question = try program.wait(for: "the question “Delete 3 files?”") {
      try program.application.first {
        try ["alert", "dialog"].contains($0.role) && $0.name == "Delete 3 files?"
      }
    }
    XCTAssertEqual(try folder.files(in: "Files"), before)
    try program.press("Delete", in: question)
    try waitForLine("Moved 3 files to Trash")
    try waitForBrowsing()

    XCTAssertEqual(try folder.files(in: "Files"), before.filter { !chosen.contains($0.key) })
    XCTAssertEqual(Set(try folder.files(in: "data/Trash/files").values), Set(chosen.map { before[$0] ?? [] }))
    let origins = try folder.files(in: "data/Trash/info").values.map { String(decoding: $0, as: UTF8.self) }
    XCTAssertEqual(Set(origins.compactMap(Self.originalPath)), Set(chosen.map(percentEncodedPath)))

    try program.press("Undo")
    try program.wait(until: "the files are back") { try folder.files(in: "Files") == before }
    XCTAssertEqual(try folder.files(in: "data/Trash/files"), [:])
    XCTAssertEqual(try folder.files(in: "data/Trash/info"), [:])
  }

  func testCancelledDeleteChangesNothing() throws {
    _ = try chooseThree()
    try program.press("Delete")
    let question = try program.wait(for: "the question “Delete 3 files?”") {
      try program.application.first {
        try ["alert", "dialog"].contains($0.role) && $0.name == "Delete 3 files?"
      }
    }
    try program.press("Cancel", in: question)
    try program.waitForNone(try question.role, "Delete 3 files?")
    try waitForCount("3 selected")
    XCTAssertEqual(try folder.files(in: "Files"), before)
  }

  func testMovingOntoAnExistingNameOverwritesNothing() throws {
    try folder.write("other", to: "Files/Destination/plain.txt")
    before = try folder.files(in: "Files")
    try beginSelecting()
    for name in ["plain.txt", "-rf"] {
      try program.click(try program.wait(for: "check box", name))
    }
    try waitForCount("2 selected")
    try program.press("Move")
    let dialog = try program.wait(for: "dialog", "Move 2 files")
    let place = try program.wait(for: "the place “Destination”") {
      try dialog.first("list", "Places")?.first { try $0.name == "Destination" }
    }
    try program.click(place)
    try program.press("Move", in: dialog)
    let question = try program.wait(for: "dialog", "“plain.txt” already exists in “Destination”")
    try program.wait(until: "the question can be answered") {
      try question.first("push button", "Skip")?.states.contains(.sensitive) == true
    }
    try program.press("Skip", in: question)
    try waitForLine("Moved 1 file")
    var expected = before
    expected[Array("Destination/-rf".utf8)] = expected.removeValue(forKey: Array("-rf".utf8))
    XCTAssertEqual(try folder.files(in: "Files"), expected)
  }

  /// Chooses the first three files of the list by click, Space and Shift, and returns their names.
  private func chooseThree() throws -> [[UInt8]] {
    try beginSelecting()
    let files = try checkBoxes().filter { try $0.name != "Destination" }
    try program.click(files[0])
    try waitForCount("1 selected")
    try Screen.press("Down")
    try Screen.press("space")
    try waitForCount("2 selected")
    try Screen.press("shift+Down")
    try waitForCount("3 selected")
    let chosen = try checkBoxes().filter { try $0.states.contains(.checked) }.map { try $0.name }
    XCTAssertEqual(chosen, try files.prefix(3).map { try $0.name })
    return HostileNames.all.filter { chosen.contains($0.shown) }.map(\.bytes)
  }

  private static func originalPath(_ trashInformation: String) -> String? {
    trashInformation.split(separator: "\n").first { $0.hasPrefix("Path=") }.map { String($0.dropFirst(5)) }
  }

  /// The path of a file as the Trash keeps it: percent-encoded as in RFC 2396.
  private func percentEncodedPath(_ name: [UInt8]) -> String {
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.~/".utf8)
    let hex = Array("0123456789ABCDEF")
    return (Array(folder.path(of: "Files/").utf8) + name).reduce(into: "") { text, byte in
      text +=
        plain.contains(byte) ? String(UnicodeScalar(byte)) : "%\(hex[Int(byte >> 4)])\(hex[Int(byte & 15)])"
    }
  }
}
