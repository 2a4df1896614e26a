import AccessibilityDriver
import Glibc
import TestSupport
import XCTest

/// Services of the desktop that do not answer.
final class TroubledDesktopTests: HandpickTestCase {
  private var service: RunningProcess?

  override func tearDownWithError() throws {
    service?.send(signal: SIGKILL)
    _ = try service?.wait()
    service = nil
    try super.tearDownWithError()
  }

  /// Takes a name on the session's bus, writes down who asks, and answers nothing.
  private static let silent = """
    import sys
    from gi.repository import Gio, GLib

    def write(line):
      with open(sys.argv[1], 'a') as record:
        record.write(line + '\\n')

    def hear(bus, message, incoming):
      if incoming and message.get_member() == 'IsSupported':
        write('asked')
        return None
      return message

    def acquired(bus, name):
      bus.add_filter(hear)

    Gio.bus_own_name(Gio.BusType.SESSION, sys.argv[2], Gio.BusNameOwnerFlags.NONE, acquired,
      lambda *_: write('ready'), lambda *_: sys.exit('the name is taken'))
    GLib.MainLoop().run()
    """

  private func record() throws -> [Substring] {
    folder.contains("record") ? try folder.text(of: "record").split(separator: "\n") : []
  }

  /// GIO waits for the services of file systems, each call 25 seconds: not so the window.
  func testAServiceOfFileSystemsThatHangs() throws {
    let known = "/usr/share/gvfs/remote-volume-monitors/udisks2.monitor"
    guard access(known, R_OK) == 0 else { throw XCTSkip("gvfs is not installed") }
    try folder.write(Self.silent, to: "silent.py")
    let command = [
      "/usr/bin/python3", folder.path(of: "silent.py"), folder.path(of: "record"),
      "org.gtk.vfs.UDisks2VolumeMonitor",
    ]
    service = try RunningProcess(command.map { Array($0.utf8) })
    for name in ["a.txt", "b.txt"] { try folder.write(name, to: "Files/\(name)") }
    let deadline = ContinuousClock.now + .seconds(30)
    while try !record().contains("ready"), ContinuousClock.now < deadline { usleep(20_000) }
    try start()
    try program.wait(until: "the service is asked") { try record().contains("asked") }
    let asked = ContinuousClock.now
    try waitForRowFocus("a.txt")
    try Screen.press("Down")
    try waitForRowFocus("b.txt")
    XCTAssertLessThan(ContinuousClock.now - asked, .seconds(15))
    XCTAssertFalse(program.log.contains("IsSupported"), program.log)
    // Once it has gone, GIO asks the others.
    service?.send(signal: SIGKILL)
    try program.wait(until: "GIO has its file systems") { program.log.contains("IsSupported") }
    try Screen.press("Up")
    try waitForRowFocus("a.txt")
  }
}
