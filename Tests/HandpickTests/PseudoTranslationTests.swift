import AccessibilityDriver
import TestSupport
import XCTest

/// The window in the made-up language.
final class PseudoTranslationTests: PseudoTestCase {
  func testBrowsingAndSelecting() throws {
    try startInPseudo(on: "Files")
    try assertEverythingIsMarked("browsing")
    try program.press(PseudoCatalogue.marked("Select"))
    _ = try program.wait(for: "heading", PseudoCatalogue.marked("{count} selected", ["count": "0"]))
    try assertEverythingIsMarked("select mode")
    try program.press(PseudoCatalogue.marked("Select all"))
    _ = try program.wait(for: "heading", PseudoCatalogue.marked("{count} selected", ["count": "5"]))
    try assertEverythingIsMarked("all selected")
  }

  func testQuestionsAndTheConfirmation() throws {
    try startInPseudo(on: "Files")
    try program.press(PseudoCatalogue.marked("Select"))
    try program.press(PseudoCatalogue.marked("Select all"))
    _ = try program.wait(for: "heading", PseudoCatalogue.marked("{count} selected", ["count": "5"]))
    for action in ["Move", "Share"] {
      try program.press(PseudoCatalogue.marked(action))
      let cancel = try program.wait(for: "push button", PseudoCatalogue.marked("Cancel"))
      try assertEverythingIsMarked(action)
      try cancel.perform()
      try program.waitForNone("push button", PseudoCatalogue.marked("Cancel"))
    }
    try program.press(PseudoCatalogue.marked("Delete"))
    let dialog = try program.wait(
      for: "dialog", PseudoCatalogue.marked("Delete {count} files?", ["count": "5"]))
    try assertEverythingIsMarked("the question")
    try program.press(PseudoCatalogue.marked("Delete"), in: dialog)
    _ = try program.wait(for: "push button", PseudoCatalogue.marked("Undo"))
    try assertEverythingIsMarked("the confirmation, and an empty folder")
  }

  func testAFolderThatIsNotThere() throws {
    try startInPseudo(on: "Missing")
    _ = try program.wait(
      for: "heading", PseudoCatalogue.marked("“{name}” cannot be shown", ["name": "Missing"]))
    try assertEverythingIsMarked("no folder")
  }

  func testEveryDescriptionOfAKind() throws {
    try folder.makeFolder("Files/folder")
    try folder.write("", to: "Files/target")
    for (command, name) in [("ln -s target", "link"), ("ln -s folder", "folderlink"), ("mkfifo", "pipe")] {
      _ = try runProgram(["sh", "-c", "\(command) \(name)"], folder: folder.path(of: "Files"))
    }
    try startInPseudo(on: "Files")
    try program.wait(until: "the pipe is described") {
      try program.application.first { try $0.explanation.contains("Pipe") } != nil
    }
    try assertEverythingIsMarked("kinds")
  }
}
