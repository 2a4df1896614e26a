import FilesCore
import TestSupport
import Testing

@testable import Archives

/// Archives that other programs made, extracted beside themselves; hostile ones among them.
@Suite struct ExtractTests {
  private func extract(_ place: Place, _ names: String...) async throws -> OperationReport {
    let folder = try place["Files"]
    return await place.operations.extract(
      names.compactMap { FileName($0).map { folder.appending($0) } }, with: KnownFormats())
  }

  /// Makes a tar archive with Python, whose statements add to `t`.
  private func tar(_ place: Place, named name: String = "a.tar", _ statements: String) throws {
    try place.folder.write(
      """
      import io, tarfile, sys
      t = tarfile.open(sys.argv[1], 'w')
      def add(name, text='evil', type=tarfile.REGTYPE, link='', mode=0o644):
        i = tarfile.TarInfo(name); i.type = type; i.linkname = link; i.mode = mode; i.mtime = 1700000000
        data = text.encode() if type == tarfile.REGTYPE else b''
        i.size = len(data); t.addfile(i, io.BytesIO(data))
      \(statements)
      t.close()
      """, to: "make.py")
    try place.sh("mkdir -p Files; /usr/bin/python3 make.py Files/\(name)")
  }

  private func tree(_ place: Place, _ folder: String = "Files") throws -> String {
    try place.sh(
      "cd \(folder); find . -mindepth 1 -printf '%P%y ' | tr ' ' '\\n' | LC_ALL=C sort | tr '\\n' ' '")
  }

  @Test(arguments: [
    ("zip", "zip -qry ../Files/a.zip ."), ("tar", "tar -cf ../Files/a.tar ."),
    ("tar.gz", "tar -czf ../Files/a.tar.gz ."), ("tgz", "tar -czf ../Files/a.tgz ."),
    ("tar.xz", "tar -cJf ../Files/a.tar.xz ."), ("7z", "bsdtar --format 7zip -cf ../Files/a.7z ."),
    ("cpio", "find . | cpio -oc 2>/dev/null >../Files/a.cpio || bsdtar --format cpio -cf ../Files/a.cpio ."),
  ])
  func eachFormatComesOutWhole(ending: String, command: String) async throws {
    let place = try Place()
    try place.sh(
      """
      mkdir -p Files in/tree/deep; printf one >in/tree/deep/'a b.txt'; printf two >in/Ä日本.txt
      chmod 700 in/tree/deep/'a b.txt'; touch -d @1700000000 in/tree/deep/'a b.txt'; ln -s tree/deep in/link
      cd in; \(command)
      """)
    let report = try await extract(place, "a.\(ending)")
    #expect(report.message == "Extracted 1 archive")
    #expect(try report.items.map(\.destination) == [place["Files/a"]])
    try place.sh("diff -r --no-dereference in Files/a")
    #expect(try place.sh("stat -c '%a %Y' 'Files/a/tree/deep/a b.txt'") == "700 1700000000")
    #expect(try place.sh("LC_ALL=C ls -A Files") == "a\na.\(ending)")
  }

  @Test func aSingleEntryNeedsNoFolderAroundIt() async throws {
    let place = try Place()
    try tar(place, named: "photos.tar", "add('holiday/one', '1'); add('holiday/two', '2')")
    #expect(try await extract(place, "photos.tar").isUndoable)
    #expect(try tree(place) == "holiday/onef holiday/twof holidayd photos.tarf ")
  }

  @Test func aTakenNameIsNeverReplacedAndUndoBringsItToTheTrash() async throws {
    let place = try Place()
    try tar(place, "add('one', '1'); add('two', '2')")
    try place.sh("mkdir Files/a; printf mine >Files/a/one")
    let report = try await extract(place, "a.tar")
    #expect(try report.items.map(\.destination) == [place["Files/a (copy)"]])
    #expect(try place.sh("cat Files/a/one 'Files/a (copy)/one'") == "mine1")
    #expect(await place.operations.undo().message == "Moved what was in 1 archive to Trash")
    #expect(try place.sh("LC_ALL=C ls -A Files; ls data/Trash/files") == "a\na.tar\na (copy)")
    #expect(await place.operations.redo().items.map(\.result) == [.done])
    #expect(try place.sh("cat 'Files/a (copy)/two'") == "2")
  }

  @Test func whatWasChangedSinceIsKept() async throws {
    let place = try Place()
    try tar(place, "add('one', '1'); add('two', '2')")
    _ = try await extract(place, "a.tar")
    try place.sh("printf more >>Files/a/one")
    #expect(await place.operations.undo().items.map(\.code) == [.changed])
    #expect(try place.sh("cat Files/a/one") == "1more")
  }

  // MARK: Hostile ones

