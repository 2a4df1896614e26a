import TestSupport
import Testing

@testable import FilesCore

@Suite struct TableTests {
  @Test func rowsAreFoundByName() {
    var random = SeededGenerator(for: "TableTests.rowsAreFoundByName")
    var table = FileTable()
    var index = NameIndex(of: table)
    var model: [[UInt8]: UInt32] = [:]
    for _ in 0..<20_000 {
      let name = Array("n\(Int.random(in: 0..<3000, using: &random))".utf8)
      let row = index.row(named: name.span, in: table)
      #expect(row == model[name])
      if let row {
        index.remove(row, in: table)
        model[name] = nil
        let other = name + [UInt8(ascii: "x")]
        if Bool.random(using: &random), model[other] == nil {
          table.rename(row, to: other.span, isHidden: false)
          index.insert(row, in: table)
          model[other] = row
        } else {
          table.remove(row)
        }
      } else {
        let row = table.append(name: name.span, kind: .file, isHidden: false)
        index.insert(row, in: table)
        model[name] = row
      }
      guard table.liveCount == model.count else { break }
    }
    #expect(table.liveCount == model.count)
    for (name, row) in model { #expect(table.name(of: row) == name) }
    let anew = NameIndex(of: table)
    #expect(model.allSatisfy { name, row in anew.row(named: name.span, in: table) == row })
  }

  @Test func earlyRowsAreMetOnce() {
    var table = FileTable()
    for name in ["gone before", "a", "b"] {
      _ = table.append(name: Array(name.utf8).span, kind: .file, isHidden: false)
    }
    table.remove(0)
    var early = EarlyRows(of: table, from: 1)
    #expect(early.meet(Array("a".utf8).span, in: table) == 1)
    #expect(early.meet(Array("a".utf8).span, in: table) == nil)
    #expect(early.meet(Array("gone before".utf8).span, in: table) == nil)
    #expect(early.left == [2])
    #expect(EarlyRows(of: table, from: 3).isEmpty)
  }

  @Test func copiesDoNotSeeLaterChanges() {
    var table = FileTable()
    for number in 0..<70_000 {
      _ = table.append(name: Array("\(number)".utf8).span, kind: .file, isHidden: false)
    }
    let copy = table
    table.remove(5)
    table.setKind(.folder, of: 69_999)
    table.rename(0, to: Array("zero".utf8).span, isHidden: true)
    #expect(!copy.isGone(5) && table.isGone(5))
    #expect(copy.kind(of: 69_999) == .file && table.kind(of: 69_999) == .folder)
    #expect(copy.name(of: 0) == Array("0".utf8) && table.name(of: 0) == Array("zero".utf8))
    #expect(copy.liveCount == 70_000 && table.liveCount == 69_999)
    #expect(table.name(of: 65_536) == Array("65536".utf8))
  }

  @Test func detailsAreKeptByRow() {
    var column = DetailsColumn()
    #expect(column.isEmpty && column[3] == nil)
    let details = FileDetails(size: 7, modified: -1, modifiedNanoseconds: 5, mode: 0o100644)
    column.set(details, of: 70_000)
    #expect(column[70_000] == details)
    #expect(column[69_999] == nil && column[70_001] == nil && column[0] == nil)
    #expect(MemoryLayout<FileDetails>.stride == 24)
    #expect(MemoryLayout<FileRecord>.stride == 8)
  }

  /// The budget is 64 bytes a file beyond its name: here and 8 for what is shown where.
  @Test func aFileCostsFewBytes() throws {
    var table = FileTable()
    var nameBytes = 0
    for number in 0..<100_000 {
      let name = Array("a name of usual length \(number).jpg".utf8)
      nameBytes += name.count
      _ = table.append(name: name.span, kind: .file, isHidden: false)
    }
    table.trim()
    #expect(table.byteCount <= nameBytes + 10 * 100_000)
    var column = DetailsColumn()
    for row in 0..<table.count {
      column.set(FileDetails(size: 1, modified: 1, modifiedNanoseconds: 0, mode: 0), of: row)
    }
    #expect(column.byteCount <= 36 * 100_000)
  }

  @Test func entriesAreSortedByTheirWords() {
    var random = SeededGenerator(for: "TableTests.entriesAreSortedByTheirWords")
    for count in [0, 1, 2, 40, 300, 5000] {
      let mask: UInt64 = [.max, 0xFF00, 3, 0xFFFF_0000_0000_0001].randomElement(using: &random) ?? 0
      var entries = ContiguousArray(
        (0..<count).map {
          SortEntry(word: UInt64.random(in: 0...UInt64.max, using: &random) & mask, index: UInt32($0))
        })
      let wanted = entries.sorted { ($0.word, $0.index) < ($1.word, $1.index) }
      var spare = entries
      entries.sortByWord(entries.indices, spare: &spare)
      #expect(entries.map(\.index) == wanted.map(\.index))
      #expect(entries.map(\.word) == wanted.map(\.word))
    }
  }
}
