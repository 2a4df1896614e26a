import FilesCore
import Glibc
import TestSupport
import Testing

/// A folder that others change at random while it is shown.
@MainActor
@Suite struct FolderRandomTests {
  @Test(arguments: FolderSort.allCases)
  func theListFollowsEveryChange(sort: FolderSort) async throws {
    var random = SeededGenerator(for: "FolderRandomTests.theListFollowsEveryChange(\(sort))")
    let crowd = try Crowd()
    for _ in 0..<60 { try crowd.create(&random) }
    var options = FolderOptions(sort: sort, isReversed: Bool.random(using: &random))
    options.foldersFirst = Bool.random(using: &random)
    let mirror = try FolderMirror(crowd.place.path, options: options)
    try await mirror.open()
    let chosen = mirror.rows.filter { _ in Bool.random(using: &random) }
    let names = Dictionary(
      uniqueKeysWithValues: chosen.map {
        (String(decoding: mirror.folder.name(of: $0).bytes, as: UTF8.self), $0)
      })
    crowd.choose(Set(names.keys))
    var known = Set(mirror.rows.map(mirror.folder.name(of:)))

    for _ in 0..<12 {
      mirror.forget()
      crowd.forget()
      for _ in 0..<Int.random(in: 1...40, using: &random) {
        try crowd.change(&random)
        if Int.random(in: 0..<12, using: &random) == 0 { try await Task.sleep(for: .milliseconds(30)) }
      }
      try await mirror.wait { mirror.names == (try Self.fresh(crowd.place.path, options)) }
      #expect(Array(mirror.folder.shown) == mirror.rows)
      // A look-up by name finds what a look at every row does, and nothing that was there once.
      known.formUnion(mirror.rows.map(mirror.folder.name(of:)))
      for name in known {
        #expect(mirror.folder.id(named: name) == mirror.rows.first { mirror.folder.name(of: $0) == name })
      }
      // What was chosen is where the names went, and nowhere else.
      let left = Set(chosen).subtracting(mirror.removed)
      let leftNames = left.map { String(decoding: mirror.folder.name(of: $0).bytes, as: UTF8.self) }
      #expect(Set(leftNames) == crowd.chosen)
      #expect(Set(leftNames).count == left.count)
      // No row was touched whose file was not.
      #expect(mirror.resets == 0)
      let touched = Set(mirror.takenAway + mirror.inserted + mirror.renamed)
      let touchedNames = Set(
        touched.map { String(decoding: mirror.folder.name(of: $0).bytes, as: UTF8.self) })
      #expect(touchedNames.subtracting(crowd.touched).isEmpty)
    }
  }

  private static func fresh(_ path: String, _ options: FolderOptions) throws -> [String] {
    var snapshot = try FolderListing.read(try #require(FilePath(path)))
    return try snapshot.files(options).map { String(decoding: snapshot.name(of: $0).bytes, as: UTF8.self) }
  }
}
