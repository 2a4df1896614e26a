import Testing

@testable import FilesCore

/// Kept files stay kept under the names and in the folders that the program's own operations give them.
@Suite struct FileMovesTests {
  private let sandbox: Sandbox
  private let operations: FileOperations

  init() throws {
    sandbox = try Sandbox()
    operations = sandbox.operations()
    try sandbox.sh("mkdir one two; for n in a b c; do echo $n >one/$n; done")
  }

  private func basket(_ names: String...) -> FileBasket {
    var basket = FileBasket()
    for name in names { basket.keep(KeptFile(path: sandbox[name], kind: .file, size: 1)) }
    return basket
  }

  private func follow(_ report: OperationReport, _ basket: inout FileBasket) async -> [FileID] {
    let paths = basket.ids.compactMap { [basket] in basket[$0]?.path }
    return basket.follow(await FileMoves.made(by: report, among: paths))
  }

  private func names(_ basket: FileBasket) -> [String] {
    basket.ids.compactMap { basket[$0]?.path.display.dropFirst(sandbox.folder.path.count + 6) }.map(
      String.init)
  }

  @Test func aNewNameIsFollowedThereAndBack() async throws {
    var basket = basket("one/a", "one/b")
    let ids = basket.ids
    let name = try #require(FileName("new"))
    #expect(await follow(await operations.rename(sandbox["one/a"], to: name), &basket).isEmpty)
    #expect(names(basket) == ["one/new", "one/b"])
    #expect(basket.ids == ids && basket.count == 2)
    #expect(basket.id(of: sandbox["one/a"]) == nil && basket.id(of: sandbox["one/new"]) == ids[0])
    _ = await follow(await operations.undo(), &basket)
    #expect(names(basket) == ["one/a", "one/b"])
    _ = await follow(await operations.redo(), &basket)
    #expect(names(basket) == ["one/new", "one/b"])
    #expect(basket.ids == ids)
  }

  @Test func namesThatGoRoundAreFollowed() async throws {
    var basket = basket("one/a", "one/b", "one/c")
    let ids = basket.ids
    let renames = try [("a", "b"), ("b", "a"), ("c", "d")].map { old, new in
      FileRename(path: sandbox["one/\(old)"], name: try #require(FileName(new)))
    }
    #expect(await follow(await operations.rename(renames), &basket).isEmpty)
    #expect(names(basket) == ["one/b", "one/a", "one/d"])
    #expect(basket.ids == ids && basket.count(in: sandbox["one"]) == 3)
    _ = await follow(await operations.undo(), &basket)
    #expect(names(basket) == ["one/a", "one/b", "one/c"])
  }

  @Test func aMoveIsFollowedAndSoAreTheFoldersAround() async throws {
    var basket = basket("one/a", "one/b")
    _ = await follow(await operations.move([sandbox["one/a"]], to: sandbox["two"]), &basket)
    #expect(names(basket) == ["two/a", "one/b"])
    #expect(basket.folders == [sandbox["one"], sandbox["two"]])
    _ = await follow(await operations.move([sandbox["one"]], to: sandbox["two"]), &basket)
    #expect(names(basket) == ["two/a", "two/one/b"])
    _ = await follow(await operations.undo(), &basket)
    _ = await follow(await operations.undo(), &basket)
    #expect(names(basket) == ["one/a", "one/b"])
    #expect(basket.count(in: sandbox["two"]) == 0)
  }

  @Test func whatIsReplacedIsKeptNoLonger() async throws {
    try sandbox.sh("echo other >two/a")
    var basket = basket("one/a", "two/a")
    let ids = basket.ids
    let report = await operations.move([sandbox["one/a"]], to: sandbox["two"], onConflict: .replace)
    #expect(await follow(report, &basket) == [ids[1]])
    #expect(names(basket) == ["two/a"])
    #expect(basket.ids == [ids[0]] && basket.count(in: sandbox["two"]) == 1)
  }

  @Test func copiesAndTrashedFilesAreNotFollowed() async throws {
    var basket = basket("one/a", "two/b")
    _ = await follow(
      await operations.copy([sandbox["one/a"], sandbox["one/b"]], to: sandbox["two"]), &basket)
    #expect(names(basket) == ["one/a", "two/b"])
    // The copy that is kept goes to the Trash.
    _ = await follow(await operations.undo(), &basket)
    #expect(names(basket) == ["one/a", "two/b"])
    _ = await follow(await operations.trash([sandbox["one/a"]]), &basket)
    #expect(names(basket) == ["one/a", "two/b"])
  }
}
