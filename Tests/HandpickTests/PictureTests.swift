import AccessibilityDriver
import TestSupport
import XCTest

/// Thumbnails in the cache that all programs share.
final class PictureTests: HandpickTestCase {
  func testThumbnailsAreMadeForRowsInView() throws {
    try folder.write("P3 2 2 255 255 0 0 0 255 0 0 0 255 9 9 9", to: "Files/good.ppm")
    try folder.write("no picture at all", to: "Files/broken.png")
    try start()
    try program.wait(until: "the picture's thumbnail is there", timeout: .seconds(30)) {
      try folder.names(in: "cache/thumbnails/normal").count == 1
    }
    let name = String(
      decoding: try XCTUnwrap(try folder.names(in: "cache/thumbnails/normal").first), as: UTF8.self)
    let checksum = try runProgram([
      "sh", "-c", "printf %s \"file://$1\" | md5sum", "sh", folder.path(of: "Files/good.ppm"),
    ])
    XCTAssertTrue(checksum.text.hasPrefix(name.dropLast(4)), "\(name) is not \(checksum.text)")
    let described = try runProgram([
      "identify", "-format", "%w %[Thumb::MTime] %[Thumb::URI]",
      folder.path(of: "cache/thumbnails/normal/\(name)"),
    ])
    let modified = try runProgram(["stat", "-c", "%Y", folder.path(of: "Files/good.ppm")])
    XCTAssertTrue(
      described.text.hasSuffix(
        "\(modified.text.filter(\.isNumber)) file://\(folder.path(of: "Files/good.ppm"))"), described.text)
    try program.wait(until: "the failure is noted", timeout: .seconds(30)) {
      try folder.names(in: "cache/thumbnails/fail/handpick").count == 1
    }
    let mode = try runProgram(["stat", "-c", "%a", folder.path(of: "cache/thumbnails/normal/\(name)")])
    XCTAssertEqual(mode.text.filter(\.isNumber), "600")
  }
}
