import TestSupport
import Testing

/// The arrows between the modules run one way; ARCHITECTURE.md tells why.
@Suite struct ImportTests {
  /// What each module stands on directly. It may import these, and what they stand on.
  static let arrows: [String: Set<String>] = [
    "CGtk": [],
    "CFileSystem": [],
    "CArchive": [],
    "SelectionCore": [],
    "FilesCore": ["CFileSystem"],
    "GtkSupport": ["CGtk"],
    "SelectionToolbar": ["SelectionCore", "GtkSupport"],
    "SelectionToolbarExample": ["SelectionToolbar"],
    "SelectionCoreC": ["SelectionCore", "CSelectionCore"],
    "Archives": ["CArchive", "FilesCore"],
    "Handpick": ["SelectionToolbar", "FilesCore", "Archives"],
    "handpickctl": ["FilesCore"],
    "Benchmarks": ["SelectionToolbar", "FilesCore"],
  ]

  /// Modules that have no folder of their own in `Sources`: a header inside another module's.
  static let inner: Set<String> = ["CSelectionCore"]

  /// What the Swift toolchain brings.
  static let toolchain: Set<String> = [
    "Dispatch", "Foundation", "FoundationEssentials", "Glibc", "Observation", "Swift", "Synchronization",
  ]

  @Test func everyModuleHasItsArrows() throws {
    let modules = try Project.files(in: "Sources").map { String($0.split(separator: "/")[1]) }
    #expect(Set(modules) == Set(Self.arrows.keys))
  }

  @Test func arrowsMakeNoCircle() {
    for module in Self.arrows.keys {
      #expect(!Self.reachable(from: module).contains(module), "\(module) stands on itself")
    }
  }

  @Test func modulesImportOnlyWhatTheyStandOn() throws {
    let files = try Project.files(in: "Sources").filter { $0.hasSuffix(".swift") }
    #expect(!files.isEmpty)
    for file in files {
      let allowed = Self.reachable(from: String(file.split(separator: "/")[1])).union(Self.toolchain)
      let wrong = Self.imports(of: try Project.text(of: file)).subtracting(allowed)
      #expect(wrong.isEmpty, "\(file) must not import \(wrong.sorted().joined(separator: ", "))")
    }
  }

  @Test func noOutsidePackageIsUsed() throws {
    #expect(try !Project.text(of: "Package.swift").contains(".package("))
  }

  @Test(arguments: [
    ("import CGtk", ["CGtk"]),
    ("  @preconcurrency public import struct Foundation.Data", ["Foundation"]),
    ("@testable import FilesCore  // why", ["FilesCore"]),
    ("// import CGtk\nlet important = 1\nimportant(CGtk)", []),
    ("#if canImport(Glibc)\n  import Glibc\n#endif", ["Glibc"]),
  ])
  func importsAreFound(text: String, modules: [String]) {
    #expect(Self.imports(of: text) == Set(modules))
  }

  private static func reachable(from module: String) -> Set<String> {
    let direct = arrows[module] ?? []
    return direct.reduce(into: direct) { $0.formUnion(reachable(from: $1)) }
  }

  private static func imports(of text: String) -> Set<String> {
    let line =
      #/^\s*(?:@?\w+(?:\(\w+\))?\s+)*?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)/#
    return Set(text.matches(of: line.anchorsMatchLineEndings()).map { String($0.output.1) })
  }
}
