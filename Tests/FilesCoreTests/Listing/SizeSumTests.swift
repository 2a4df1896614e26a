import Testing

@testable import FilesCore

struct SizeSumTests {
  /// A file may claim nine million terabytes, and three of them are more than a sum can hold.
  @Test func sumsStopAtTheLargest() {
    let claimed = FileDetails(size: UInt64(Int64.max), modified: 0, modifiedNanoseconds: 0, mode: 0o100644)
    var measure = FolderMeasure()
    for number in UInt32(0)..<3 { measure.add(FileID(rawValue: number), .file, claimed) }
    #expect(measure.size == .max)
    #expect(UInt64(1).addingClamped(2) == 3)
  }
}
