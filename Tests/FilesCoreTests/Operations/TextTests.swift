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
