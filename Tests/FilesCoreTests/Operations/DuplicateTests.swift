import Testing

@testable import FilesCore

/// Copies and duplicates: the cases D of the specification.
struct DuplicateTests {
  @Test(arguments: [
    ("a", "a (copy)"), (".bashrc", ".bashrc (copy)"), ("..x", "..x (copy)"), ("a.", "a. (copy)"),
    ("a.tar.gz", "a (copy).tar.gz"), (".tar.gz", ".tar (copy).gz"), ("a b. c", "a b. c (copy)"),
    ("a (copy).txt", "a (copy 2).txt"), ("a (copy 9).txt", "a (copy 10).txt"),
    ("a (copy 09).txt", "a (copy 09) (copy).txt"), ("a (copy 1).txt", "a (copy 1) (copy).txt"),
    ("foo(copy)bar.txt", "foo(copy)bar (copy).txt"), (".foo.txt", ".foo (copy).txt"),
    ("foo...txt", "foo.. (copy).txt"), ("-rf", "-rf (copy)"), ("(copy).txt", "(copy) (copy).txt"),
    (" (copy).txt", " (copy) (copy).txt"), ("a.seventeenletters1", "a.seventeenletters1 (copy)"),
    ("x.sixteenletters16", "x (copy).sixteenletters16"),
  ])
  func d01_names(_ name: String, _ copy: String) throws {
    let original = try #require(FileName(name))
    #expect(CopyName(of: original, isFolder: false).name(0).display == copy)
  }

  @Test func d01_foldersHaveNoExtension() throws {
    let name = try #require(FileName("v1.2.3"))
    #expect(CopyName(of: name, isFolder: true).name(0).display == "v1.2.3 (copy)")
    #expect(CopyName(of: name, isFolder: true).name(1).display == "v1.2.3 (copy 2)")
    #expect(CopyName(of: name, isFolder: true, word: .restored).name(0).display == "v1.2.3 (restored)")
  }

