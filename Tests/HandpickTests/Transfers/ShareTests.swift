import AccessibilityDriver
import Glibc
import TestSupport
import XCTest

/// The share sheet's ways out of the window: e-mail, phones, the clipboard. S01 and S02 of the specification.
final class ShareTests: TransferTestCase {
  private var standIn: RunningProcess?

  override func setUpWithError() throws {
    try super.setUpWithError()
    try folder.write("one", to: "Files/a.txt")
    try folder.write("two", to: "Files/b.txt")
  }

  override func tearDownWithError() throws {
    standIn?.send(signal: SIGTERM)
    _ = try standIn?.wait()
    standIn = nil
    try super.tearDownWithError()
  }

  // MARK: What stands in

  private func begin(_ script: String, _ arguments: String...) throws {
    try folder.write(script, to: "stand-in.py")
    let command = ["/usr/bin/python3", folder.path(of: "stand-in.py"), folder.path(of: "record")] + arguments
    let process = try RunningProcess(command.map { Array($0.utf8) })
    standIn = process
    let deadline = ContinuousClock.now + .seconds(30)
    while try !record().contains("ready") {
      XCTAssertTrue(process.isRunning, "the stand-in ended")
      guard process.isRunning, ContinuousClock.now < deadline else { return XCTFail("no stand-in") }
      usleep(20_000)
    }
  }

  private func record() throws -> [String] {
    guard folder.contains("record") else { return [] }
    let text = try runProgram(["cat", folder.path(of: "record")]).text
    return text.split(separator: "\n").map(String.init)
  }

  /// Waits until the stand-in has written that it has all.
  private func wholeRecord(_ last: String = "end") throws -> [String] {
    try program.wait(for: "the record") {
      let lines = try record()
      return lines.last == last ? lines.filter { $0 != "ready" && $0 != last } : nil
    }
  }

  /// Installs a mail program that writes its arguments down.
  private func installMailer(_ id: String, name: String) throws {
    let mailer = folder.path(of: "mailer")
    try folder.write(
      """
      #!/bin/sh
      for argument; do printf '%s\\n' "$argument"; done >>'\(folder.path(of: "record"))'
      echo end >>'\(folder.path(of: "record"))'
      """, to: "mailer")
    XCTAssertEqual(try runProgram(["chmod", "+x", mailer]).exitStatus, 0)
    try folder.makeFolder("data/applications")
    try folder.write(
      """
      [Desktop Entry]
      Type=Application
      Name=\(name)
      Exec=\(mailer) %u
      MimeType=x-scheme-handler/mailto;
      """, to: "data/applications/\(id).desktop")
    try folder.makeFolder("config")
    try folder.write(
      "[Default Applications]\nx-scheme-handler/mailto=\(id).desktop\n", to: "config/mimeapps.list")
  }

  private func openSheet(_ title: String) throws -> AccessibleObject {
    try program.press("Share")
    return try program.wait(for: "dialog", title)
  }

  private func ways(_ sheet: AccessibleObject) throws -> [String] {
    try sheet.all("push button").map { try $0.name }
  }

  // MARK: E-mail

  /// A name that would add a recipient, one that is no text, and a folder.
  func testS01_ThePortalGetsPlainNamesOneEach() throws {
    try installMailer("mailer", name: "Recorder")
    try begin(ShareStandIns.mailPortal, "0")
    try folder.write("evil", to: "Files/a&bcc=evil@example.org&x=.txt")
    try folder.write([UInt8]("bytes".utf8), to: Array("Files/caf".utf8) + [0xE9] + Array(".txt".utf8))
    try folder.makeFolder("Files/Folder")
    try folder.write("deep", to: "Files/Folder/deep.txt")
    try start()
    try beginSelecting()
    try program.press("Select all")
    try waitForCount("5 selected")
    try program.press("Email", in: openSheet("Share 5 items"))
    let files = try wholeRecord()
    try waitForLine("Opened in Recorder")
    try waitForBrowsing()
    let names = files.compactMap { $0.split(separator: "/").last.map(String.init) }
    XCTAssertEqual(
      names.sorted(), ["Folder.zip", "a.txt", "a_bcc_evil_example.org_x_.txt", "b.txt", "caf_.txt"])
    let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._-/")
    for file in files { XCTAssertTrue(file.allSatisfy(plain.contains), file) }
    let staged = try XCTUnwrap(files.first { $0.contains("bcc") })
    XCTAssertEqual(try runProgram(["cat", staged]).text, "evil")
    let archive = try XCTUnwrap(files.first { $0.hasSuffix(".zip") })
    XCTAssertEqual(try runProgram(["unzip", "-p", archive, "Folder/deep.txt"]).text, "deep")
    XCTAssertEqual(
      try runProgram(["stat", "-c", "%a", folder.path(of: "cache/handpick/shared")]).text, "700\n")
    // What was staged is nobody's to take back.
    try Screen.press("ctrl+z")
    try waitForLine("There is nothing to undo in this window")
  }

  func testWhoBacksOutOfThePortalKeepsTheChoice() throws {
    try installMailer("mailer", name: "Recorder")
    try begin(ShareStandIns.mailPortal, "1")
    try start()
    try choose("a.txt", "b.txt")
    try program.press("Email", in: openSheet("Share 2 files"))
    XCTAssertEqual(try wholeRecord().count, 2)
    try waitForCount("2 selected")
  }

