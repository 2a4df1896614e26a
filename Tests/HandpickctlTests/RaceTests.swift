import FilesCore
import TestSupport
import Testing

/// Two processes work on the same files at once: two commands, or a command beside an engine as the window has
/// it. Nothing is lost, nothing waits for ever, nothing is left lying about.
struct RaceTests {
  /// What runs at once, in words of the command, where `a`, `b` and `OTHER` are folders.
  struct Race: Sendable, CustomStringConvertible {
    let description: String
    /// What is done before.
    var before: [String] = []
    let first: [String]
    let second: [String]
    /// Whether a permanent delete takes part, so that contents may be gone which it reported.
    var deletes = false
  }

  private static let files = ["a/1", "a/2", "a/3", "a/t"]

  static let races = [
    Race(
      description: "move and move", first: ["move", "--to=b"] + files, second: ["move", "--to=c"] + files),
    Race(
      description: "move across devices, twice", first: ["move", "--to=OTHER"] + files,
      second: ["move", "--to=OTHER", "--on-conflict=keep-both"] + files),
    Race(
      description: "move across devices and within", first: ["move", "--to=OTHER"] + files,
      second: ["move", "--to=b"] + files),
    Race(
      description: "move and merge", before: ["copy", "--to=b", "a/t"],
      first: ["move", "--to=b", "a/1", "a/2"],
      second: ["move", "--to=b", "--on-conflict=merge", "a/t"]),
    Race(
      description: "replace and replace", before: ["copy", "--to=b"] + files,
      first: ["move", "--to=b", "--on-conflict=replace"] + files,
      second: ["copy", "--to=b", "--on-conflict=replace"] + files),
    Race(
      description: "move and delete", first: ["move", "--to=b"] + files,
      second: ["delete", "--permanently"] + files, deletes: true),
    Race(
      description: "move across devices and delete", first: ["move", "--to=OTHER"] + files,
      second: ["delete", "--permanently"] + files, deletes: true),
    Race(description: "trash and trash", first: ["trash"] + files, second: ["trash"] + files),
    Race(description: "trash and move", first: ["trash"] + files, second: ["move", "--to=OTHER"] + files),
    Race(
      description: "undo and undo", before: ["move", "--to=b"] + files, first: ["undo"], second: ["undo"]),
    Race(
      description: "undo across devices, twice", before: ["move", "--to=OTHER"] + files, first: ["undo"],
      second: ["undo"]),
    Race(description: "restore and restore", before: ["trash"] + files, first: ["undo"], second: ["undo"]),
    Race(
      description: "trash and restore", before: ["trash", "a/1", "a/t"], first: ["undo"],
      second: ["trash", "a/2", "a/3"]),
    Race(
      description: "undo and move", before: ["move", "--to=b"] + files, first: ["undo"],
      second: ["move", "--to=OTHER", "b/1", "b/2", "b/3", "b/t"]),
    Race(
      description: "undo of copies and move", before: ["copy", "--to=b"] + files, first: ["undo"],
      second: ["move", "--to=OTHER", "b/1", "b/t"]),
    Race(
      description: "duplicate and duplicate", first: ["duplicate"] + files, second: ["duplicate"] + files),
    Race(description: "duplicate and trash", first: ["duplicate"] + files, second: ["trash"] + files),
    Race(
      description: "recover and move across devices", first: ["recover"],
      second: ["move", "--to=OTHER"] + files),
  ]

  private static let contents = (1...9).map { "c\($0)" }

  private func sandbox() throws -> (CommandSandbox, TemporaryFolder) {
    let sandbox = try CommandSandbox()
    try sandbox.sh(
      """
      mkdir -p a/t/s b c; echo c1 >a/1; echo c2 >a/2; echo c3 >a/3
      for i in 4 5 6; do echo c$i >a/t/$i; done; for i in 7 8 9; do echo c$i >a/t/s/$i; done
      """)
    return (sandbox, try TemporaryFolder(in: "/dev/shm"))
  }

  private func words(_ words: [String], _ other: TemporaryFolder) -> [[UInt8]] {
    words.map { Array($0.replacing("OTHER", with: other.path).utf8) }
  }

