import TestSupport
import Testing

@testable import FilesCore

/// Names are ordered as GLib orders them, so that a folder looks the same in every program of the desktop.
@Suite struct OrderTests {
  static let locales = ["C.UTF-8", "en_US.UTF-8", "de_DE.UTF-8", "sv_SE.UTF-8", "ja_JP.UTF-8"]

  /// The names that all locales order; made once, because that takes longer than to order them.
  static let names: [[UInt8]] = {
    var names = RandomNames(random: SeededGenerator(for: "OrderTests"))
    return (0..<100_000).map { _ in names.next() }
  }()

  @Test(arguments: locales)
  func keysAreThoseOfGLib(locale: String) throws {
    try #require(TestLocales.shared != nil)
    let collation = try #require(Collation(locale: locale))
    let keys = try #require(GLibKeys(locale: locale))
    for name in Self.names.prefix(2000) {
      let key = Array(collation.key(of: name.span))
      let wanted = keys.key(of: name)
      guard key == wanted else {
        Issue.record("\(String(decoding: name, as: UTF8.self)): \(key), GLib has \(wanted ?? [])")
        return
      }
    }
  }

  @Test(arguments: locales)
  func sortingIsThatOfGLib(locale: String) throws {
    try #require(TestLocales.shared != nil)
    let collation = try #require(Collation(locale: locale))
    let keys = try #require(GLibKeys(locale: locale))
    var table = FileTable()
    var wanted: [(key: [UInt8], name: [UInt8])] = []
    for name in Self.names {
      _ = table.append(name: name.span, kind: .file, isHidden: false)
      wanted.append((try #require(keys.key(of: name)), name))
    }
    var rows = ContiguousArray(0..<table.count)
    try NameOrder(collation: collation).sort(&rows, in: [rows.indices], of: table) { false }
    #expect(Set(rows).count == wanted.count)
    for (row, next) in zip(rows, rows.dropFirst()) where !(wanted[Int(row)] <= wanted[Int(next)]) {
      let pair = [row, next].map { String(decoding: wanted[Int($0)].name, as: UTF8.self) }
      Issue.record("\(pair[0]) stands before \(pair[1])")
      return
    }
  }

  /// The deliberate differences from GLib, with ``Collation`` telling the reasons.
  @Test func compatibilityCharactersKeepTheirPlace() throws {
    try #require(TestLocales.shared != nil)
    let collation = try #require(Collation(locale: "en_US.UTF-8"))
    let keys = try #require(GLibKeys(locale: "en_US.UTF-8"))
    #expect(keys.key(of: Array("ﬁ".utf8)) == keys.key(of: Array("fi".utf8)))
    #expect(collation.key(of: Array("ﬁ".utf8).span) != collation.key(of: Array("fi".utf8).span))
    #expect(Array(collation.key(of: [0xFF])) == Array(collation.key(of: Array("\u{FFFD}".utf8).span)))
  }

  @Test func peopleFindNamesWhereTheyLook() throws {
    try #require(TestLocales.shared != nil)
    let names = [
      "file10", "File2", "file2", "file02", "Éa", "eb", "Ea", "a.b", "a-b", "ab", ".c", "1", "10", "9",
    ]
    let wanted = [
      ".c", "1", "9", "10", "a.b", "a-b", "ab", "Ea", "Éa", "eb", "file2", "file02", "file10", "File2",
    ]
    #expect(try Self.sorted(names, locale: "en_US.UTF-8") == wanted)
    #expect(try Self.sorted(["z", "ö", "o", "å"], locale: "sv_SE.UTF-8") == ["o", "z", "å", "ö"])
    #expect(try Self.sorted(["z", "ö", "o", "å"], locale: "de_DE.UTF-8") == ["å", "o", "ö", "z"])
    #expect(try Self.sorted(["b", "A", "a", "B"], locale: "C.UTF-8") == ["A", "B", "a", "b"])
  }

  private static func sorted(_ names: [String], locale: String) throws -> [String] {
    var table = FileTable()
    for name in names { _ = table.append(name: Array(name.utf8).span, kind: .file, isHidden: false) }
    var rows = ContiguousArray(0..<table.count)
    let order = NameOrder(collation: try #require(Collation(locale: locale)))
    try order.sort(&rows, in: [rows.indices], of: table) { false }
    return rows.map { names[Int($0)] }
  }
}

extension Collation {
  fileprivate func key(of name: [UInt8]) -> [UInt8] { Array(key(of: name.span)) }
}

/// Orders by the keys' bytes, then by the names'.
private func <= (first: ([UInt8], [UInt8]), second: ([UInt8], [UInt8])) -> Bool {
  if first.0 != second.0 { return first.0.lexicographicallyPrecedes(second.0) }
  return !second.1.lexicographicallyPrecedes(first.1)
}
