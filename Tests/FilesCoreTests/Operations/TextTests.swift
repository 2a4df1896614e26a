import Glibc
import Testing

@testable import FilesCore

/// What operations say.
struct TextTests {
  private let texts = OperationTexts()

  static let sentences: [(FileErrorCode, String)] = [
    (.exists, "“f” already exists in “d”; rename one of the two or choose another folder."),
    (.notFound, "“f” is no longer there; look whether it was moved, renamed or deleted meanwhile."),
    (.intoItself, "“f” cannot go into itself or into a folder inside it; choose another folder."),
    (.samePlace, "“f” is in “d” already; choose another folder."),
    (.noSpace, "There is not enough space for “f” in “d”; free some space or choose another folder."),
    (
      .readOnly,
      "“f” cannot be changed because its device is read-only; make it writable or copy the file instead."
    ),
    (.permission, "You don't have permission to do this with “f”; ask the owner of it or of its folder."),
    (.specialFile, "“f” is or contains a socket or a device, which cannot be copied; leave it out."),
    (.changed, "“f” changed meanwhile, so it was left as it is; look at it and try again."),
    (.noTrash, "There is no Trash where “f” is; delete it permanently or move it elsewhere."),
    (.notInTrash, "“f” is no longer in the Trash; look whether it was restored or deleted there."),
    (.notOurs, "Something else is called “f” now, so it was left alone; move it away to go on."),
    (.nameTooLong, "The name “f” is too long for “d”; choose a shorter one."),
    (.nameNotAllowed, "The name “f” is not allowed in “d”; rename it first."),
    (.mountPoint, "“f” is or contains a mounted volume; unmount it first."),
    (.busy, "“f” is in use by another program or operation; wait for that to end and try again."),
    (.notSupported, "The file system of “d” cannot hold “f”; choose a folder on another device."),
    (.io, "The device failed while reading or writing “f”; check its connection and try again."),
  ]

  @Test(arguments: sentences)
  func everyCodeNamesTheFileTheReasonAndWhatCanBeDone(_ code: FileErrorCode, _ sentence: String) {
    #expect(texts.problem(code, name: "f", folder: "d") == sentence)
  }

  @Test func theTableIsComplete() {
    #expect(Self.sentences.map(\.0) == FileErrorCode.allCases)
  }

  @Test(
    arguments: [
      (
        "USB",
        "“f” needs 4.2\u{A0}GB, but only 1.1\u{A0}GB is free on “USB”; free some space or choose another folder."
      ),
      (
        nil,
        "“f” needs 4.2\u{A0}GB, but only 1.1\u{A0}GB is free in “d”; free some space or choose another folder."
      ),
    ] as [(String?, String)])
  func aShortageIsToldInBytes(_ volume: String?, _ sentence: String) {
    let shortage = Shortage(needed: 4_200_000_000, free: 1_110_000_000, volume: volume)
    #expect(texts.problem(shortage, name: "f", folder: "d") == sentence)
    let reason = texts.reason(shortage, name: "f", folder: "d")
    #expect(sentence.hasPrefix(reason.dropLast()))
  }

  static let kept: [(FileErrorCode, String)] = [
    (
      .changed,
      "“f” was copied, and the original was kept because it changed or is in use; delete it once you have looked."
    ),
    (
      .readOnly,
      "“f” was copied, and the original was kept because its folder is read-only; delete it once that is changed."
    ),
    (
      .permission,
      "“f” was copied, and the original was kept because permission is missing; ask its owner to delete it."
    ),
    (
      .io,
      "“f” was copied, and the original was kept because its device failed; check the device, then delete it."
    ),
  ]

  @Test(arguments: kept)
  func whatIsKeptIsTold(_ code: FileErrorCode, _ sentence: String) {
    #expect(texts.keptBoth(code, name: "f") == sentence)
  }

  static let journal: [(FileErrorCode, String)] = [
    (.noSpace, "is full; free some space and try again."),
    (.permission, "belongs to somebody else; make it yours and try again."),
    (.notOurs, "belongs to somebody else; make it yours and try again."),
    (.readOnly, "is read-only; make it writable and try again."),
    (.io, "cannot be written; check it and try again."),
  ]

  @Test(arguments: journal)
  func aJournalThatCannotBeWrittenIsTold(_ code: FileErrorCode, _ end: String) {
    #expect(
      texts.journalProblem(code, folder: "/s")
        == "Nothing was done, because “/s”, which keeps the undo history, " + end)
  }

  @Test func whatWasNotDoneIsTold() {
    #expect(
      texts.stopped(name: "f")
        == "“f” was left where it is because you stopped the operation; start it again to go on.")
    #expect(texts.skipped(.samePlace, name: "f") == "“f” is in that folder already.")
    #expect(
      texts.skipped(.exists, name: "f")
        == "“f” was left out, because something with its name is there already.")
  }

  @Test(
    arguments: [
      0, 1, 2, 999, 1_000, 1_049, 1_050, 12_345, 999_949, 999_950, 999_999, 1_000_000, 4_200_000_000,
      123_456_789_012_345, 18_446_744_073_709_551_615,
    ] as [UInt64])
  func sizesAreWrittenAsGLibDoes(_ bytes: UInt64) throws {
    typealias Format = @convention(c) (UInt64) -> UnsafeMutablePointer<CChar>?
    guard let library = dlopen("libglib-2.0.so.0", RTLD_NOW), let symbol = dlsym(library, "g_format_size"),
      let text = unsafeBitCast(symbol, to: Format.self)(bytes)
    else { return print("skipped: no GLib") }
    defer { free(text) }
    #expect(texts.size(bytes) == String(cString: text))
  }

  @Test(arguments: [
    (OperationKind.move, "Moved 1 file", "Moved 3 files"), (.copy, "Copied 1 file", "Copied 3 files"),
    (.duplicate, "Duplicated 1 file", "Duplicated 3 files"),
    (.trash, "Moved 1 file to Trash", "Moved 3 files to Trash"),
    (.delete, "Deleted 1 file permanently", "Deleted 3 files permanently"),
    (.rename, "Renamed 1 file", "Renamed 3 files"),
    (.newFolder, "Made 1 folder", "Made 3 folders"), (.restore, "Restored 1 file", "Restored 3 files"),
  ])
  func confirmations(_ kind: OperationKind, _ one: String, _ many: String) {
    #expect(texts.all(kind, count: 1) == one)
    #expect(texts.all(kind, count: 3) == many)
  }
}
