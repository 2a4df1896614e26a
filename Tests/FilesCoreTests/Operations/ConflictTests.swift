import Testing

@testable import FilesCore

/// Conflicts that are looked for beforehand, and choices made file by file.
struct ConflictTests {
  @Test func conflictsAreFoundBeforehand() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh(
      "mkdir -p d o d/x x; echo 1234 >a; echo 12 >d/a; touch -d @1000 d/a; echo >b; echo >o/b; echo >d/e")
    let found = await sandbox.operations().conflicts(
      of: ["a", "b", "x", "o/b", "d/e", "gone"].map { sandbox[$0] }, in: sandbox["d"])
    #expect(found.taken.map(\.source) == [sandbox["a"], sandbox["x"]])
    #expect(found.taken.map(\.destination) == [sandbox["d/a"], sandbox["d/x"]])
    #expect(found.taken.map(\.canMerge) == [false, true])
    #expect(found.taken[0].incoming.size == 5)
    #expect(found.taken[0].existing.size == 3)
    #expect(found.taken[0].existing.modified == 1000)
    #expect(found.twins == [sandbox["o/b"]])
    #expect(found.there == [sandbox["d/e"]])
  }

  @Test func aChoiceForEachFileIsOneOperation() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh(
      "mkdir d; for f in skip both replace rename plain; do echo new >$f; echo old >d/$f; done; rm d/plain")
    let before = try sandbox.tree(".")
    let operations = sandbox.operations()
    let report = await operations.move(
      ["skip", "both", "replace", "rename", "plain"].map { sandbox[$0] }, to: sandbox["d"],
      choices: [
        sandbox["skip"]: .skip, sandbox["both"]: .keepBoth, sandbox["replace"]: .replace,
        sandbox["rename"]: .rename(try #require(FileName("other"))),
      ])
    #expect(report.results == ["skipped exists", "done", "done", "done", "done"])
    #expect(report.destinationNames == ["-", "both (copy)", "replace", "other", "plain"])
    #expect(try sandbox.names() == "d skip")
    #expect(try sandbox.names("d") == "both both (copy) other plain rename replace skip")
    #expect(try sandbox.text("d/replace") == "new")
    #expect(try sandbox.text("d/rename") == "old")
    #expect(await operations.undo().isError == false)
    #expect(try sandbox.tree(".") == before)
    #expect(try sandbox.litter() == "")
  }

  @Test func aChosenNameThatIsTakenIsAConflict() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("mkdir d; echo new >a; echo old >d/a; echo other >d/b")
    let report = await sandbox.operations().move(
      [sandbox["a"]], to: sandbox["d"], choices: [sandbox["a"]: .rename(try #require(FileName("b")))])
    #expect(report.results == ["conflict exists"])
    #expect(try sandbox.text("d/b") == "other")
    #expect(try sandbox.text("a") == "new")
  }

  @Test func mergingAsksForTheFilesInside() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh(
      """
      mkdir -p x/sub d/x/sub
      for f in x/a x/sub/b x/sub/c x/only; do echo new >$f; done
      for f in x/a x/sub/b x/sub/c; do echo old >d/$f; done
      """)
    let before = try sandbox.tree(".")
    let operations = sandbox.operations()
    let found = await operations.conflicts(of: [sandbox["x"]], in: sandbox["d"]).taken
    let inside = await operations.conflicts(merging: found)
    #expect(inside.map(\.source) == ["x/a", "x/sub/b", "x/sub/c"].map { sandbox[$0] })
    let report = await operations.move(
      [sandbox["x"]], to: sandbox["d"],
      choices: [
        sandbox["x"]: .merge, sandbox["x/a"]: .replace, sandbox["x/sub/b"]: .keepBoth,
        sandbox["x/sub/c"]: .skip,
      ])
    #expect(report.id != nil)
    #expect(try sandbox.text("d/x/a") == "new")
    #expect(try sandbox.text("d/x/sub/b") == "old")
    #expect(try sandbox.text("d/x/sub/b (copy)") == "new")
    #expect(try sandbox.text("d/x/sub/c") == "old")
    #expect(try sandbox.text("x/sub/c") == "new")
    #expect(try sandbox.names("d/x") == "a only sub")
    #expect(await operations.undo().isError == false)
    #expect(try sandbox.tree(".") == before)
  }

  @Test func whatNobodyWasAskedAboutIsAConflict() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("mkdir -p x d/x; echo new >x/a; echo old >d/x/a")
    let report = await sandbox.operations().move(
      [sandbox["x"]], to: sandbox["d"], choices: [sandbox["x"]: .merge])
    #expect(report.results == ["conflict exists"])
    #expect(try sandbox.text("d/x/a") == "old")
    #expect(try sandbox.text("x/a") == "new")
  }

  @Test func aCopyIntoItsOwnFolderKeepsBoth() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("echo new >a.txt")
    let report = await sandbox.operations().copy(
      [sandbox["a.txt"]], to: sandbox["."], choices: [sandbox["a.txt"]: .keepBoth])
    #expect(report.results == ["done"])
    #expect(try sandbox.names() == "a (copy).txt a.txt")
  }
}
