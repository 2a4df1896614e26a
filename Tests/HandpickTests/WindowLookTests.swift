import CGtk
import FilesCore
import GtkSupport
import GtkTestSupport
import SelectionCore
import TestSupport
import XCTest

@testable import Handpick

/// The application's window in every look, with its sidebar and as narrow as it has to be of use: nothing is cut that is
/// not meant to be, nothing lies over something else, and everything can be told from its ground.
final class WindowLookTests: GtkTestCase {
  func testLight() throws { try check(.light) }
  func testDark() throws { try check(.dark) }
  func testHighContrast() throws { try check(.highContrast) }
  func testLargeText() throws {
    try check(.largeText)
    try check(.largeText, width: 880)
  }
  func testRightToLeft() throws { try check(.rightToLeft) }
  func testNarrow() throws { try check(.narrow) }

  private func check(_ look: DesktopLook, width: Int32? = nil) throws {
    try onMain {
      try look.with {
        let test = try LookedAtWindow(width: width ?? look.width(otherwise: 880))
        defer { test.window.window.destroy() }
        try test.check("\(look), browsing")
        test.window.model.begin(with: [0, 1].map(test.window.model.shownID))
        try pump(until: "the bar is there") { test.has("Duplicate") }
        try test.check("\(look), select mode")
      }
    }
  }
}

/// A window of the application on a folder of a few files.
@MainActor private struct LookedAtWindow {
  let window: FolderWindow
  private let folder: TemporaryFolder
  /// One for all tests: GTK starts up for the first of a process.
  private static let application = {
    let application = Application(id: "org.handpick.Looks", flags: G_APPLICATION_NON_UNIQUE)
    g_application_register(application.pointer(), nil, nil)
    return application
  }()

  init(width: Int32) throws {
    MainLoop.attach()
    folder = try TemporaryFolder()
    try folder.makeFolder("Holiday in Norway")
    for name in ["Budget.ods", "Packing list.txt", "Whales.mp4"] {
      try folder.write("x", to: "Holiday in Norway/\(name)")
    }
    let application = Self.application
    WindowState.shared.showsSelectingHint = false
    let path = try XCTUnwrap(FilePath(bytes: Array(folder.path(of: "Holiday in Norway").utf8)))
    window = FolderWindow(
      application: application, operations: FileOperations(), queue: TransferQueue(application: application),
      folder: path)
    window.window.setDefaultSize(width: width, height: 600)
    window.present(selecting: [])
    try pump(until: "the files are there") { [self] in has("Whales.mp4") }
  }

  func has(_ text: String) -> Bool {
    ShownWindow(window.window.widget).widgets.contains { $0.text == text }
  }

  func check(_ state: String) throws {
    try ShownWindow.comeToRest(window.window.widget)
    let shown = ShownWindow(window.window.widget)
    XCTAssertEqual(shown.cut(mayShorten: Self.mayShorten), [], state)
    XCTAssertEqual(shown.overlaps(liesOver: Self.liesOver), [], state)
    // The icons of files have the theme's colours, and their names beside them.
    XCTAssertEqual(try shown.faint { $0.hasClass("file-picture") }, [], state)
    // The folder's name is shortened where it has to be, but can still be told.
    for label in shown.widgets where label.isLabel && label.isInsideButton("path-folder") {
      XCTAssertGreaterThanOrEqual(label.area.width, 40, "\(label.name), \(state)")
    }
  }

  /// What people named may be of any length: files, and the folders of the path.
  private static func mayShorten(_ widget: ShownWidget) -> Bool {
    widget.parentName == "filerow" || widget.isInsideButton("path-folder")
  }

  /// A row's button is over all of the row.
  private static func liesOver(_ widget: ShownWidget) -> Bool {
    widget.parentName == "selectionrow" && widget.isButton
  }
}

extension ShownWidget {
  /// Whether it is in a button of a class.
  fileprivate func isInsideButton(_ name: String) -> Bool {
    ancestor(gtk_button_get_type()).map { gtk_widget_has_css_class($0, name) != 0 } ?? false
  }
}
