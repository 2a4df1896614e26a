import AccessibilityDriver
import TestSupport
import XCTest

/// The program in a language made up: every text of the template marked and 40 % longer. What is shown without a mark
/// has been forgotten, or is data.
final class PseudoTranslationTests: HandpickTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    for index in 1...5 { try folder.write("\(index)", to: "Files/data\(index)") }
    try PseudoCatalogue.write(to: folder)
  }

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

  private func startInPseudo(on subfolder: String) throws {
    try start(
      on: subfolder,
      prefix: [
        "env", "LANGUAGE=\(PseudoCatalogue.language)", "XDG_DATA_DIRS=\(folder.path(of: "share")):/usr/share",
      ])
    _ = try program.wait(for: "frame", subfolder)
  }

  private func assertEverythingIsMarked(_ state: String) throws {
    for (text, role) in try texts(of: program.application) where !isData(text) && !text.contains("⟦") {
      XCTFail("\(state): the \(role) “\(text)” is not translated")
    }
    try assertControlsHaveNames(state)
  }

  /// What a person can use has a name, which is no type's and has no mark of a mnemonic. A list item has none of its
  /// own: the control in it has the row's.
  private func assertControlsHaveNames(_ state: String) throws {
    let controls = [
      "push button", "toggle button", "check box", "radio button", "entry", "text", "menu", "menu item",
      "list",
      "table", "tool bar", "heading", "dialog", "frame", "image",
    ]
    for role in controls {
      for control in try program.application.all(role) where try control.states.contains(.visible) {
        let name = try control.name
        XCTAssertFalse(
          name.isEmpty || name.hasPrefix("Gtk") || name.contains("_"),
          "\(state): a \(role) is called “\(name)”")
      }
    }
  }

  /// Every text that is shown or spoken, with the role of what has it.
  private func texts(of object: AccessibleObject) throws -> [(text: String, role: String)] {
    var found: [(String, String)] = []
    for child in try object.children {
      let role = try child.role
      guard role != "filler" || (try? child.children.isEmpty) == false else { continue }
      for text in [try child.name, try child.explanation] where !text.isEmpty { found.append((text, role)) }
      found += (try? texts(of: child)) ?? []
    }
    return found
  }

  /// What is no text of the program: names of files and folders, paths, numbers and sizes, and what GTK itself says.
  private func isData(_ text: String) -> Bool {
    if !text.contains(where: \.isLetter) { return true }
    if text.contains("/") || text.prefixMatch(of: #/(?:Alt|Ctrl|Shift)\+|F\d+$/#) != nil { return true }
    let names: Set = ["Files", "Missing", "folder", "target", "link", "folderlink", "pipe", "handpick"]
    if names.contains(text) || text.wholeMatch(of: #/data\d/#) != nil { return true }
    if text.wholeMatch(of: #/[\d.]+\s(?:bytes?|[kMGT]B)/#) != nil { return true }
    return folder.path.split(separator: "/").contains { $0 == text }
      || Self.textsOfGtk.contains(text.replacing(" the window", with: ""))
  }

  /// GTK has no catalogue in a language made up.
  private static let textsOfGtk: Set = ["Close", "Minimize", "Maximize", "Restore"]
}
