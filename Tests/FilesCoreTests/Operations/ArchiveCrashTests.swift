import Glibc
import Testing

@testable import FilesCore

/// Archives that are made and extracted, killed between any two system calls: what stands under a name afterwards is
/// whole, and nothing is left lying about.
struct ArchiveCrashTests {
  /// What the file system cannot do, so that each way of giving a name is gone.
  enum Lack: CaseIterable {
    case nothing
    case exclusiveRename
    case exclusiveRenameAndLinks

    func refusal(_ call: FileSystemCall) -> Int32 {
      switch (self, call) {
      case (.exclusiveRename, .renameWithoutReplacing), (.exclusiveRenameAndLinks, .renameWithoutReplacing):
        EINVAL
      case (.exclusiveRenameAndLinks, .link): EPERM
      default: 0
      }
    }
  }

  @Test(arguments: Lack.allCases)
  func anArchiveIsWholeOrNotThere(_ lack: Lack) async throws {
    var limit = 0
    while try await make(lack, after: limit) { limit += 1 }
    #expect(limit > 3)
  }

  private func make(_ lack: Lack, after limit: Int) async throws -> Bool {
    let sandbox = try Sandbox()
    try sandbox.sh("mkdir t; echo one >t/a; echo two >b")
    let crash = Crash(after: limit)
    let name = try #require(FileName("all"))
    _ = await operations(sandbox, crash, lack).archive(
      [sandbox["t"], sandbox["b"]], to: sandbox["."], named: name, as: PlainFormat())
    let comment: Comment = "killed after \(limit) calls"
    try await check(sandbox, comment)
    let text = try? sandbox.text("all")
    #expect(text == nil || text == "t:t/a:one\nb:two\n.", comment)
    #expect(try sandbox.sh("cat t/a b") == "one\ntwo", comment)
    while await sandbox.operations().undo().items.contains(where: { $0.result == .done }) {}
    #expect(try sandbox.names() == "b t", comment)
    return crash.count > limit
  }

  @Test(arguments: Lack.allCases, [["a/x", "a/y", "b"], ["only/x", "only/y"], ["only"]])
  func whatIsExtractedIsWholeOrNotThere(_ lack: Lack, _ members: [String]) async throws {
    var limit = 0
    while try await extract(members, lack, after: limit) { limit += 1 }
    #expect(limit > 3)
  }

  private func extract(_ members: [String], _ lack: Lack, after limit: Int) async throws -> Bool {
    let sandbox = try Sandbox()
    try sandbox.sh("echo archive >all.zip")
    let crash = Crash(after: limit)
    let format = PlainFormat(members: members)
    _ = await operations(sandbox, crash, lack).extract([sandbox["all.zip"]], with: format)
    let comment: Comment = "killed after \(limit) calls"
    try await check(sandbox, comment)
    let root = Set(members.compactMap { $0.split(separator: "/").first }).count == 1 ? "." : "all"
    let found = try sandbox.sh(
      "cd \(root) 2>/dev/null || exit 0; find . -type f ! -name all.zip -printf '%P:'; ")
    let whole = Set(members)
    let names = Set(found.split(separator: ":").map(String.init))
    #expect(names.isEmpty || names == whole, comment)
    while await sandbox.operations().undo().items.contains(where: { $0.result == .done }) {}
    #expect(try sandbox.names() == "all.zip", comment)
    return crash.count > limit
  }

  private func operations(_ sandbox: Sandbox, _ crash: Crash, _ lack: Lack) -> FileOperations {
    sandbox.operations { call, name in
      let refusal = crash.intercept(call, name)
      return refusal != 0 ? refusal : lack.refusal(call)
    }
  }

  private func check(_ sandbox: Sandbox, _ comment: Comment) async throws {
    _ = await sandbox.operations().recover()
    #expect(try sandbox.litter() == "", comment)
    #expect(sandbox.unfinished == [], comment)
    #expect(await sandbox.operations().recover().items.isEmpty, comment)
  }
}

/// An archive format of paths and contents in a row; reads the members that it was made with.
private struct PlainFormat: ArchiveFormat, ArchiveFormats {
  var members: [String] = []

  func writer(to file: Int32) throws -> any ArchiveWriter { PlainWriter(file) }
  func reader(of file: Int32) throws -> any ArchiveReader { PlainReader(members) }
}

private final class PlainWriter: ArchiveWriter {
  private let file: Int32

  init(_ file: Int32) {
    self.file = file
  }

  func add(_ member: ArchiveMember) throws { try write(member.path + ":".utf8, count: member.path.count + 1) }
  func finish() throws { try write(Array(".".utf8), count: 1) }

  func write(_ bytes: [UInt8], count: Int) throws {
    guard Glibc.write(file, bytes, count) == count else { throw ArchiveError.system(EIO) }
  }
}

private final class PlainReader: ArchiveReader {
  private var members: [String]
  private var rest = 0

  init(_ members: [String]) {
    self.members = members.reversed()
  }

  var position: UInt64 { 0 }

  func next() throws -> ArchiveMember? {
    rest = 3
    return members.popLast().map {
      ArchiveMember(path: Array($0.utf8), kind: .file, size: 3, permissions: 0o644, modified: 1_700_000_000)
    }
  }

  func read(into buffer: inout [UInt8]) throws -> Int {
    defer { rest = 0 }
    return rest
  }
}
