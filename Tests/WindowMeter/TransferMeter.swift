import AccessibilityDriver
import Glibc
import TestSupport

/// Measures the window while many gigabytes go to another file system, and whether Stop and Undo do what they say.
struct TransferMeter {
  let program: String
  let gigabytes: Int

  private static let size = 256 << 20
  private var count: Int { gigabytes * 4 }

  func run() throws {
    let place = try TemporaryFolder(in: "/var/tmp")
    let there = try TemporaryFolder(in: "/dev/shm")
    try place.makeFolder("Files")
    try makeFiles(in: place.path(of: "Files"))
    guard symlink(there.path, place.path(of: "Files/There")) == 0 else { throw SystemError("making There") }
    print("\(gigabytes) GiB in \(count) files, to another file system and back:")
    let (path, count) = (there.path, count)
    let window = try MeasuredWindow(program, on: place.path(of: "Files"), state: place.path)
    let driven = window.program
    _ = try driven.wait(for: "push button", "There")

    try beginMove(driven)
    try window.report("moving, while keys go through the list", rests: false) {
      try Self.useWindow { try Self.films(path) == count }
    }
    _ = try driven.wait(for: "label", "Moved \(count) files", timeout: .seconds(120))
    try expect(path, count)
    try driven.press("Undo")
    try window.report("moving back, while keys go through the list", rests: false) {
      try Self.useWindow { try Self.films(path) == 0 }
    }
    _ = try driven.wait(for: "label", "Moved \(count) files back", timeout: .seconds(120))
    try expect(path, 0)

    try beginMove(driven)
    _ = try driven.wait(for: "push button", "File operations")
    try driven.wait(until: "some are there") { try Self.films(path) > 0 }
    try driven.wait(for: "push button", "File operations").perform()
    let popover = try driven.wait(for: "dialog", "File operations")
    try driven.wait(for: "Stop") { try popover.first("push button", "Stop") }.perform()
    let line = try driven.wait(for: "the line") {
      try driven.application.first { try $0.role == "label" && $0.name.hasPrefix("Stopped.") }
    }
    let moved = try Self.films(path)
    print("  stopped: “\(try line.name)”, and \(moved) are there")
    try driven.press("Undo")
    try driven.wait(until: "they are back", timeout: .seconds(120)) { try Self.films(path) == 0 }
    try expect(path, 0)
    print("  all \(count) files are back and whole; peak \(window.peakMegabytes) MB")
    try driven.terminate()
    try checkFiles(in: place.path(of: "Files"))
  }

  private func beginMove(_ driven: DrivenProgram) throws {
    _ = try driven.wait(for: "push button", "film 1.bin")
    try Screen.press("ctrl+a")
    _ = try driven.wait(for: "heading", "\(count + 1) selected")
    try driven.wait(for: "check box", "There").perform()
    _ = try driven.wait(for: "heading", "\(count) selected")
    try driven.press("Move")
    let dialog = try driven.wait(for: "dialog", "Move \(count) files")
    let there = try driven.wait(for: "the place") {
      try dialog.first("list", "Places")?.first { try $0.name == "There" }
    }
    try driven.wait(until: "it is chosen") {
      try driven.click(there)
      return try there.states.contains(.selected)
    }
    try driven.press("Move", in: dialog)
    // A button that is pressed over the bus shows that for a moment first; until then keys would go to the dialog.
    try driven.waitForNone("dialog", "Move \(count) files")
  }

  /// Goes through the list and back until something has happened on the disk.
  private static func useWindow(until isDone: () throws -> Bool) throws {
    while try !isDone() {
      for key in ["End", "Home", "Down", "Next"] { try Screen.press(key) }
    }
  }

  private static func films(_ folder: String) throws -> Int {
    try runProgram(["ls", folder]).text.split(separator: "\n").count
  }

  private func expect(_ folder: String, _ number: Int) throws {
    let found = try Self.films(folder)
    guard found == number else {
      throw MeterError(description: "\(found) files are there instead of \(number)")
    }
  }

  private func makeFiles(in path: String) throws {
    var block = [UInt8](repeating: 0, count: 1 << 20)
    for index in block.indices { block[index] = UInt8(truncatingIfNeeded: index &* 31 &+ index >> 8) }
    for number in 1...count {
      let file = open("\(path)/film \(number).bin", O_CREAT | O_WRONLY | O_CLOEXEC, 0o644)
      guard file >= 0 else { throw SystemError("making a film") }
      defer { close(file) }
      block[0] = UInt8(truncatingIfNeeded: number)
      for _ in 0..<(Self.size >> 20) {
        guard write(file, block, block.count) == block.count else { throw SystemError("writing a film") }
      }
    }
  }

  private func checkFiles(in path: String) throws {
    for number in 1...count {
      let file = open("\(path)/film \(number).bin", O_RDONLY | O_CLOEXEC)
      defer { close(file) }
      var first: UInt8 = 0
      guard lseek(file, 0, SEEK_END) == Self.size, pread(file, &first, 1, off_t(Self.size - (1 << 20))) == 1,
        first == UInt8(truncatingIfNeeded: number)
      else { throw MeterError(description: "film \(number) is not whole") }
    }
  }
}
