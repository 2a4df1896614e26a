import Testing

@testable import FilesCore

/// Moves within one mount: the cases M of the specification.
struct MoveTests {
  @Test func m01_moveAndUndoKeepTheInode() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("mkdir d; echo one >f")
    let inode = try sandbox.sh("stat -c %i f")
    let operations = sandbox.operations()
    let report = await operations.move([sandbox["f"]], to: sandbox["d"])
    #expect(report.results == ["done"])
    #expect(report.message == "Moved 1 file")
    #expect(report.items[0].destination == sandbox["d/f"])
    #expect(try sandbox.sh("stat -c %i d/f") == inode)
    let undo = await operations.undo()
    #expect(undo.results == ["done"])
    #expect(undo.message == "Moved 1 file back")
    #expect(try sandbox.sh("stat -c %i f") == inode)
    #expect(try sandbox.names("d") == "")
  }

  @Test func m02_targetExists() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("mkdir d; echo new >f; echo old >d/f; echo g >g")
    let report = await sandbox.operations().move([sandbox["f"], sandbox["g"]], to: sandbox["d"])
    #expect(report.results == ["conflict exists", "done"])
    #expect(report.message == "Moved 1 of 2 files. “f” already exists there.")
    #expect(report.isUndoable)
    #expect(try sandbox.text("f") == "new")
    #expect(try sandbox.text("d/f") == "old")
  }

  @Test func m03_targetAppearsInTheRace() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("mkdir d; echo new >f")
    let operations = sandbox.operations { call, name in
      if call == .renameWithoutReplacing, name == Array("f".utf8) { _ = try? sandbox.sh("echo other >d/f") }
      return 0
    }
    let report = await operations.move([sandbox["f"]], to: sandbox["d"])
    #expect(report.results == ["conflict exists"])
    #expect(report.id == nil)
    #expect(try sandbox.text("f") == "new")
    #expect(try sandbox.text("d/f") == "other")
  }

  @Test func m04_keepBoth() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("mkdir d; echo new >f.txt; echo old >d/f.txt; echo 1 >'d/f (copy).txt'")
    let operations = sandbox.operations()
    let report = await operations.move([sandbox["f.txt"]], to: sandbox["d"], onConflict: .keepBoth)
    #expect(report.results == ["done"])
    #expect(report.destinationNames == ["f (copy 2).txt"])
    #expect(try sandbox.text("d/f (copy 2).txt") == "new")
    #expect(await operations.undo().results == ["done"])
    #expect(try sandbox.text("f.txt") == "new")
    #expect(try sandbox.names("d") == "f (copy).txt f.txt")
  }

  @Test func m05_folderOntoEmptyFolder() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("mkdir -p a d/a; echo x >a/x")
    let report = await sandbox.operations().move([sandbox["a"]], to: sandbox["d"])
    #expect(report.results == ["conflict exists"])
    #expect(try sandbox.names("a") == "x")
    #expect(try sandbox.names("d/a") == "")
  }

  @Test(arguments: ["a", "a/b", "link"])
  func m06_intoItself(_ destination: String) async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("mkdir -p a/b; ln -s a/b link; echo x >a/x")
    let report = await sandbox.operations().move([sandbox["a"]], to: sandbox[destination])
    #expect(report.results == ["failed into-itself"])
    #expect(try sandbox.names("a") == "b x")
  }

  @Test func m07_samePlace() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("mkdir d; echo x >d/f; ln -s d link")
    let report = await sandbox.operations().move([sandbox["d/f"]], to: sandbox["link"], onConflict: .replace)
    #expect(report.results == ["skipped same-place"])
    #expect(try sandbox.text("d/f") == "x")
  }

  @Test func m08_linksAreMovedVerbatim() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh(
      "mkdir d t; echo x >f; ln -s f good; ln -s nowhere dangling; ln -s cyclic cyclic; ln -s t dir")
    let names = ["good", "dangling", "cyclic", "dir"]
    let report = await sandbox.operations().move(names.map { sandbox[$0] }, to: sandbox["d"])
    #expect(report.results == ["done", "done", "done", "done"])
    #expect(
      try sandbox.sh("cd d; for n in good dangling cyclic dir; do readlink $n; done")
        == "f\nnowhere\ncyclic\nt")
    #expect(try sandbox.names() == "d f t")
  }

  /// Names that break programs which take them for text, options or patterns.
  static let oddNames: [[UInt8]] = [
    Array("new\nline".utf8), Array("-rf".utf8), Array("--help".utf8), Array(" space ".utf8),
    Array("dot.".utf8),
    Array("Case".utf8), Array("case".utf8), Array("e\u{301}".utf8), Array("\u{e9}".utf8),
    [0x61, 0xFF, 0x2E, 0x74],
    Array("tab\t".utf8), Array("*?[a]".utf8), Array("a&b=c%20".utf8), Array("\\\"'`$x".utf8),
    Array(String(repeating: "n", count: 255).utf8),
  ]

  @Test func m09_oddNames() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("mkdir d")
    let names = Self.oddNames.compactMap { FileName(bytes: $0) }
    for name in names { try sandbox.folder.write(name.bytes, to: Array("work/".utf8) + name.bytes) }
    let sources = names.map { sandbox["x"].parent?.appending($0) ?? .root }
    let operations = sandbox.operations()
    let report = await operations.move(sources, to: sandbox["d"])
    #expect(report.results == names.map { _ in "done" })
    #expect(try sandbox.folder.names(in: "work/d") == Set(Self.oddNames))
    let undo = await operations.undo()
    #expect(undo.results == names.map { _ in "done" })
    #expect(try sandbox.folder.names(in: "work").count == names.count + 1)
    for name in names {
      #expect(try sandbox.folder.contents(of: Array("work/".utf8) + name.bytes) == name.bytes)
    }
  }

  @Test func m10_undoWherePlaceIsTaken() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("mkdir d; echo mine >f.txt")
    let operations = sandbox.operations()
    _ = await operations.move([sandbox["f.txt"]], to: sandbox["d"])
    try sandbox.sh("echo other >f.txt")
    let undo = await operations.undo()
    #expect(undo.results == ["conflict exists"])
    #expect(undo.isUndoable)
    #expect(try sandbox.text("f.txt") == "other")
    let both = await operations.undo(onConflict: .keepBoth)
    #expect(both.results == ["done"])
    #expect(both.destinationNames == ["f (restored).txt"])
    #expect(try sandbox.text("f (restored).txt") == "mine")
  }

  @Test func m11_undoWhereParentIsGone() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("mkdir -p d p/q; echo mine >p/q/f")
    let operations = sandbox.operations()
    _ = await operations.move([sandbox["p/q/f"]], to: sandbox["d"])
    try sandbox.sh("rmdir p/q p")
    #expect(await operations.undo().results == ["done"])
    #expect(try sandbox.text("p/q/f") == "mine")
  }

  @Test func m12_undoOfSavedAnew() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("mkdir d; echo one >f")
    let operations = sandbox.operations()
    _ = await operations.move([sandbox["f"]], to: sandbox["d"])
    try sandbox.sh("echo two >d/.tmp; mv d/.tmp d/f")
    #expect(await operations.undo().results == ["done"])
    #expect(try sandbox.text("f") == "two")
  }

  @Test func m13_undoOfGoneAndOfAnotherFolder() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("mkdir d a; echo one >f")
    let operations = sandbox.operations()
    _ = await operations.move([sandbox["f"], sandbox["a"]], to: sandbox["d"])
    try sandbox.sh("rm d/f; mv d/a d/elsewhere; mkdir d/a")
    let undo = await operations.undo()
    #expect(undo.results == ["failed not-ours", "failed not-found"])
    #expect(undo.isUndoable)
    #expect(try sandbox.names("d") == "a elsewhere")
  }

  /// File systems that cannot promise a rename without replacing, and some that have no links either.
  @Test(arguments: [false, true])
  func m14_renameFallbacks(_ refusesLinks: Bool) async throws {
    let sandbox = try Sandbox()
    try sandbox.sh(
      "mkdir d a e; echo x >a/x; echo one >f; echo new >g; echo old >d/g; mkdir d/e; echo y >d/e/y")
    let operations = sandbox.operations { call, name in
      // The engine's own state folder is on a file system that can.
      if name.starts(with: "0".utf8) { return 0 }
      if call == .renameWithoutReplacing { return 22 }
      return refusesLinks && call == .link ? 1 : 0
    }
    let report = await operations.move(["f", "a", "g", "e"].map { sandbox[$0] }, to: sandbox["d"])
    #expect(report.results == ["done", "done", "conflict exists", "conflict exists"])
    #expect(try sandbox.names() == "d e g")
    #expect(try sandbox.text("d/f") == "one")
    #expect(try sandbox.text("d/a/x") == "x")
    #expect(try sandbox.text("d/g") == "old")
    #expect(try sandbox.names("d/e") == "y")
    #expect(await operations.undo().results == ["done", "done"])
    #expect(try sandbox.names() == "a d e f g")
  }

  @Test func m15_destinationMissingOrAFile() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("echo one >f; echo file >file")
    let operations = sandbox.operations()
    let missing = await operations.move([sandbox["f"]], to: sandbox["nowhere"])
    #expect(missing.results == ["failed not-found"])
    #expect(missing.message == "“nowhere” is no longer there.")
    #expect(await operations.move([sandbox["f"]], to: sandbox["file"]).results == ["failed not-found"])
    #expect(try sandbox.text("f") == "one")
  }

  @Test func replaceTrashesTheOldOneFirst() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("mkdir d; echo new >f; echo old >d/f")
    let operations = sandbox.operations()
    let report = await operations.move([sandbox["f"]], to: sandbox["d"], onConflict: .replace)
    #expect(report.results == ["done"])
    #expect(try sandbox.text("d/f") == "new")
    #expect(try sandbox.trashNames() == "files: f  info: f.trashinfo ")
    #expect(await operations.undo().results == ["done"])
    #expect(try sandbox.text("f") == "new")
    #expect(try sandbox.text("d/f") == "old")
    #expect(try sandbox.trashNames() == "files:  info: ")
  }

  @Test func replaceNeverTrashesTheFolderThatTheItemComesFrom() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("mkdir -p x; echo new >x/x")
    let report = await sandbox.operations().move([sandbox["x/x"]], to: sandbox[""], onConflict: .replace)
    #expect(report.results == ["failed into-itself"])
    #expect(try sandbox.text("x/x") == "new")
  }

  @Test func mergeGoesFileByFile() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh(
      """
      mkdir -p a/sub a/only d/a/sub; echo 1 >a/new; echo 2 >a/both; echo other >d/a/both
      echo 3 >a/sub/deep; echo 4 >d/a/sub/there; echo 5 >a/only/o
      """)
    let before = try sandbox.tree(".")
    let operations = sandbox.operations()
    let report = await operations.move([sandbox["a"]], to: sandbox["d"], onConflict: .merge)
    #expect(report.results == ["conflict exists"])
    #expect(
      report.items[0].message
        == "“both” already exists in “a”; rename one of the two or choose another folder.")
    #expect(
      try sandbox.sh("find a d -type f | LC_ALL=C sort | tr '\\n' ' '")
        == "a/both d/a/both d/a/new d/a/only/o d/a/sub/deep d/a/sub/there ")
    #expect(try sandbox.text("d/a/both") == "other")
    #expect(report.isUndoable)
    #expect(await operations.undo().results == ["done"])
    #expect(try sandbox.tree(".") == before)
  }

  @Test func mergeWithoutConflictRemovesTheEmptiedFolder() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("mkdir -p a/sub d/a/sub; chmod 750 a; echo 1 >a/new; echo 3 >a/sub/deep")
    let before = try sandbox.tree(".")
    let operations = sandbox.operations()
    let report = await operations.move([sandbox["a"]], to: sandbox["d"], onConflict: .merge)
    #expect(report.results == ["done"])
    #expect(report.items[0].destination == sandbox["d/a"])
    #expect(try sandbox.names() == "d")
    #expect(await operations.undo().results == ["done"])
    #expect(try sandbox.tree(".") == before)
  }

  @Test func renameNewFolderAndTheirUndo() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("echo x >f; echo y >g")
    let operations = sandbox.operations()
    let name = try #require(FileName("h"))
    let taken = try #require(FileName("g"))
    #expect(await operations.rename(sandbox["f"], to: taken).results == ["conflict exists"])
    let report = await operations.rename(sandbox["f"], to: name)
    #expect(report.results == ["done"])
    #expect(report.kind == .rename)
    #expect(report.items[0].destination == sandbox["h"])
    #expect(await operations.makeFolder(at: sandbox["n"]).results == ["done"])
    #expect(await operations.makeFolder(at: sandbox["n"]).results == ["conflict exists"])
    #expect(try sandbox.names() == "g h n")
    try sandbox.sh("echo z >n/z")
    #expect(await operations.undo().results == ["failed changed"])
    try sandbox.sh("rm n/z")
    #expect(await operations.undo().message == "Removed 1 folder")
    #expect(await operations.undo().message == "Renamed 1 file back")
    #expect(try sandbox.names() == "f g")
  }

  @Test func redoRepeatsUntilSomethingNewIsDone() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("mkdir d; echo x >f; echo y >g")
    let operations = sandbox.operations()
    _ = await operations.move([sandbox["f"]], to: sandbox["d"])
    _ = await operations.undo()
    #expect(await operations.redo().message == "Moved 1 file")
    #expect(try sandbox.names("d") == "f")
    #expect(await operations.redo().message == "There is nothing to redo.")
    _ = await operations.undo()
    #expect(await operations.history()[0].isRedoable)
    _ = await operations.trash([sandbox["g"]])
    #expect(await operations.redo().isError)
    #expect(try sandbox.names() == "d f")
  }
}
