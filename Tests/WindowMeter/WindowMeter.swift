import AccessibilityDriver
import Glibc
import TestSupport

/// Measures the real window on folders of many files, from outside.
///
/// How long the window does not answer is how long a question over the accessibility bus waits, which the main loop
/// answers between two frames: the longest wait is the longest frame, whatever caused it.
struct WindowMeter {
  let program: String
  let counts: [Int]

  func run() throws {
    let place = try TemporaryFolder(in: "/var/tmp")
    try place.makeFolder("empty")
    var empty: Double?
    for _ in 0..<3 {
      let window = try MeasuredWindow(program, on: place.path(of: "empty"), state: place.path)
      _ = try window.program.wait(for: "heading", "This folder is empty")
      empty = min(empty ?? .infinity, window.secondsSinceStart)
      try window.program.terminate()
    }
    print("an empty folder: shown after \(milliseconds(empty ?? 0))")
    for count in counts {
      try place.makeFolder("Files")
      try Self.makeFiles(count, in: place.path(of: "Files"))
      try measure(place, count)
      _ = try runProgram(["rm", "-rf", place.path(of: "Files")], timeout: .seconds(600))
    }
  }

  private func measure(_ place: TemporaryFolder, _ count: Int) throws {
    var first: Double?
    for _ in 0..<2 {
      let window = try MeasuredWindow(program, on: place.path(of: "Files"), state: place.path)
      _ = try window.program.wait(for: "list item", timeout: .seconds(60))
      first = min(first ?? .infinity, window.secondsSinceStart)
      try window.program.terminate()
    }
    print("\(count) files: first rows after \(milliseconds(first ?? 0))")
    let window = try MeasuredWindow(program, on: place.path(of: "Files"), state: place.path)
    _ = try window.program.wait(for: "list item", timeout: .seconds(60))
    try window.report("open") {}
    print("  complete after \(window.processorSeconds) CPU s, peak \(window.peakMegabytes) MB")
    try window.report("End") { try Screen.press("End") }
    try window.report("Home") { try Screen.press("Home") }
    try window.report("Page Down, 30 times") {
      for _ in 0..<30 { try Screen.press("Next") }
    }
    try window.report("type-ahead") { try Screen.press("s", "c", "a", "n") }
    try window.report("select all") { try Screen.press("ctrl+a") }
    try window.report("invert") { try Screen.press("ctrl+shift+i") }
    try window.report("toggle one") { try Screen.press("space") }
    try window.report("select all again") { try Screen.press("ctrl+a") }
    try window.report("filter “99”") {
      try Screen.press("ctrl+f")
      try Screen.type("99")
    }
    try window.report("no filter") { try Screen.press("Escape") }
    try window.program.press("Done")
    try window.program.press("View options")
    _ = try window.program.wait(for: "radio button", "Size")
    try window.report("sort by size") { try Screen.press("Down", "space") }
    print("  peak \(window.peakMegabytes) MB in the end")
    try window.program.terminate()
  }

  private func milliseconds(_ seconds: Double) -> String { "\(Int((seconds * 1000).rounded())) ms" }

  /// Names as people have them, in no order.
  private static func makeFiles(_ count: Int, in path: String) throws {
    let words = ["report", "Photo", "scan", "draft", "résumé", "Übersicht", "track", "notes"]
    for index in 0..<count {
      let number = index &* 7_919 % 10_000_019
      let name = index % 2 == 0 ? "IMG_\(number).JPG" : "\(words[index / 2 % words.count]) \(number).txt"
      let file = open("\(path)/\(name)", O_CREAT | O_WRONLY | O_CLOEXEC, 0o644)
      guard file >= 0 else { throw SystemError("making \(name)") }
      ftruncate(file, number & 0xF_FFFF)
      close(file)
    }
  }
}
