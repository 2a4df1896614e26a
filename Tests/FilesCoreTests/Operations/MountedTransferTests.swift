import Glibc
import TestSupport
import Testing

@testable import FilesCore

/// Moves to another mount: the cases X of the specification, from ext4, xfs, btrfs and tmpfs to each other.
@Suite(.enabled(if: Volume.isAvailable, "run by MountNamespaceTests"))
struct MountedTransferTests {
  /// A sandbox on one volume and a folder on another.
  private func setting(
    _ source: Volume = .tmpfs, _ target: Volume = .ext4
  ) throws -> (Sandbox, TemporaryFolder, FilePath) {
    let sandbox = try Sandbox(in: try source.folder())
    let other = try TemporaryFolder(in: try target == source ? Volume.xfs.folder() : target.folder())
    return (sandbox, other, try Sandbox.path(other.path))
  }

  private static let richTree = """
    mkdir -p t/sub/empty; echo one >t/f; chmod 640 t/f; touch -d '2001-02-03 04:05:06.123456789' t/f
    ln t/f t/sub/hard; ln -s ../f t/sub/link; ln -s nowhere t/dangling; mkfifo t/fifo; chmod 751 t/sub
    truncate -s 20M t/holes; printf x | dd of=t/holes bs=1 seek=10M conv=notrunc status=none
    setfattr -n user.k -v value t/f 2>/dev/null || true; touch -d '2002-01-01 00:00:00.5' t/sub t
    """

  @Test(arguments: Volume.allCases)
  func x01_treeThereAndBack(_ volume: Volume) async throws {
    let (sandbox, other, target) = try setting(volume == .ext4 ? .xfs : .ext4, volume)
    try sandbox.sh(Self.richTree)
    let before = try sandbox.tree(".")
    let operations = sandbox.operations()
    let report = await operations.move([sandbox["t"]], to: target)
    #expect(report.results == ["done"])
    #expect(try sandbox.names() == "")
    #expect(try sandbox.tree(other.path) == before)
    #expect(try sandbox.sh("stat -c %h \(other.path)/t/f") == "2")
    let allocated = try #require(Int(try sandbox.sh("stat -c %b \(other.path)/t/holes")))
    #expect(allocated * 512 < 1 << 20)
    #expect(try sandbox.sh("getfattr --absolute-names --only-values -n user.k \(other.path)/t/f") == "value")
    #expect(await operations.undo().results == ["done"])
    #expect(try sandbox.tree(".") == before)
    #expect(try sandbox.litter(other.path) == "")
    #expect(try other.names().isEmpty)
  }

