import Testing

@testable import FilesCore

/// Faults of other programs that handle files, by their numbers in `BugLog`.
struct KnownFaultsOfOperationsTests {
  @Test func f071_undoThroughALink() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("mkdir real; ln -s real link; echo mine >real/f")
    let operations = sandbox.operations()
    #expect(await operations.trash([sandbox["link/f"]]).results == ["done"])
    #expect(await operations.undo().results == ["done"])
    #expect(try sandbox.text("real/f") == "mine")
    #expect(try sandbox.sh("readlink link") == "real")
  }

  @Test func f074_restoreWhereTheFolderIsGone() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("mkdir -p p/q; echo mine >p/q/f")
    let operations = sandbox.operations()
    _ = await operations.trash([sandbox["p/q/f"]])
    try sandbox.sh("rmdir p/q p")
    #expect(await operations.undo().results == ["done"])
    #expect(try sandbox.text("p/q/f") == "mine")
  }

  @Test(arguments: ["a", "a/b", "a/b/c"])
  func f087_copyIntoItself(_ destination: String) async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("mkdir -p a/b/c; echo x >a/x")
    let report = await sandbox.operations().copy([sandbox["a"]], to: sandbox[destination])
    #expect(report.results == ["failed into-itself"])
    #expect(try sandbox.sh("find a | LC_ALL=C sort") == "a\na/b\na/b/c\na/x")
  }

  @Test func f106_aFolderIsTrashedWhole() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("mkdir -p d/e; echo x >d/e/f")
    let operations = sandbox.operations()
    #expect(await operations.trash([sandbox["d"]]).results == ["done"])
    #expect(try sandbox.names() == "")
    #expect(await operations.undo().results == ["done"])
    #expect(try sandbox.text("d/e/f") == "x")
  }

  /// Number 111 too: a link that leads nowhere is a file like any other.
  @Test(arguments: [true, false])
  func f110_linksAreNeverFollowed(_ trashes: Bool) async throws {
    let sandbox = try Sandbox()
    try sandbox.sh(
      "mkdir t; echo x >t/f; ln -s t folder; ln -s t/f file; ln -s nowhere dangling; ln -s loop loop")
    let links = ["folder", "file", "dangling", "loop"].map { sandbox[$0] }
    let operations = sandbox.operations()
    let report = trashes ? await operations.trash(links) : await operations.deletePermanently(links)
    #expect(report.results == links.map { _ in "done" })
    #expect(try sandbox.sh("find . | LC_ALL=C sort") == ".\n./t\n./t/f")
    if trashes {
      _ = await operations.undo()
      #expect(
        try sandbox.sh("for n in folder file dangling loop; do readlink $n; done")
          == "t\nt/f\nnowhere\nloop")
    }
  }
}
