import CGtk
import Foundation
import GtkSupport
import GtkTestSupport
import SelectionCore
import SelectionToolbar
import XCTest

/// The block's states, and how a window comes to each.
enum BlockState: String, CaseIterable {
  case browsing, none, one, some, all, running, confirmation, partial, error, question, folded, grid

  /// Opens a window in this state, at rest.
  @MainActor func open(_ look: DesktopLook) throws -> TestWindow {
    let further =
      self == .folded ? ["Duplicate", "Rename", "Compress", "Print", "Tag", "Send"] : ["Duplicate"]
    let test = TestWindow(
      count: 10, isGrid: self == .grid, width: look.width(otherwise: 500), furtherActions: further)
    do {
      try pump(until: "the rows are there") { test.texts().contains("Number 0") }
      try bring(test)
      test.hover(over: [0, 1])
      try ShownWindow.comeToRest(test.window.widget)
    } catch {
      test.close()
      throw error
    }
    return test
  }

  @MainActor private func bring(_ test: TestWindow) throws {
    switch self {
    case .browsing: return
    case .none: test.model.begin()
    case .one: test.model.begin(with: 0)
    case .some, .question, .folded, .grid: test.model.begin(with: [0, 2, 3])
    case .all: test.model.begin(with: Set(0..<10))
    case .running, .confirmation, .partial, .error: test.model.begin(with: [0, 2])
    }
    try pump(until: "the bar is there") { test.button("Move") != nil }
    switch self {
    case .browsing, .none, .one, .some, .all, .grid: return
    case .running: try run(test)
    case .confirmation:
      test.toolbar.run.ask("move")
      try pump(until: "the line is there") { test.button("Undo") != nil }
    case .partial:
      test.outcome = SelectionOutcome(message: "Moved 1 file, 1 could not be moved", failed: [2])
      test.toolbar.run.ask("move")
      try pump(until: "the line is there") { test.button("Undo") != nil }
    case .error:
      test.error = Failure()
      test.toolbar.run.ask("move")
      try pump(until: "the line is there") { test.texts().contains(Failure().errorDescription ?? "") }
    case .question:
      test.toolbar.run.ask("delete")
      try pump(until: "the question is there") {
        test.dialogs.first.map { test.button("Cancel", in: $0) != nil } ?? false
      }
    case .folded:
      try pump(until: "the menu’s button is there") { test.control("More actions") != nil }
      gtk_widget_activate(test.control("More actions"))
      try pump(until: "the menu is open") { test.button("Send") != nil }
    }
  }

  @MainActor private func run(_ test: TestWindow) throws {
    test.gate = Gate()
    test.press("Move")
    try pump(until: "it runs") { !test.runs.isEmpty }
    try pump(until: "it is drawn") {
      var isTurning = false
      test.walk(test.window.widget) { widget in
        guard cgtk_is_a(widget, gtk_spinner_get_type()) != 0 else { return }
        if gtk_widget_get_mapped(widget) != 0 { isTurning = true }
      }
      return isTurning
    }
  }

  private struct Failure: LocalizedError {
    var errorDescription: String? { "“Number 2” could not be moved: the disk is full." }
  }
}