  @Test func d02_longNames() throws {
    let ascii = try #require(FileName(String(repeating: "n", count: 251) + ".txt"))
    let first = CopyName(of: ascii, isFolder: false).name(0)
    #expect(first.display == String(repeating: "n", count: 244) + " (copy).txt")
    #expect(first.bytes.count == 255)
    let accents = try #require(FileName(String(repeating: "é", count: 127)))
    let second = CopyName(of: accents, isFolder: false).name(0)
    #expect(second.display == String(repeating: "é", count: 124) + " (copy)")
    let invalid = try #require(FileName(bytes: [UInt8](repeating: 0xFF, count: 255)))
    #expect(
      CopyName(of: invalid, isFolder: false).name(0).bytes == [UInt8](repeating: 0xFF, count: 248)
        + " (copy)".utf8)
  }

  @Test func d03_undoOfAnEditedCopy() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("echo one >f.txt; echo two >g.txt")
    let operations = sandbox.operations()
    let report = await operations.duplicate([sandbox["f.txt"], sandbox["g.txt"]])
    #expect(report.results == ["done", "done"])
    #expect(report.message == "Duplicated 2 files")
    #expect(report.destinationNames == ["f (copy).txt", "g (copy).txt"])
    try sandbox.sh("echo edited >>'f (copy).txt'")
    let undo = await operations.undo()
    #expect(undo.results == ["done", "failed changed"])
    #expect(undo.isUndoable)
    #expect(try sandbox.names() == "f (copy).txt f.txt g.txt")
    #expect(try sandbox.text("f (copy).txt") == "one\nedited")
    #expect(try sandbox.trashNames() == "files: g (copy).txt  info: g (copy).txt.trashinfo ")
  }

  @Test func d04_undoOfACopiedFolderThatWasAddedTo() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("mkdir -p v1.2/s; echo one >v1.2/s/f")
    let operations = sandbox.operations()
    #expect(await operations.duplicate([sandbox["v1.2"]]).destinationNames == ["v1.2 (copy)"])
    try sandbox.sh("touch 'v1.2 (copy)/s/new'")
    #expect(await operations.undo().results == ["failed changed"])
    #expect(try sandbox.names("v1.2 (copy)/s") == "f new")
    try sandbox.sh("rm 'v1.2 (copy)/s/new'")
    #expect(await operations.undo().message == "Moved 1 copy to Trash")
    #expect(try sandbox.names() == "v1.2")
    #expect(await operations.redo().results == ["done"])
    #expect(try sandbox.text("v1.2 (copy)/s/f") == "one")
    #expect(try sandbox.trashNames() == "files:  info: ")
  }

  @Test(arguments: [true, false])
  func d05_nameTakenMeanwhile(_ canBeUnnamed: Bool) async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("echo one >f")
    let operations = sandbox.operations { call, name in
      if call == .createUnnamed { return canBeUnnamed ? 0 : 95 }
      if call == (canBeUnnamed ? .link : .renameWithoutReplacing), name == Array("f (copy)".utf8) {
        _ = try? sandbox.sh("echo newcomer >'f (copy)'")
      }
      return 0
    }
    #expect(await operations.duplicate([sandbox["f"]]).destinationNames == ["f (copy 2)"])
    #expect(try sandbox.text("f (copy)") == "newcomer")
    #expect(try sandbox.text("f (copy 2)") == "one")
    #expect(try sandbox.litter() == "")
  }

  @Test(.timeLimit(.minutes(1)))
  func d07_fifosAndLinks() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("mkfifo fifo; ln -s nowhere dangling; ln -s fifo link")
    let report = await sandbox.operations().duplicate(["fifo", "dangling", "link"].map { sandbox[$0] })
    #expect(report.results == ["done", "done", "done"])
    #expect(
      try sandbox.sh("stat -c %F 'fifo (copy)'; readlink 'dangling (copy)' 'link (copy)'")
        == "fifo\nnowhere\nfifo")
  }

  /// Where the file system can do that, a file has no name before it is whole.
  @Test func aSingleFileHasNoNameBeforeItIsWhole() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("echo one >f; chmod 640 f; touch -d @1234567.25 f; setfattr -n user.k -v value f")
    let counter = Counter()
    let operations = sandbox.operations { call, _ in
      if call == .syncFileSystem {
        #expect((try? sandbox.names()) == "f")
        _ = counter.next()
      }
      return 0
    }
    #expect(await operations.duplicate([sandbox["f"]]).results == ["done"])
    #expect(counter.next() == 2)
    let about = "stat -c '%a %Y %h'; getfattr --only-values -n user.k"
    #expect(
      try sandbox.sh(about.replacing(";", with: " 'f (copy)';") + " 'f (copy)'")
        == sandbox.sh(about.replacing(";", with: " f;") + " f"))
    #expect(await operations.undo().results == ["done"])
  }

  /// A file system may have files without a name and refuse to give them one.
  @Test func copiesAgainWhereAFileWithoutANameGetsNone() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("echo one >f; echo two >g")
    let operations = sandbox.operations { call, name in call == .link && name.starts(with: "f (".utf8) ? 1 : 0
    }
    #expect(await operations.duplicate([sandbox["f"], sandbox["g"]]).results == ["done", "done"])
    #expect(try sandbox.sh("cat 'f (copy)' 'g (copy)'") == "one\ntwo")
    #expect(try sandbox.litter() == "")
  }

  @Test func duplicatingThriceGivesThreeCopies() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("echo one >f.tar.gz")
    let operations = sandbox.operations()
    let file = sandbox["f.tar.gz"]
    #expect(
      await operations.duplicate([file, file, file]).destinationNames
        == ["f (copy).tar.gz", "f (copy 2).tar.gz", "f (copy 3).tar.gz"])
  }

  /// The copy of the file is still private when the folder is copied that it is made in.
  @Test func duplicatingAFolderAndWhatIsInIt() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("mkdir z; echo one >z/f; ln z/f z/g")
    #expect(
      await sandbox.operations().duplicate([sandbox["z/f"], sandbox["z"]]).results == ["done", "done"])
    #expect(try sandbox.names("z (copy)") == "f g")
    #expect(try sandbox.litter() == "")
  }

  @Test func copyPolicies() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("mkdir -p d a/b; echo new >f; echo old >d/f; echo x >a/b/x")
    let operations = sandbox.operations()
    let (f, d) = (sandbox["f"], sandbox["d"])
    #expect(await operations.copy([f], to: d).results == ["conflict exists"])
    #expect(await operations.copy([f], to: d, onConflict: .skip).results == ["skipped exists"])
    #expect(await operations.copy([f], to: d, onConflict: .keepBoth).destinationNames == ["f (copy)"])
    #expect(await operations.copy([f], to: d, onConflict: .replace).results == ["done"])
    #expect(try sandbox.text("d/f") == "new")
    #expect(try sandbox.trashNames() == "files: f  info: f.trashinfo ")
    #expect(await operations.copy([f], to: sandbox[""]).results == ["skipped same-place"])
    #expect(
      await operations.copy([f], to: sandbox[""], onConflict: .replace).results == ["skipped same-place"])
    #expect(
      await operations.copy([f], to: sandbox[""], onConflict: .keepBoth).destinationNames == ["f (copy)"])
    #expect(await operations.copy([sandbox["a"]], to: sandbox["a/b"]).results == ["failed into-itself"])
    #expect(await operations.copy([sandbox["a"]], to: d).results == ["done"])
    #expect(try sandbox.text("d/a/b/x") == "x")
    #expect(try sandbox.text("a/b/x") == "x")
  }

  @Test func readAndWriteWhereTheKernelCannotCopy() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("dd if=/dev/urandom of=f bs=1000 count=3333 status=none; truncate -s 9M f")
    let operations = sandbox.operations { call, _ in
      switch call {
      case .clone: 95
      case .copyRange: 18
      default: 0
      }
    }
    #expect(await operations.duplicate([sandbox["f"]]).results == ["done"])
    #expect(try sandbox.sh("cmp f 'f (copy)'; stat -c %Y f") == sandbox.sh("stat -c %Y 'f (copy)'"))
  }
}