  func testAPortalThatFailsIsSaid() throws {
    try installMailer("mailer", name: "Recorder")
    try begin(ShareStandIns.mailPortal, "2")
    try start()
    try choose("a.txt")
    try program.press("Email", in: openSheet("Share 1 file"))
    try waitForLine("The desktop could not open a mail program.")
    try waitForCount("1 selected")
  }

  /// Thunderbird would leave out what the portal gives it.
  func testThunderbirdIsStartedWithTheFiles() throws {
    try installMailer("org.mozilla.Thunderbird", name: "Thunderbird")
    try begin(ShareStandIns.mailPortal, "0")
    try folder.write("x", to: "Files/it's, so.txt")
    try start()
    try choose("a.txt", "it's, so.txt")
    try program.press("Email", in: openSheet("Share 2 files"))
    try waitForLine("Opened in Thunderbird")
    let files = "file://" + folder.path(of: "Files")
    XCTAssertEqual(
      try wholeRecord(), ["-compose", "attachment='\(files)/a.txt,\(files)/it%27s%2C%20so.txt'"])
  }

  // MARK: Phones

  func testKDEConnectGetsLinks() throws {
    try begin(ShareStandIns.kdeConnect)
    try folder.write("x", to: "Files/it's \"so\".txt")
    try start()
    try choose("a.txt", "it's \"so\".txt")
    try program.press("Send to “Pixel 7”", in: openSheet("Share 2 files"))
    try waitForLine("Handed 2 files over to “Pixel 7”")
    let files = "file://" + folder.path(of: "Files")
    XCTAssertEqual(try wholeRecord(), ["\(files)/a.txt", "\(files)/it%27s%20%22so%22.txt"])
    try waitForBrowsing()
  }

  func testGSConnectGetsLinksAndWhatIsAwayIsNotOffered() throws {
    try begin(ShareStandIns.gsConnect)
    try start()
    try choose("a.txt")
    let sheet = try openSheet("Share 1 file")
    XCTAssertFalse(try ways(sheet).contains { $0.contains("Away") })
    try program.press("Send to “Tablet”", in: sheet)
    try waitForLine("Handed 1 file over to “Tablet”")
    let device = "/org/gnome/Shell/Extensions/GSConnect/Device/one"
    XCTAssertEqual(
      try record().last, "\(device) shareFile file://\(folder.path(of: "Files/a.txt")) False")
  }

  func testAFolderIsNotOfferedToAPhone() throws {
    try begin(ShareStandIns.kdeConnect)
    try folder.makeFolder("Files/Folder")
    try start()
    try choose("Folder")
    XCTAssertFalse(try ways(openSheet("Share 1 folder")).contains { $0.contains("Pixel") })
  }

  // MARK: Nothing there

  func testS02_WithoutAMailerCopyIsThere() throws {
    try start(prefix: ["env", "PATH=\(folder.path)"])
    try choose("a.txt", "b.txt")
    let sheet = try openSheet("Share 2 files")
    let ways = try ways(sheet)
    XCTAssertEqual(Array(ways.prefix(2)), ["Copy", "Copy links"])
    XCTAssertFalse(ways.contains("Email"))
    XCTAssertTrue(ways.contains("Save as ZIP…"))
    try program.press("Copy", in: sheet)
    try waitForLine("Copied 2 files")
    XCTAssertEqual(try clipboard(), bothLinks)
  }

  /// Without a bus nobody can look into the window: by its keys and its titles.
  func testS02_WithoutABusCopyIsThere() throws {
    let blind = try RunningProcess(
      [Project.executable("handpick"), folder.path(of: "Files")].map { Array($0.utf8) },
      environment: [
        "DBUS_SESSION_BUS_ADDRESS": "disabled:", "GTK_A11Y": "none", "HOME": folder.path,
        "XDG_STATE_HOME": folder.path(of: "state"), "XDG_CONFIG_HOME": folder.path(of: "config"),
      ])
    defer { blind.send(signal: SIGTERM) }
    try waitForWindow("Files", blind)
    try waitForWindow("2 selected", blind) { try Screen.press("ctrl+a") }
    try Screen.press("F6")
    try waitForWindow("Share 2 files", blind) { try Screen.press("Return") }
    try Screen.press("Return")
    let deadline = ContinuousClock.now + .seconds(30)
    while try clipboard() != bothLinks, ContinuousClock.now < deadline { usleep(100_000) }
    XCTAssertEqual(try clipboard(), bothLinks)
  }

  private func waitForWindow(_ title: String, _ process: RunningProcess, _ act: () throws -> Void = {}) throws
  {
    try act()
    let deadline = ContinuousClock.now + .seconds(30)
    while true {
      let found = try runProgram(["xdotool", "search", "--onlyvisible", "--name", "^\(title)$"]).text
      if !found.isEmpty { return }
      guard process.isRunning, ContinuousClock.now < deadline else { return XCTFail("no window “\(title)”") }
      usleep(50_000)
    }
  }

  private func clipboard() throws -> String {
    try runProgram(["xclip", "-selection", "clipboard", "-o", "-t", "text/uri-list"]).text
  }

  private var bothLinks: String {
    let files = "file://" + folder.path(of: "Files")
    return "\(files)/a.txt\r\n\(files)/b.txt\r\n"
  }
}
