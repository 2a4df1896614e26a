import Testing

@testable import FilesCore

/// The home trash: the cases T of the specification that need no mount.
struct TrashTests {
  @Test func t01_oddNames() async throws {
    let sandbox = try Sandbox()
    let names = MoveTests.oddNames.compactMap { FileName(bytes: $0) }
    for name in names { try sandbox.folder.write(name.bytes, to: Array("work/".utf8) + name.bytes) }
    let sources = names.map { sandbox["x"].parent?.appending($0) ?? .root }
    let operations = sandbox.operations()
    let report = await operations.trash(sources)
    #expect(report.results == names.map { _ in "done" })
    #expect(report.message == "Moved 15 files to Trash")
    #expect(try sandbox.folder.names(in: "work").isEmpty)
    let undo = await operations.undo()
    #expect(undo.message == "Restored 15 files")
    for name in names {
      #expect(try sandbox.folder.contents(of: Array("work/".utf8) + name.bytes) == name.bytes)
    }
    #expect(try sandbox.trashNames() == "files:  info: ")
  }

  @Test func t02_information() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("mkdir real; ln -s real link; echo x >\"real/$(printf 'a\\377 é%%')\"")
    let name = try #require(FileName(bytes: Array("a".utf8) + [0xFF] + " é%".utf8))
    let report = await sandbox.operations().trash([sandbox["link"].appending(name)])
    #expect(report.results == ["done"])
    let info = try sandbox.sh("cd ../data/Trash; stat -c %a . files info info/*; cat info/*")
    let lines = info.split(separator: "\n").map(String.init)
    #expect(
      lines[...5] == [
        "700", "700", "700", "600", "[Trash Info]", "Path=\(sandbox.folder.path)/work/real/a%FF%20%C3%A9%25",
      ])
    let date = try #require(lines.last)
    #expect(date.wholeMatch(of: /DeletionDate=\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/) != nil)
  }

  @Test func t03_threeOfOneNameInOneSecond() async throws {
    let sandbox = try Sandbox()
    let operations = sandbox.operations()
    var ids: [OperationID] = []
    for number in 1...3 {
      try sandbox.sh("echo \(number) >a.txt")
      ids.append(try #require(await operations.trash([sandbox["a.txt"]]).id))
    }
    #expect(
      try sandbox.trashNames()
        == "files: a.2.txt a.3.txt a.txt  info: a.2.txt.trashinfo a.3.txt.trashinfo a.txt.trashinfo ")
    #expect(await operations.undo(ids[1]).results == ["done"])
    #expect(try sandbox.text("a.txt") == "2")
  }

  @Test func t04_placeTaken() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("echo mine >f.txt")
    let operations = sandbox.operations()
    _ = await operations.trash([sandbox["f.txt"]])
    try sandbox.sh("echo other >f.txt")
    #expect(await operations.undo().results == ["conflict exists"])
    #expect(try sandbox.text("f.txt") == "other")
    #expect(await operations.undo(onConflict: .keepBoth).destinationNames == ["f (restored).txt"])
    #expect(try sandbox.text("f (restored).txt") == "mine")
  }

  @Test func t05_emptiedAndStranger() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("echo f >f; echo g >g")
    let operations = sandbox.operations()
    _ = await operations.trash([sandbox["f"], sandbox["g"]])
    try sandbox.sh(
      "cd ../data/Trash; rm files/f info/f.trashinfo; mv files/g files/other; echo stranger >files/g")
    let undo = await operations.undo()
    #expect(undo.results == ["failed not-ours", "failed not-in-trash"])
    #expect(try sandbox.names() == "")
    #expect(try sandbox.sh("cat ../data/Trash/files/g") == "stranger")
  }

  @Test(arguments: [245, 246, 254, 255])
  func t06_longNames(_ length: Int) async throws {
    let sandbox = try Sandbox()
    let name = String(repeating: "n", count: length)
    try sandbox.sh("echo x >\(name)")
    let operations = sandbox.operations()
    #expect(await operations.trash([sandbox[name]]).results == ["done"])
    #expect(try sandbox.sh("ls ../data/Trash/info").utf8.count <= 255)
    #expect(await operations.undo().results == ["done"])
    #expect(try sandbox.text(name) == "x")
  }

  @Test func t07_fullDevice() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("echo x >f")
    _ = await sandbox.operations().trash([sandbox["nothing"]])
    let operations = sandbox.operations { call, _ in call == .write ? 28 : 0 }
    // The journal's own writes fail as well: nothing may be touched.
    let refused = await operations.trash([sandbox["f"]])
    #expect(refused.results == ["failed no-space"])
    #expect(try sandbox.text("f") == "x")
    #expect(try sandbox.trashNames() == "")
  }

  @Test func inTheTrashAlready() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("echo x >f; mkdir -p ../data")
    let operations = sandbox.operations()
    _ = await operations.trash([sandbox["f"]])
    let inTrash = try Sandbox.path(sandbox.folder.path(of: "data/Trash/files/f"))
    #expect(await operations.trash([inTrash]).results == ["failed no-trash"])
    #expect(
      await operations.trash([try Sandbox.path(sandbox.folder.path(of: "data"))]).results == [
        "failed into-itself"
      ])
  }

  @Test func deletingIsForGood() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("mkdir -p t/s keep; echo x >keep/x; ln -s ../keep t/link; echo y >t/s/y")
    let operations = sandbox.operations()
    let report = await operations.deletePermanently([sandbox["t"]])
    #expect(report.results == ["done"])
    #expect(!report.isUndoable)
    #expect(report.message == "Deleted 1 file permanently")
    #expect(try sandbox.names() == "keep")
    #expect(try sandbox.names("keep") == "x")
    #expect(await operations.undo().message == "There is nothing to undo.")
  }
}