  /// A folder is copied when nothing in it is being removed any more, whatever else was chosen.
  @Test func x01_folderAndSomethingInIt() async throws {
    for round in 0..<20 {
      let (sandbox, other, target) = try setting(.ext4, .tmpfs)
      try sandbox.sh("mkdir t; for i in 1 2 3 4; do echo $i >t/$i; done")
      let operations = sandbox.operations(syncedItems: 1)
      let report = await operations.move([sandbox["t/1"], sandbox["t/2"], sandbox["t"]], to: target)
      #expect(report.results == ["done", "done", "done"], "round \(round)")
      #expect(
        try sandbox.sh("cd \(other.path); find . -type f | LC_ALL=C sort | tr '\\n' ' '")
          == "./1 ./2 ./t/3 ./t/4 ")
      #expect(try sandbox.names() == "")
      #expect(try sandbox.litter(other.path) == "")
    }
  }

  /// A merge goes on in another batch than the file that shares its content.
  @Test func x01_hardLinksOverBatches() async throws {
    let (sandbox, other, target) = try setting(.ext4, .tmpfs)
    try sandbox.sh("mkdir m; echo one >f; ln f m/hard; ln f m/third; mkdir \(other.path)/m")
    let operations = sandbox.operations(syncedItems: 1)
    let report = await operations.move([sandbox["f"], sandbox["m"]], to: target, onConflict: .merge)
    #expect(report.results == ["done", "done"])
    #expect(try sandbox.sh("cd \(other.path); stat -c '%n %h' f m/*") == "f 3\nm/hard 3\nm/third 3")
    #expect(await operations.undo().results.allSatisfy { $0 == "done" })
    #expect(try sandbox.sh("stat -c '%n %h' f m/*") == "f 3\nm/hard 3\nm/third 3")
    #expect(try sandbox.litter(other.path) == "")
  }

  /// More files than share a sync: their originals go in several threads while the next ones are copied.
  @Test func x01_thousandsThereAndBack() async throws {
    let (sandbox, other, target) = try setting(.ext4, .tmpfs)
    try sandbox.sh("for i in $(seq 1500); do echo $i >f$i; done; ln f1 hard")
    let before = try sandbox.tree(".")
    let sources = try sandbox.names().split(separator: " ").map { sandbox[String($0)] }
    let operations = sandbox.operations(syncedItems: 600)
    let report = await operations.move(sources, to: target)
    #expect(report.items.count(of: .done) == 1_501)
    #expect(try sandbox.names() == "")
    #expect(try sandbox.tree(other.path) == before)
    #expect(await operations.undo().items.count(of: .done) == 1_501)
    #expect(try sandbox.tree(".") == before)
    #expect(try sandbox.litter(other.path) == "")
  }

  @Test(arguments: [false, true])
  func x02_x03_noSpace(_ isTree: Bool) async throws {
    let sandbox = try Sandbox(in: try Volume.ext4.folder())
    let small = try Volume.tmpfs.mountAnother("small-\(isTree)", megabytes: 4)
    try sandbox.sh(
      isTree
        ? "mkdir t; for i in 1 2 3; do dd if=/dev/urandom of=t/$i bs=1M count=2 status=none; done"
        : "dd if=/dev/urandom of=t bs=1M count=6 status=none")
    let before = try sandbox.tree(".")
    let operations = sandbox.operations { call, _ in Self.freeing(call) }
    let report = await operations.move([sandbox["t"]], to: try Sandbox.path(small))
    #expect(report.results == ["failed no-space"])
    let shortage = "“t” needs 6.3\u{A0}MB, but only 4.2\u{A0}MB is free on “small-\(isTree)”"
    #expect(report.message == shortage + ".")
    #expect(report.items.map(\.message) == [shortage + "; free some space or choose another folder."])
    #expect(report.id == nil)
    #expect(try sandbox.tree(".") == before)
    #expect(try sandbox.names(small) == "")
  }

  /// Lets what is removed be free at once, whatever other tests are starting.
  private static func freeing(_ call: FileSystemCall) -> Int32 {
    if call == .unlink { RunningProcess.waitForStarts() }
    return 0
  }

  @Test func x04_noInodes() async throws {
    let sandbox = try Sandbox(in: try Volume.ext4.folder())
    let small = try Volume.tmpfs.mountAnother("inodes", megabytes: 4, options: "nr_inodes=4")
    try sandbox.sh("mkdir t; for i in 1 2 3 4 5 6; do echo $i >t/$i; done")
    let report = await sandbox.operations().move([sandbox["t"]], to: try Sandbox.path(small))
    #expect(report.results == ["failed no-space"])
    // There is room enough: it is no lack of bytes.
    #expect(report.message.hasPrefix("There is not enough space for “"))
    #expect(try sandbox.names("t") == "1 2 3 4 5 6")
    #expect(try sandbox.names(small) == "")
  }

  /// A device that is full is not filled again for what cannot fit; what does fit still goes.
  @Test func whatCannotFitIsNotTried() async throws {
    let sandbox = try Sandbox(in: try Volume.ext4.folder())
    let small = try Volume.tmpfs.mountAnother("small-many", megabytes: 4)
    try sandbox.sh("for i in 1 2 3; do head -c 6M /dev/urandom >$i; done; echo fits >4")
    let written = Counter()
    let operations = sandbox.operations { call, _ in
      if call == .write || call == .copyRange { _ = written.next() }
      return Self.freeing(call)
    }
    let report = await operations.move(["1", "2", "3", "4"].map { sandbox[$0] }, to: try Sandbox.path(small))
    #expect(report.results == ["failed no-space", "failed no-space", "failed no-space", "done"])
    #expect(
      report.message
        == "Moved 1 of 4 files. “1” needs 6.3\u{A0}MB, but only 4.2\u{A0}MB is free on “small-many”.")
    #expect(written.next() < 20)
    #expect(try sandbox.names(small) == "4")
    // Each is on one side only, and whole.
    #expect(try sandbox.names() == "1 2 3")
    #expect(try sandbox.sh("stat -c %s 1 2 3") == "6291456\n6291456\n6291456")
  }

  /// ramfs tells of no free room and has it all the same.
  @Test func noClaimWhereNothingIsTold() async throws {
    let sandbox = try Sandbox(in: try Volume.ext4.folder())
    try sandbox.sh("echo x >f; mkdir r; mount -t ramfs none r")
    defer { _ = try? sandbox.sh("umount r") }
    let operations = sandbox.operations { call, name in
      call == .create && name.starts(with: ".handpick".utf8) ? 28 : 0
    }
    let report = await operations.move([sandbox["f"]], to: sandbox["r"])
    #expect(report.message == "There is not enough space for “f”.")
    #expect(await sandbox.operations().move([sandbox["f"]], to: sandbox["r"]).results == ["done"])
  }

  @Test func x05_cancel() async throws {
    let (sandbox, other, target) = try setting()
    try sandbox.sh(
      "mkdir t; for i in 1 2 3 4 5; do dd if=/dev/urandom of=t/$i bs=1M count=2 status=none; done")
    let control = OperationControl()
    let operations = sandbox.operations { call, _ in
      if control.progress.bytes >= 5 << 20 { control.cancel() }
      return 0
    }
    let report = await operations.move([sandbox["t"]], to: target, control: control)
    #expect(report.results == ["cancelled"])
    #expect(report.isCancelled)
    #expect(report.message == "Stopped. 0 of 1 done.")
    #expect(try sandbox.names("t") == "1 2 3 4 5")
    #expect(try other.names().isEmpty)
  }

  @Test func x06_writtenDuringTheCopy() async throws {
    let (sandbox, other, target) = try setting()
    try sandbox.sh("dd if=/dev/zero of=f bs=1M count=3 status=none")
    let operations = sandbox.operations { call, _ in
      if call == .setTimes { _ = try? sandbox.sh("printf EDIT >>f") }
      return 0
    }
    let report = await operations.move([sandbox["f"]], to: target)
    #expect(report.results == ["failed changed"])
    #expect(try sandbox.sh("tail -c 4 f") == "EDIT")
    #expect(try other.names().isEmpty)
  }

  /// `afterCopy` happens between the copy and the removal of the original.
  private func moveWhile(
    _ prepare: String, _ afterCopy: String
  ) async throws -> (Sandbox, TemporaryFolder, OperationReport) {
    let (sandbox, other, target) = try setting()
    try sandbox.sh(prepare)
    let operations = sandbox.operations { call, _ in
      if call == .syncFileSystem { _ = try? sandbox.sh(afterCopy) }
      return 0
    }
    let report = await operations.move([sandbox[prepare.hasPrefix("mkdir") ? "t" : "f"]], to: target)
    #expect(try sandbox.litter(other.path) == "")
    return (sandbox, other, report)
  }

  @Test func x07_savedAnewAfterTheCopy() async throws {
    let (sandbox, other, report) = try await moveWhile("echo old >f", "echo NEWSAVE >.f; mv .f f")
    #expect(report.results == ["copied-only changed"])
    #expect(try sandbox.text("f") == "NEWSAVE")
    #expect(try other.text(of: "f") == "old\n")
  }

  @Test func x08_newFileAfterTheCopy() async throws {
    let (sandbox, other, report) = try await moveWhile("mkdir t; echo old >t/f", "echo LATE >t/late")
    #expect(report.results == ["copied-only changed"])
    #expect(try sandbox.text("t/late") == "LATE")
    #expect(try other.text(of: "t/f") == "old\n")
  }

  @Test func x08_writtenInPlaceAfterTheCopy() async throws {
    let (sandbox, other, report) = try await moveWhile("echo old >f", "echo EDIT >>f")
    #expect(report.results == ["copied-only changed"])
    #expect(try sandbox.text("f") == "old\nEDIT")
    #expect(try other.text(of: "f") == "old\n")
  }

  @Test(arguments: [false, true])
  func x09_openForWriting(_ isInTree: Bool) async throws {
    let (sandbox, other, target) = try setting()
    try sandbox.sh(isInTree ? "mkdir t; echo old >t/f" : "echo old >t")
    let writer = open(
      String(decoding: sandbox[isInTree ? "t/f" : "t"].bytes, as: UTF8.self), O_WRONLY | O_APPEND)
    let report = await sandbox.operations().move([sandbox["t"]], to: target)
    #expect(report.results == ["copied-only changed"])
    _ = write(writer, "EDIT", 4)
    close(writer)
    #expect(try sandbox.text(isInTree ? "t/f" : "t") == "old\nEDIT")
    #expect(try other.text(of: isInTree ? "t/f" : "t") == "old\n")
  }

  @Test func x10_collisionBefore() async throws {
    let (sandbox, other, target) = try setting()
    try sandbox.sh("echo mine >f")
    try other.write("other", to: "f")
    #expect(await sandbox.operations().move([sandbox["f"]], to: target).results == ["conflict exists"])
    #expect(try sandbox.text("f") == "mine")
    #expect(try other.text(of: "f") == "other")
  }

  @Test func x11_collisionDuring() async throws {
    let (sandbox, other, report) = try await {
      let (sandbox, other, target) = try setting()
      try sandbox.sh("echo mine >f")
      let operations = sandbox.operations { call, _ in
        if call == .syncFileSystem { _ = try? other.write("other", to: "f") }
        return 0
      }
      return (sandbox, other, await operations.move([sandbox["f"]], to: target))
    }()
    #expect(report.results == ["conflict exists"])
    #expect(try sandbox.text("f") == "mine")
    #expect(try other.text(of: "f") == "other")
    #expect(try other.names().count == 1)
  }

  @Test func x12_sameFileThroughABindMount() async throws {
    let sandbox = try Sandbox(in: try Volume.ext4.folder())
    try sandbox.sh("mkdir d b; echo x >d/f; mount --bind d b")
    defer { _ = try? sandbox.sh("umount b") }
    let report = await sandbox.operations().move([sandbox["d/f"]], to: sandbox["b"], onConflict: .replace)
    #expect(report.results == ["skipped same-place"])
    #expect(try sandbox.text("d/f") == "x")
  }

  @Test func x13_ownDescendantThroughABindMount() async throws {
    let sandbox = try Sandbox(in: try Volume.ext4.folder())
    try sandbox.sh("mkdir -p a/b m; echo x >a/f; mount --bind a/b m")
    defer { _ = try? sandbox.sh("umount m") }
    let report = await sandbox.operations().move([sandbox["a"]], to: sandbox["m"])
    #expect(report.results == ["failed into-itself"])
    #expect(try sandbox.names("a") == "b f")
    #expect(try sandbox.names("a/b") == "")
  }

  @Test func x14_bindMountOfTheSameFileSystem() async throws {
    let sandbox = try Sandbox(in: try Volume.ext4.folder())
    try sandbox.sh("mkdir d m; echo x >f; mount --bind d m")
    defer { _ = try? sandbox.sh("umount m") }
    let operations = sandbox.operations()
    #expect(await operations.move([sandbox["f"]], to: sandbox["m"]).results == ["done"])
    #expect(try sandbox.text("d/f") == "x")
    #expect(await operations.undo().results == ["done"])
    #expect(try sandbox.text("f") == "x")
    #expect(try sandbox.names("d") == "")
  }

  @Test func x15_readOnlySource() async throws {
    let (sandbox, other, target) = try setting()
    try sandbox.sh("mkdir d m; echo x >d/f; mount --bind d m; mount -o remount,bind,ro m")
    defer { _ = try? sandbox.sh("umount m") }
    #expect(await sandbox.operations().move([sandbox["m/f"]], to: target).results == ["failed read-only"])
    #expect(try sandbox.text("d/f") == "x")
    #expect(try other.names().isEmpty)
  }

  @Test func x16_immutableSource() async throws {
    let (sandbox, other, target) = try setting(.ext4, .xfs)
    try sandbox.sh("echo x >f; chattr +i f")
    defer { _ = try? sandbox.sh("chattr -i f") }
    let report = await sandbox.operations().move([sandbox["f"]], to: target)
    #expect(report.results == ["copied-only permission"])
    #expect(try sandbox.text("f") == "x")
    #expect(try other.text(of: "f") == "x\n")
    #expect(try sandbox.litter(other.path) == "")
  }

  @Test func x17_socketInTheTree() async throws {
    let (sandbox, other, target) = try setting()
    try sandbox.sh(
      "mkdir t; echo x >t/f; perl -MSocket -e 'socket(S,AF_UNIX,SOCK_STREAM,0);bind(S,sockaddr_un(\"t/s\"))'")
    let report = await sandbox.operations().move([sandbox["t"]], to: target)
    #expect(report.results == ["failed special-file"])
    #expect(try sandbox.names("t") == "f s")
    #expect(try other.names().isEmpty)
  }

  @Test func x18_threeThousandLevels() async throws {
    let (sandbox, other, target) = try setting()
    let make =
      "mkdir t; perl -e 'chdir \"t\"; for (1..3000) { open F, \">f\"; close F; mkdir \"d\"; chdir \"d\" or die }'"
    try sandbox.sh(make)
    let count = "perl -e 'chdir shift; $n=1; while (chdir \"d\") { $n++ } print $n'"
    let operations = sandbox.operations()
    #expect(await operations.move([sandbox["t"]], to: target).results == ["done"])
    #expect(try sandbox.sh("\(count) \(other.path)/t") == "3001")
    #expect(try sandbox.sh("find \(other.path)/t | wc -l") == "6001")
    #expect(try sandbox.names() == "")
    #expect(await operations.undo().results == ["done"])
    #expect(try sandbox.sh("find t | wc -l") == "6001")
    #expect(try other.names().isEmpty)
  }

  @Test func x19_accessListsAreKept() async throws {
    let (sandbox, other, target) = try setting(.ext4, .xfs)
    try sandbox.sh("echo x >f; setfacl -m u:1234:r f")
    #expect(await sandbox.operations().move([sandbox["f"]], to: target).results == ["done"])
    #expect(try sandbox.sh("getfacl -cp \(other.path)/f | grep 1234") == "user:1234:r--")
  }

  @Test func x20_manyFiles() async throws {
    let (sandbox, other, target) = try setting()
    try sandbox.sh("mkdir t; cd t; seq 20000 | split -l 1 -a 4 - f")
    let operations = sandbox.operations()
    let names = try sandbox.folder.names(in: "work/t").compactMap { FileName(bytes: $0) }
    let report = await operations.move(names.map { sandbox["t"].appending($0) }, to: target)
    #expect(report.message == "Moved 20000 files")
    #expect(try sandbox.sh("cat \(other.path)/* | sort -n | md5sum") == sandbox.sh("seq 20000 | md5sum"))
    #expect(try sandbox.names("t") == "")
    #expect(try sandbox.litter(other.path) == "")
  }

  @Test func mergeAndReplaceAcrossMounts() async throws {
    let (sandbox, other, target) = try setting(.ext4, .xfs)
    try sandbox.sh("mkdir -p a/s; echo 1 >a/new; echo 2 >a/s/both; echo n >f")
    try other.makeFolder("a/s")
    try other.write("old", to: "a/s/both")
    try other.write("o", to: "f")
    let operations = sandbox.operations()
    #expect(
      await operations.move([sandbox["a"]], to: target, onConflict: .merge).results == ["conflict exists"])
    #expect(try sandbox.sh("find a -type f") == "a/s/both")
    #expect(try other.text(of: "a/new") == "1\n")
    #expect(await operations.move([sandbox["f"]], to: target, onConflict: .replace).results == ["done"])
    #expect(try other.text(of: "f") == "n\n")
    #expect(await operations.undo().results == ["done"])
    #expect(try other.text(of: "f") == "o")
    #expect(await operations.undo().results == ["done"])
    #expect(try sandbox.sh("cat a/new a/s/both f") == "1\n2\nn")
  }

  @Test func metadataThatTheDestinationCannotHoldComesBack() async throws {
    let (sandbox, other, target) = try setting(.ext4, .xfs)
    try sandbox.sh("mkdir t; echo x >t/f; chmod 640 t/f; setfattr -n user.k -v value t/f; chmod 750 t")
    let before = try sandbox.tree(".")
    let refusing = sandbox.operations { call, _ in [.setMode, .setAttribute].contains(call) ? 1 : 0 }
    #expect(await refusing.move([sandbox["t"]], to: target).results == ["done"])
    #expect(try sandbox.sh("stat -c %a \(other.path)/t/f") == "600")
    #expect(await sandbox.operations().undo().results == ["done"])
    #expect(try sandbox.tree(".") == before)
    #expect(try sandbox.sh("getfattr --only-values -n user.k t/f") == "value")
  }
}
