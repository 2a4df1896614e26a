import TestSupport
import Testing

@testable import FilesCore

/// The journal: what a crash or another program leaves of it.
struct JournalTests {
  private func journal(_ sandbox: Sandbox) throws -> String {
    try sandbox.sh("ls -d ../state/*.journal")
  }

  @Test func c05_tornLine() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("mkdir d; echo x >f")
    _ = await sandbox.operations().move([sandbox["f"]], to: sandbox["d"])
    let file = try journal(sandbox)
    // The end is torn off in the middle of its last line, as if the process had ended there.
    try sandbox.sh("truncate -s -3 \(file)")
    #expect(await sandbox.operations().history().isEmpty)
    #expect(await sandbox.operations().recover().items.isEmpty)
    #expect(await sandbox.operations().undo().results == ["done"])
    #expect(try sandbox.text("f") == "x")
  }

  @Test func c05_liveJournalIsLeftAlone() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("mkdir d; echo x >f")
    let found = Counter()
    let other = sandbox.operations()
    let operations = sandbox.operations { call, name in
      guard call == .renameWithoutReplacing, name == Array("f".utf8) else { return 0 }
      let journals = JournalFolder(path: other.journals.path, calls: FileSystemCalls())
      for id in journals.list() where (try? journals.open(id)) != nil { _ = found.next() }
      return 0
    }
    #expect(await operations.move([sandbox["f"]], to: sandbox["d"]).results == ["done"])
    #expect(found.next() == 1)
  }

  @Test(arguments: ["s/^intent/intenT/", "s/^handpick-1/handpick-9/", "s/rename/delete/"])
  func brokenOrForeignJournalIsNotUsed(_ change: String) async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("mkdir d; echo x >f")
    _ = await sandbox.operations().move([sandbox["f"]], to: sandbox["d"])
    let file = try journal(sandbox)
    try sandbox.sh("sed -i '\(change)' \(file); cp \(file) ../before")
    _ = await sandbox.operations().recover()
    #expect(await sandbox.operations().undo().isError)
    #expect(try sandbox.names("d") == "f")
    #expect(try sandbox.sh("cmp \(file) ../before") == "")
  }

  @Test func refusesBeforeAnythingIsTouched() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("mkdir d; echo x >f; echo file >../state")
    let report = await sandbox.operations().move([sandbox["f"]], to: sandbox["d"])
    #expect(report.isError)
    #expect(report.id == nil)
    #expect(report.message.hasPrefix("Nothing was done, because “\(sandbox.folder.path)/state”"))
    #expect(try sandbox.text("f") == "x")
  }

  @Test(arguments: 1...9)
  func fullStateFolder(_ writes: Int) async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("mkdir d; echo x >f; echo y >g")
    let counter = Counter()
    let operations = sandbox.operations { call, _ in call == .reserve && counter.next() >= writes ? 28 : 0 }
    let report = await operations.move([sandbox["f"], sandbox["g"]], to: sandbox["d"])
    _ = await sandbox.operations().recover()
    let isMoved = report.results == ["done", "done"]
    #expect(isMoved || report.results == ["failed no-space", "failed no-space"])
    #expect(try sandbox.names() == (isMoved ? "d" : "d f g"))
    #expect(try sandbox.names("d") == (isMoved ? "f g" : ""))
    #expect(await sandbox.operations().undo().isError == !isMoved)
    #expect(try sandbox.names() == "d f g")
  }

  @Test func modes() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("mkdir d; echo x >f; mkdir -m 755 ../state")
    _ = await sandbox.operations().move([sandbox["f"]], to: sandbox["d"])
    #expect(try sandbox.sh("stat -c %a ../state ../state/*") == "700\n600")
  }

  @Test func theNewestTwentyAndThirtyDaysAreKept() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("mkdir d; echo x >f")
    let operations = sandbox.operations()
    for _ in 0..<13 {
      _ = await operations.move([sandbox["f"]], to: sandbox["d"])
      _ = await operations.move([sandbox["d/f"]], to: sandbox[""])
    }
    #expect(await operations.history().count == 26)
    // An old time in all of them: the line's checksum is written anew.
    let journals = JournalFolder(path: operations.journals.path, calls: FileSystemCalls())
    for id in journals.list() {
      let name = "state/\(id.text).journal"
      let lines = try sandbox.folder.text(of: name).split(separator: "\n").dropFirst()
      let first = JournalRecord.begin(.move, seconds: 1_000_000_000, items: 1).line
      try sandbox.folder.write(
        first + Array((lines.joined(separator: "\n") + "\n").utf8), to: Array(name.utf8))
    }
    _ = await operations.move([sandbox["f"]], to: sandbox["d"])
    #expect(await operations.history().count == 20)
  }

  @Test func recordsSurviveTheirLines() throws {
    let place = Place(
      folder: try #require(FilePath("/a b/\t")), name: try #require(FileName(bytes: [0xFF, 10, 37])))
    var step = Step(kind: .transfer, item: 3, source: place, destination: place)
    step.identity = FileIdentity(inode: .max, handle: 7, born: -5)
    step.fingerprint = .max
    step.detail = -1
    step.inverts = 9
    step.isFolder = true
    let line = JournalRecord.intent(step, source: 0, destination: 0).line
    guard case .intent(let read, _, _)? = JournalRecord(reading: line.dropLast(), folders: [place.folder])
    else {
      Issue.record("the line was not read")
      return
    }
    #expect(read.source == place)
    #expect(read.identity == step.identity)
    #expect(read.fingerprint == .max)
    #expect([read.item, read.inverts] == [3, 9])
    #expect(read.isFolder)
    #expect(JournalRecord(reading: line.dropLast(2), folders: [place.folder]) == nil)
  }
}

extension JournalRecord? {
  fileprivate static func == (record: JournalRecord?, nothing: ()?) -> Bool {
    if case .none = record { true } else { false }
  }
}
