// swift-tools-version: 6.2
import PackageDescription

/// Everything that draws runs on the main actor; the cores stay free to choose.
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "Handpick",
  products: [
    .executable(name: "handpick", targets: ["Handpick"]),
    .executable(name: "handpickctl", targets: ["handpickctl"]),
    .library(name: "SelectionCore", targets: ["SelectionCore"]),
    .library(name: "SelectionCoreC", type: .dynamic, targets: ["SelectionCoreC"]),
    .library(name: "SelectionToolbar", targets: ["SelectionToolbar"]),
  ],
  targets: [
    // The doors to C.
    .systemLibrary(name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(name: "CFileSystem"),
    .systemLibrary(name: "CArchive", pkgConfig: "libarchive", providers: [.apt(["libarchive-dev"])]),

    // The cores: no toolkit, and they do not know each other.
    .target(name: "SelectionCore"),
    .target(name: "FilesCore", dependencies: ["CFileSystem"]),
    .target(name: "Archives", dependencies: ["CArchive", "FilesCore"]),

    // The toolkit and the block.
    .target(name: "GtkSupport", dependencies: ["CGtk"], swiftSettings: onMainActor),
    .target(
      name: "SelectionToolbar", dependencies: ["SelectionCore", "GtkSupport"],
      swiftSettings: onMainActor),

    // What people run.
    .executableTarget(
      name: "Handpick", dependencies: ["SelectionToolbar", "FilesCore", "Archives"],
      swiftSettings: onMainActor),
    .executableTarget(name: "handpickctl", dependencies: ["FilesCore"]),
    .executableTarget(
      name: "SelectionToolbarExample", dependencies: ["SelectionToolbar"],
      swiftSettings: onMainActor),

    // The core for other languages, and the figures in README.
    .target(name: "CSelectionCore", path: "Sources/SelectionCoreC/C"),
    .target(name: "SelectionCoreC", dependencies: ["SelectionCore", "CSelectionCore"], exclude: ["C"]),
    .executableTarget(name: "Benchmarks", dependencies: ["SelectionToolbar", "FilesCore", "CGtk"]),

    // The tests. What needs GTK stays apart, so that the cores' tests run where no GTK is.
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .target(name: "GtkTestSupport", dependencies: ["CGtk"], path: "Tests/GtkTestSupport"),
    .target(
      name: "AccessibilityDriver", dependencies: ["CGtk", "TestSupport"], path: "Tests/AccessibilityDriver"),
    .executableTarget(
      name: "PictureMaker", dependencies: ["AccessibilityDriver", "TestSupport"], path: "Tests/PictureMaker"),
    .executableTarget(
      name: "BlockProgram", dependencies: ["SelectionToolbar"], path: "Tests/BlockProgram",
      swiftSettings: onMainActor),
    .executableTarget(
      name: "WindowMeter", dependencies: ["AccessibilityDriver", "TestSupport"], path: "Tests/WindowMeter"),
    .testTarget(name: "TestSupportTests", dependencies: ["TestSupport", "handpickctl"]),
    .testTarget(name: "GtkTestSupportTests", dependencies: ["CGtk", "GtkTestSupport"]),
    .testTarget(name: "SelectionCoreTests", dependencies: ["SelectionCore", "TestSupport"]),
    .executableTarget(
      name: "SelectionCoreCProgram", dependencies: ["SelectionCoreC"], path: "Tests/SelectionCoreCProgram"),
    .testTarget(name: "SelectionCoreCTests", dependencies: ["SelectionCoreCProgram", "TestSupport"]),
    .testTarget(name: "FilesCoreTests", dependencies: ["FilesCore", "TestSupport"]),
    .testTarget(name: "ArchivesTests", dependencies: ["Archives", "TestSupport"]),
    .testTarget(name: "HandpickctlTests", dependencies: ["FilesCore", "handpickctl", "TestSupport"]),
    .testTarget(
      name: "GtkSupportTests", dependencies: ["GtkSupport", "GtkTestSupport", "TestSupport"]),
    .testTarget(
      name: "SelectionToolbarTests",
      dependencies: ["SelectionToolbar", "SelectionToolbarExample", "GtkTestSupport", "TestSupport"]),
    .testTarget(
      name: "HandpickTests",
      dependencies: [
        "Handpick", "SelectionToolbarExample", "BlockProgram", "AccessibilityDriver", "GtkTestSupport",
        "TestSupport",
      ]),
    .testTarget(
      name: "PackageTests", dependencies: ["Handpick", "handpickctl", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
