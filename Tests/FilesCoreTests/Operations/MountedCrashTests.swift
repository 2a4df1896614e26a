import TestSupport
import Testing

@testable import FilesCore

/// A kill at every step of every operation, each followed by recovery: the cases C of the specification.
@Suite(.enabled(if: Volume.isAvailable, "run by MountNamespaceTests"))
struct MountedCrashTests {
  struct Scenario: Sendable, CustomStringConvertible {
    let description: String
    /// What is done before with a whole engine.
    var before: @Sendable (FileOperations, Sandbox, FilePath) async -> Void = { _, _, _ in }
    let run: @Sendable (FileOperations, Sandbox, FilePath) async -> Void
    /// A call that the file system does not have.
    var refused: (@Sendable (FileSystemCall) -> Int32)?
    /// Whether contents may be gone in the end.
    var deletes = false
    var syncedItems = 4_096
  }

  /// Every content is another one; `t/hard` is `f1` once more.
  private static let setup = """
    mkdir -p d/m t/sub m/sub; echo c1 >f1; echo c2 >f2; ln f1 t/hard; echo c3 >t/a; echo c4 >t/sub/b; ln -s a t/l
    echo c5 >d/f2; echo c6 >d/m/both; echo c7 >m/both; echo c8 >m/sub/new
    """
  private static let contents = (1...8).map { "c\($0)" }.joined(separator: "\n")

  private static let three: @Sendable (Sandbox) -> [FilePath] = { [$0["f1"], $0["t"], $0["f2"]] }

  static let scenarios = [
    Scenario(description: "move") { operations, box, _ in
      _ = await operations.move(three(box), to: box["d"], onConflict: .keepBoth)
    },
    Scenario(
      description: "move without renameat2",
      run: { operations, box, _ in _ = await operations.move(three(box), to: box["d"]) },
      refused: { $0 == .renameWithoutReplacing ? 22 : 0 }),
    Scenario(
      description: "move without renameat2 and links",
      run: { operations, box, _ in _ = await operations.move(three(box), to: box["d"]) },
      refused: { $0 == .renameWithoutReplacing ? 22 : $0 == .link ? 1 : 0 }),
    Scenario(description: "move with replace") { operations, box, _ in
      _ = await operations.move(three(box), to: box["d"], onConflict: .replace)
    },
    Scenario(description: "move with merge") { operations, box, _ in
      _ = await operations.move([box["m"], box["f1"]], to: box["d"], onConflict: .merge)
    },
    Scenario(
      description: "undo of a move",
      before: { operations, box, _ in _ = await operations.move(three(box), to: box["d"]) },
      run: { operations, _, _ in _ = await operations.undo() }),
    Scenario(description: "move to another mount") { operations, box, other in
      _ = await operations.move(three(box), to: other)
    },
    Scenario(
      description: "move to another mount while originals go",
      run: { operations, box, other in _ = await operations.move(three(box), to: other) },
      syncedItems: 1),
    Scenario(
      description: "move to another mount without renameat2",
      run: { operations, box, other in _ = await operations.move(three(box), to: other) },
      refused: { $0 == .renameWithoutReplacing ? 22 : $0 == .link ? 1 : 0 }),
    Scenario(
      description: "undo of a move to another mount",
      before: { operations, box, other in _ = await operations.move(three(box), to: other) },
      run: { operations, _, _ in _ = await operations.undo() }),
    Scenario(description: "copy to another mount") { operations, box, other in
      _ = await operations.copy(three(box), to: other)
    },
    Scenario(
      description: "undo of a copy",
      before: { operations, box, _ in
        _ = await operations.copy(three(box), to: box["d"], onConflict: .keepBoth)
      },
      run: { operations, _, _ in _ = await operations.undo() }),
    Scenario(description: "C04 duplicate") { operations, box, _ in _ = await operations.duplicate(three(box))
    },
    Scenario(
      description: "C04 duplicate where every file needs a name",
      run: { operations, box, _ in _ = await operations.duplicate(three(box)) },
      refused: { $0 == .createUnnamed ? 95 : 0 }),
    Scenario(
      description: "C04 duplicate where a file without a name gets none",
      run: { operations, box, _ in _ = await operations.duplicate(three(box)) },
      refused: { $0 == .link ? 1 : 0 }),
    Scenario(description: "C03 trash") { operations, box, _ in _ = await operations.trash(three(box)) },
    Scenario(
      description: "undo of a trash",
      before: { operations, box, _ in _ = await operations.trash(three(box)) },
      run: { operations, _, _ in _ = await operations.undo() }),
    Scenario(
      description: "redo of a trash",
      before: { operations, box, _ in
        _ = await operations.trash(three(box))
        _ = await operations.undo()
      }, run: { operations, _, _ in _ = await operations.redo() }),
    Scenario(description: "new folder and rename") { operations, box, _ in
      _ = await operations.makeFolder(at: box["n"])
      if let name = FileName("renamed") { _ = await operations.rename(box["t"], to: name) }
    },
    Scenario(
      description: "delete",
      run: { operations, box, _ in _ = await operations.deletePermanently([box["t"]]) },
      deletes: true),
  ]