  @Test func pathsThatLeadOutAreLeftOut() async throws {
    let place = try Place()
    try tar(
      place,
      """
      add('../out'); add('x/../../out'); add('/abs/olute', 'in'); add('ok/./in', 'in'); add('..'); add('ok/..')
      """)
    let report = try await extract(place, "a.tar")
    #expect(
      report.message == "Extracted, without 4 entries that lead out of their folder or are no files")
    #expect(try tree(place, "Files/a") == "abs/olutef absd ok/inf okd ")
    #expect(try place.sh("find . -name out") == "")
  }

  /// Through a link of the archive's own, whatever comes first, nothing is written.
  @Test func nothingIsWrittenThroughALink() async throws {
    let place = try Place()
    try place.sh("mkdir -p outside")
    let outside = place.folder.path(of: "outside")
    try tar(
      place,
      """
      add('l', type=tarfile.SYMTYPE, link='\(outside)'); add('l/evil')
      add('up', type=tarfile.SYMTYPE, link='../../outside'); add('up/evil')
      add('same', type=tarfile.SYMTYPE, link='dir'); add('same/file', 'in')
      add('f', type=tarfile.SYMTYPE, link='\(outside)/file'); add('f', 'in')
      add('hard', type=tarfile.LNKTYPE, link='l/x'); add('hard2', type=tarfile.LNKTYPE, link='../../outside')
      """)
    let report = try await extract(place, "a.tar")
    #expect(report.items.map(\.result) == [.done])
    #expect(try place.sh("ls -A outside") == "")
    #expect(try place.sh("find Files/a -type l") == "")
    #expect(try place.sh("cat Files/a/l/evil Files/a/same/file Files/a/f") == "evilinin")
  }

  @Test func linksThatStayInsideAreMade() async throws {
    let place = try Place()
    try tar(
      place,
      """
      add('d/file', 'in'); add('d/e/up', type=tarfile.SYMTYPE, link='../file')
      add('d/top', type=tarfile.SYMTYPE, link='..'); add('d/out', type=tarfile.SYMTYPE, link='top/../../x')
      add('d/far', type=tarfile.SYMTYPE, link='../..'); add('d/abs', type=tarfile.SYMTYPE, link='/etc/passwd')
      add('two', type=tarfile.LNKTYPE, link='d/file')
      """)
    let report = try await extract(place, "a.tar")
    #expect(
      report.message == "Extracted, without 3 entries that lead out of their folder or are no files")
    #expect(
      try place.sh("cat Files/a/d/e/up; readlink Files/a/d/top; find Files/a -type l | wc -l") == "in..\n2")
    #expect(try place.sh("stat -c %h Files/a/two") == "2")
  }

  @Test func devicesAndRightsOfOthersAreLeftOut() async throws {
    let place = try Place()
    try tar(
      place,
      """
      add('null', type=tarfile.CHRTYPE); add('disk', type=tarfile.BLKTYPE); add('pipe', type=tarfile.FIFOTYPE)
      add('suid', '', mode=0o6755); add('none', '', mode=0)
      """)
    let report = try await extract(place, "a.tar")
    #expect(
      report.message == "Extracted, without 3 entries that lead out of their folder or are no files")
    #expect(try place.sh("cd Files/a; stat -c '%n %a' *") == "none 600\nsuid 755")
  }

  @Test func aNameTwiceIsTheLaterOne() async throws {
    let place = try Place()
    try tar(place, "add('f', 'first'); add('f', 'second'); add('d/x', '1'); add('d', 'file')")
    #expect(try await extract(place, "a.tar").items.map(\.result) == [.done])
    #expect(try place.sh("cat Files/a/f Files/a/d/x") == "second1")
  }

  @Test func whatIsDamagedLeavesNothing() async throws {
    let place = try Place()
    try place.sh(
      """
      mkdir -p Files in; head -c 300000 /dev/urandom >in/big; printf x >in/small; cd in; zip -qr ../Files/a.zip .
      cd ..; printf 'no archive' >Files/text.zip; : >Files/empty.tar
      printf XXXXXXXX | dd of=Files/a.zip bs=1 seek=150000 conv=notrunc 2>/dev/null
      tar -czf Files/cut.tgz in; truncate -s 100000 Files/cut.tgz
      """)
    let report = try await extract(place, "a.zip", "text.zip", "empty.tar", "cut.tgz")
    #expect(report.items.map(\.result) == [.failed, .failed, .failed, .failed])
    #expect(report.items[1].message == "“text.zip” is damaged or no archive that is known here.")
    #expect(report.isError)
    #expect(try place.sh("LC_ALL=C ls -A Files") == "a.zip\ncut.tgz\nempty.tar\ntext.zip")
    #expect(await place.operations.history().isEmpty)
  }

  @Test func aPasswordIsSaid() async throws {
    let place = try Place()
    try place.sh("mkdir -p Files; printf x >x; zip -q -P secret Files/a.zip x")
    let report = try await extract(place, "a.zip")
    #expect(
      report.message
        == "“a.zip” is locked with a password; extract it with a program that asks for that.")
    #expect(try place.sh("ls -A Files") == "a.zip")
  }

  @Test func stoppedOnTheWayItLeavesNothing() async throws {
    let place = try Place()
    try place.sh("mkdir Files; head -c 60000000 /dev/zero >big; tar -czf Files/a.tgz big")
    let control = OperationControl()
    control.cancel()
    let folder = try place["Files"]
    let name = try #require(FileName("a.tgz"))
    let report = await place.operations.extract(
      [folder.appending(name)], with: KnownFormats(), control: control)
    #expect(report.isCancelled)
    #expect(try place.sh("ls -A Files") == "a.tgz")
  }

  @Test func oneOfSeveralThatFailsLeavesTheOthers() async throws {
    let place = try Place()
    try tar(place, named: "good.tar", "add('one', '1'); add('two', '2')")
    try place.sh("printf no >Files/bad.zip")
    let report = try await extract(place, "good.tar", "bad.zip")
    #expect(report.items.map(\.result) == [.done, .failed])
    #expect(
      report.message == "Extracted 1 of 2 archives. “bad.zip” is damaged or no archive that is known here.")
    #expect(report.isUndoable)
  }
}
