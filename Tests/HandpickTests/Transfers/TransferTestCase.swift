import AccessibilityDriver
import TestSupport
import XCTest

/// A test of what moves files: it chooses them by name, sends them to `Files/There` and answers questions.
class TransferTestCase: HandpickTestCase {
  /// Chooses files by their names.
  func choose(_ names: String...) throws {
    try beginSelecting()
    for (index, name) in names.enumerated() {
      try program.wait(for: "check box", name).perform()
      try waitForCount("\(index + 1) selected")
    }
  }

  /// Moves what is chosen to one of the places offered.
  func moveChosen(_ title: String, to name: String = "There") throws {
    try program.press("Move")
    let dialog = try program.wait(for: "dialog", title)
    let place = try program.wait(for: "the place “\(name)”") {
      try dialog.first("list", "Places")?.first { try $0.name == name }
    }
    try program.wait(until: "“\(name)” is chosen") {
      try program.click(place)
      return try place.states.contains(.selected)
    }
    try program.press("Move", in: dialog)
  }

  /// Waits for the question about names that are taken.
  func conflictDialog(_ title: String) throws -> AccessibleObject {
    try program.wait(for: "dialog", title)
  }

  /// Waits for a question of any kind.
  func question(_ title: String) throws -> AccessibleObject {
    try program.wait(for: "the question “\(title)”") {
      try program.application.first { try ["alert", "dialog"].contains($0.role) && $0.name == title }
    }
  }

  /// Answers a question once its buttons take answers.
  func answer(_ button: String, in dialog: AccessibleObject) throws {
    try program.wait(until: "“\(button)” can be pressed") {
      let states = try dialog.first("push button", button)?.states
      return states?.contains(.sensitive) == true && states?.contains(.busy) == false
    }
    try program.press(button, in: dialog)
  }

  /// A file's text, or nil where there is none.
  func text(_ path: String) throws -> String? {
    try folder.files(in: "Files")[Array(path.utf8)].map { String(decoding: $0, as: UTF8.self) }
  }
}