  /// The contents that are nowhere, in the order of their numbers.
  private func missing(_ sandbox: CommandSandbox, _ other: TemporaryFolder) throws -> [String] {
    let found = try sandbox.sh(
      "find . ../data '\(other.path)' -type f ! -name '*.trashinfo' -exec cat {} + | sort -u")
    return Self.contents.filter { !found.split(separator: "\n").map(String.init).contains($0) }
  }

  private func check(
    _ sandbox: CommandSandbox, _ other: TemporaryFolder, _ comment: Comment, deletes: Bool
  ) throws {
    #expect(try sandbox.run("recover").text == "Nothing was interrupted.\n", comment)
    if !deletes { #expect(try missing(sandbox, other) == [], comment) }
    #expect(
      try sandbox.sh("find .. '\(other.path)' -name '.handpick-*' -o -name '.new-*'") == "", comment)
    let pairs =
      "cd ../data/Trash && ls files | sed 's/$/.trashinfo/' | sort >../x && ls info | sort | diff ../x -"
    #expect(try sandbox.sh("[ ! -d ../data/Trash ] || (\(pairs))") == "", comment)
  }

  @Test(arguments: races)
  func twoCommands(_ race: Race) throws {
    var random = SeededGenerator(for: "twoCommands")
    for round in 0..<6 {
      let (sandbox, other) = try sandbox()
      if !race.before.isEmpty { _ = try sandbox.run(words(race.before, other)) }
      let pause = Int.random(in: 0...12, using: &random)
      let (first, second) =
        Bool.random(using: &random) ? (race.first, race.second) : (race.second, race.first)
      let running = try sandbox.start(words(first + ["--json"], other))
      try sandbox.sh("sleep 0.0\(pause < 10 ? "0" : "")\(pause)")
      let later = try sandbox.run(words(second + ["--json"], other))
      let outputs = [try running.wait(timeout: .seconds(60)), later]
      let comment = Comment(rawValue: "\(race), seed \(random.seed), round \(round)")
      for output in outputs { #expect([0, 1].contains(output.exitStatus), comment) }
      try check(sandbox, other, comment, deletes: race.deletes)
      // What a delete did not report done is still there.
      if race.deletes, !outputs.contains(where: { $0.text.contains("Deleted") }) {
        #expect(try missing(sandbox, other) == [], comment)
      }
    }
  }

  /// The engine that the window has works in this process, the command beside it.
  @Test(arguments: races)
  func commandBesideTheWindowsEngine(_ race: Race) async throws {
    var random = SeededGenerator(for: "commandBesideTheWindowsEngine")
    for round in 0..<4 {
      let (sandbox, other) = try sandbox()
      if !race.before.isEmpty { _ = try sandbox.run(words(race.before, other)) }
      let running = try sandbox.start(words(race.second + ["--json"], other))
      try await Task.sleep(for: .microseconds(Int.random(in: 0...12_000, using: &random)))
      await run(race.first, sandbox, other)
      let output = try running.wait(timeout: .seconds(60))
      let comment = Comment(rawValue: "\(race), seed \(random.seed), round \(round)")
      #expect([0, 1].contains(output.exitStatus), comment)
      try check(sandbox, other, comment, deletes: race.deletes)
    }
  }

  private func run(_ words: [String], _ sandbox: CommandSandbox, _ other: TemporaryFolder) async {
    let root = sandbox.folder.path
    func path(_ text: String) -> FilePath {
      FilePath(text.hasPrefix("/") ? text : "\(root)/work/\(text)") ?? .root
    }
    let operations = FileOperations(
      stateFolder: path("\(root)/state/handpick/operations"), dataFolder: path("\(root)/data"))
    let sources = words.dropFirst().filter { !$0.hasPrefix("--") }.map(path)
    let folder = words.first { $0.hasPrefix("--to=") }.map {
      String($0.dropFirst(5)).replacing("OTHER", with: other.path)
    }
    let policy = words.first { $0.hasPrefix("--on-conflict=") }.flatMap {
      ConflictPolicy(rawValue: String($0.dropFirst(14)))
    }
    switch words[0] {
    case "move":
      _ = await operations.move(sources, to: path(folder ?? "b"), onConflict: policy ?? .fail)
    case "trash": _ = await operations.trash(sources)
    case "duplicate": _ = await operations.duplicate(sources)
    case "undo": _ = await operations.undo()
    case "recover": _ = await operations.recover()
    default: Issue.record("no operation “\(words[0])”")
    }
  }
}