  @Test(arguments: scenarios)
  func c01_c04_killedAtEveryStep(_ scenario: Scenario) async throws {
    var step = 0
    while try await crash(scenario, after: step) { step += 1 }
    #expect(step > 10)
  }

  /// Killed between any two removals of the source: it is finished.
  @Test func c02_killedWhileTheSourceIsRemoved() async throws {
    for limit in 1..<8 {
      let sandbox = try Sandbox(in: try Volume.ext4.folder())
      let other = try TemporaryFolder(in: try Volume.xfs.folder())
      try sandbox.sh("mkdir -p t/s; for i in 1 2 3; do echo $i >t/$i; echo s$i >t/s/$i; done")
      let before = try sandbox.tree(".", linkCounts: false)
      let removals = Counter()
      let crash = Crash(after: 0)
      let dying = sandbox.operations { call, name in
        if crash.count > 0 || (call == .unlink && !name.starts(with: ".new".utf8) && removals.next() > limit)
        {
          return crash.intercept(call, name)
        }
        return 0
      }
      _ = await dying.move([sandbox["t"]], to: try Sandbox.path(other.path))
      #expect(crash.count > 0)
      #expect(try sandbox.names() != "")
      #expect(await sandbox.operations().recover().results == ["done"])
      #expect(try sandbox.names() == "")
      #expect(try sandbox.tree(other.path, linkCounts: false) == before)
      #expect(await sandbox.operations().recover().items.isEmpty)
      #expect(await sandbox.operations().undo().results == ["done"])
      #expect(try sandbox.tree(".", linkCounts: false) == before)
    }
  }

  /// Crashes after so many calls, recovers, and checks the world; false where the operation needs no more
  /// calls.
  private func crash(_ scenario: Scenario, after limit: Int) async throws -> Bool {
    let sandbox = try Sandbox(in: try Volume.ext4.folder())
    let other = try TemporaryFolder(in: try Volume.xfs.folder())
    let target = try Sandbox.path(other.path)
    try sandbox.sh(Self.setup)
    await scenario.before(sandbox.operations(), sandbox, target)
    let crash = Crash(after: limit)
    let dying = sandbox.operations(syncedItems: scenario.syncedItems) { call, name in
      let refusal = crash.intercept(call, name)
      if refusal != 0 { return refusal }
      return name.starts(with: "0".utf8) ? 0 : scenario.refused?(call) ?? 0
    }
    await scenario.run(dying, sandbox, target)
    let after = sandbox.operations()
    _ = await after.recover()
    let comment = Comment(rawValue: "\(scenario) killed after \(limit) calls")
    try check(sandbox, other, comment, deletes: scenario.deletes)
    #expect(await after.recover().items.isEmpty, comment)
    #expect(sandbox.unfinished == [], comment)
    // What is left can be taken back without losing anything either.
    while await after.undo().items.contains(where: { $0.result == .done }) {}
    try check(sandbox, other, comment, deletes: scenario.deletes)
    return crash.count > limit
  }

  private func check(_ sandbox: Sandbox, _ other: TemporaryFolder, _ comment: Comment, deletes: Bool) throws {
    let places = "'\(sandbox.folder.path)/work' '\(sandbox.folder.path)/data' '\(other.path)'"
    let found = try sandbox.sh("find \(places) -type f -exec cat {} + 2>/dev/null | grep '^c.$' | sort -u")
    if !deletes { #expect(found == Self.contents, comment) }
    #expect(try sandbox.litter(other.path) == "", comment)
    // An entry of a trash and its information belong together, and no name holds a file that is not whole.
    let pairs = """
      for t in '\(sandbox.folder.path)/data/Trash' '\(other.path)'/.Trash-0; do
        [ -d "$t/files" ] && [ -d "$t/info" ] || continue
        (ls -1A "$t/files" | sed 's/$/.trashinfo/' | LC_ALL=C sort) >/tmp/a.$$; ls -1A "$t/info" | LC_ALL=C sort >/tmp/b.$$
        diff /tmp/a.$$ /tmp/b.$$ || true; find "$t/info" -empty -type f; rm -f /tmp/a.$$ /tmp/b.$$
      done
      find \(places) -type f -empty 2>/dev/null || true
      """
    #expect(try sandbox.sh(pairs) == "", comment)
  }
}
