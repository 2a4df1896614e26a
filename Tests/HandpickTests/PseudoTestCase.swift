import AccessibilityDriver
import Glibc
import TestSupport
import XCTest

/// A test of the program in a language made up: every text of the template marked and 40 % longer. What is shown without
/// a mark has been forgotten, or is data.
class PseudoTestCase: TransferTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    for index in 1...5 { try folder.write("\(index)", to: "Files/data\(index)") }
    try PseudoCatalogue.write(to: folder)
  }

  func startInPseudo(on subfolder: String, _ environment: String...) throws {
    try start(
      on: subfolder,
      prefix: [
        "env", "LANGUAGE=\(PseudoCatalogue.language)", "XDG_DATA_DIRS=\(folder.path(of: "share")):/usr/share",
      ] + environment)
    _ = try program.wait(for: "frame", subfolder)
  }

  /// Opens a dialog or a menu by keys, looks it over, and closes it.
  func look(at what: String, _ role: String = "dialog", keys: String...) throws {
    for key in keys { try Screen.press(key) }
    try lookAndClose(what, role)
  }

  /// Looks an open dialog or menu over, and closes it.
  func lookAndClose(_ what: String, _ role: String = "dialog", without others: String? = nil) throws {
    _ = try program.wait(for: role)
    try assertEverythingIsMarked(what, without: others)
    try Screen.press("Escape")
    try program.wait(until: "\(what) is closed, and the window has the keys") {
      guard try program.application.first(role) == nil, let focused = try program.focused else {
        return false
      }
      return try Screen.activeWindowName() == focused.window.name
    }
  }

  /// Waits until something has a text of the template.
  func wait(for text: String, _ values: [String: String] = [:]) throws -> AccessibleObject {
    let text = PseudoCatalogue.marked(text, values)
    return try program.wait(for: "“\(text)”") {
      try program.application.first { try $0.name == text || $0.explanation == text }
    }
  }

  /// Presses the button with a text of the template, in a dialog or in any window.
  func press(_ text: String, _ values: [String: String] = [:], in dialog: AccessibleObject? = nil) throws {
    try program.press(PseudoCatalogue.marked(text, values), in: dialog)
  }

  /// Chooses the menu item with a text of the template.
  func press(menuItem text: String) throws {
    try program.press(menuItem: PseudoCatalogue.marked(text))
  }

  /// Fails for each text without a mark. With `HANDPICK_PICTURES` in the environment, a folder, it leaves a picture there.
  ///
  /// - Parameter others: A role of objects that have data.
  func assertEverythingIsMarked(_ state: String, without others: String? = nil) throws {
    if let folder = getenv("HANDPICK_PICTURES") {
      usleep(700_000)
      try Screen.takePicture(to: "\(String(cString: folder))/\(state.replacing(" ", with: "-")).png")
    }
    for (text, role) in try texts(of: program.application) where !isData(text) && !text.contains("⟦") {
      // The parts of GTK's own windows.
      if role == others || (text.hasPrefix("Gtk") && ["filler", "image"].contains(role)) { continue }
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
      "table", "tool bar", "heading", "dialog", "frame",
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
    if text.contains("/") || text.wholeMatch(of: #/F\d+/#) != nil { return true }
    let names: Set = ["Files", "Missing", "folder", "target", "link", "folderlink", "pipe", "handpick"]
    if names.contains(text) || text.wholeMatch(of: #/data\d/#) != nil { return true }
    if text.wholeMatch(of: #/[\d.]+\s(?:bytes?|[kMGT]B)/#) != nil { return true }
    return folder.path.split(separator: "/").contains { $0 == text }
      || Self.textsOfGtk.contains(text.replacing(" the window", with: ""))
  }

  /// GTK has no catalogue in a language made up.
  private static let textsOfGtk: Set = ["Close", "Minimize", "Maximize", "Restore"]
}
