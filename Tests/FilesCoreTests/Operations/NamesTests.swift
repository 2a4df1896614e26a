import Testing

@testable import FilesCore

/// Many new names as one operation, and a new folder for many files.
struct NamesTests {
  private func renames(_ sandbox: Sandbox, _ names: [(String, String)]) throws -> [FileRename] {
    try names.map { FileRename(path: sandbox[$0.0], name: try #require(FileName($0.1))) }
  }

  @Test func manyNamesAreOneOperation() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("for n in a b c; do echo $n >$n; done")
    let operations = sandbox.operations()
    let report = await operations.rename(try renames(sandbox, [("a", "1"), ("b", "2"), ("c", "3")]))
    #expect(report.message == "Renamed 3 files")
    #expect(try sandbox.sh("cat 1 2 3") == "a\nb\nc")
    let undo = await operations.undo()
    #expect(undo.message == "Renamed 3 files back")
    #expect(try sandbox.names() == "a b c")
  }

  @Test func namesMoveUpAndGoRound() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("for n in a b c d e f; do echo $n >$n; done")
    let operations = sandbox.operations()
    // A row (a to b to c to g), a circle of two and one that stays.
    let wanted = [("a", "b"), ("b", "c"), ("c", "g"), ("d", "e"), ("e", "d"), ("f", "f")]
    let report = await operations.rename(try renames(sandbox, wanted))
    #expect(report.results == Array(repeating: "done", count: 6))
    #expect(try sandbox.sh("cat b c g d e f") == "a\nb\nc\ne\nd\nf")
    let undo = await operations.undo()
    #expect(undo.results.allSatisfy { $0 == "done" })
    #expect(try sandbox.sh("cat a b c d e f") == "a\nb\nc\nd\ne\nf")
    #expect(try sandbox.names() == "a b c d e f")
    #expect(await operations.redo().results.allSatisfy { $0 == "done" })
    #expect(try sandbox.sh("cat b c g d e f") == "a\nb\nc\ne\nd\nf")
  }

  @Test func aNameThatIsTakenIsLeftAlone() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("echo a >a; echo b >b; echo other >taken")
    let report = await sandbox.operations().rename(try renames(sandbox, [("a", "taken"), ("b", "x")]))
    #expect(report.results == ["conflict exists", "done"])
    #expect(try sandbox.sh("cat a taken x") == "a\nother\nb")
  }

  @Test func renameOrderHasNoCollisions() throws {
    var generator = SystemRandomNumberGenerator()
    let folder = FilePath.root
    func place(_ number: Int) -> Place {
      Place(folder: folder, name: FileName(checked: Array("\(number)".utf8)))
    }
    for _ in 0..<200 {
      let sources = Array(0..<8).shuffled(using: &generator)
      let targets = Array(0..<12).shuffled(using: &generator).prefix(8)
      let moves = zip(sources, targets).enumerated().filter { $1.0 != $1.1 }.map {
        RenameOrder.Move(item: $0, from: place($1.0), to: place($1.1))
      }
      let unmoved = zip(sources, targets).filter { $0.0 == $0.1 }.map { place($0.0) }
      var standing = Dictionary(uniqueKeysWithValues: moves.map { ($0.from, $0.item) })
      for blocked in unmoved { standing[blocked] = -1 }
      let rounds = RenameOrder.rounds(moves) { FileName(checked: Array("wait \($0)".utf8)) }
      for round in rounds {
        let before = standing
        for move in round {
          #expect(before[move.from] == move.item, "it stands there when its round begins")
          #expect(standing[move.to] == nil, "nothing stands where it goes")
          standing[move.from] = nil
          standing[move.to] = move.item
        }
      }
      for move in moves { #expect(standing[move.to] == move.item) }
    }
  }

  @Test func aNewFolderForFilesIsTakenBackAsOne() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("echo a >a; echo b >b")
    let operations = sandbox.operations()
    let report = await operations.move([sandbox["a"], sandbox["b"]], intoNewFolder: sandbox["new"])
    #expect(report.message == "Moved 2 files")
    #expect(try sandbox.sh("cat new/a new/b") == "a\nb")
    let undo = await operations.undo()
    #expect(undo.message == "Moved 2 files back")
    #expect(try sandbox.names() == "a b")
    #expect(await operations.redo().isError == false)
    #expect(try sandbox.names("new") == "a b")
  }

  @Test func aNewFolderWhoseNameIsTakenMovesNothing() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("echo a >a; mkdir new")
    let report = await sandbox.operations().move([sandbox["a"]], intoNewFolder: sandbox["new"])
    #expect(report.results == ["conflict exists"])
    #expect(report.id == nil)
    #expect(try sandbox.names() == "a new")
  }
}
