import Foundation
import Testing

/// The C interface as a program in C meets it.
struct ProgramTests {
  /// Products are built side by side: the program stands where the test's own executable does.
  private let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "SelectionCoreCProgram")

  @Test("A program in C compiles against the header, runs, and finds everything as the header says")
  func runs() throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = program
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(text == "53 checks passed\n")
  }

  @Test("The header is plain C11 and C++17, with any compiler", arguments: [("c", "c11"), ("c++", "c++17")])
  func isPlain(language: String, standard: String) throws {
    let header = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/SelectionCoreC/C/include/selection-core.h")
    for compiler in ["gcc", "clang"] {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = [
        compiler, "-x", language, "-std=\(standard)", "-Wall", "-Wextra", "-Wpedantic", "-Werror",
        "-Wno-nullability-extension", "-Wno-unknown-warning-option", "-Wno-pragma-once-outside-header",
        "-fsyntax-only", header.path,
      ]
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(compiler) \(standard)")
    }
  }
}
