import TestSupport
import Testing

@testable import FilesCore

@Suite struct FolderSpliceTests {
  @Test func splicesLeadFromListToListAndTouchNothingElse() throws {
    var random = SeededGenerator(for: "FolderSpliceTests")
    for _ in 0..<2000 {
      let all = Array(0..<UInt32.random(in: 0..<30, using: &random))
      let old = ContiguousArray(all.shuffled(using: &random))
      let touched = Set((0..<40).filter { _ in Int.random(in: 0..<4, using: &random) == 0 }.map(UInt32.init))
      var new: ContiguousArray<UInt32> = old.filter { !touched.contains($0) }
      for row in touched where Bool.random(using: &random) {
        new.insert(row, at: Int.random(in: 0...new.count, using: &random))
      }
      let splices = try #require(FolderSplice.changes(from: old, to: new) { touched.contains($0) })
      var list = old.map(FileID.init)
      for splice in splices {
        #expect(!splice.range.isEmpty || !splice.inserted.isEmpty)
        #expect(touched.isSuperset(of: list[splice.range].map(\.rawValue)))
        #expect(touched.isSuperset(of: splice.inserted.map(\.rawValue)))
        list.replaceSubrange(splice.range, with: splice.inserted)
      }
      #expect(list == new.map(FileID.init))
      #expect(zip(splices, splices.dropFirst()).allSatisfy { $0.range.lowerBound >= $1.range.upperBound })
    }
  }

  @Test func whatStaysBetweenTheSameNeighboursIsNotTouched() {
    let splices = FolderSplice.changes(
      from: [0, 1, 2, 5], to: [0, 1, 3, 5], isTouched: { (1...3).contains($0) })
    #expect(splices == [FolderSplice(range: 2..<3, inserted: [FileID(rawValue: 3)])])
  }

  @Test func tooManyPlacesAreNone() {
    let old = ContiguousArray(UInt32(0)..<4000)
    #expect(
      FolderSplice.changes(from: old, to: old.filter { $0 % 2 == 0 }, isTouched: { $0 % 2 == 1 }) == nil)
    #expect(FolderSplice.changes(from: old, to: [], isTouched: { _ in true })?.count == 1)
    #expect(FolderSplice.changes(from: old, to: old, isTouched: { _ in false }) == [])
  }
}
