import Foundation
import TestSupport
import Testing

@testable import Handpick

@MainActor @Suite struct KeyboardFunctionTests {
  @Test func everyFunctionHasATestThatUsesItsKey() throws {
    let rows = KeyboardFunctions.keys + KeyboardFunctions.others
    try TestedRow.check(rows)
    #expect(rows.filter { $0.tests.isEmpty }.map(\.title) == [])
    let keys = WindowKey.groups.flatMap(\.keys).map { "\($0.what): \($0.written)" }
    #expect(KeyboardFunctions.keys.map(\.title) == keys)
  }

  @Test func noPressMeansTwoThings() {
    let presses = WindowKey.groups.flatMap(\.keys).flatMap(\.presses).map {
      "\($0.key) \($0.modifiers.rawValue)"
    }
    #expect(Set(presses).count == presses.count)
    let written = WindowKey.groups.flatMap(\.keys).map(\.written)
    #expect(Set(written).count == written.count)
  }

  /// What a menu or a button says of its key is what the list of shortcuts says.
  @Test func menusWriteTheKeysOfTheList() throws {
    let written = Set(WindowKey.groups.flatMap(\.keys).map(\.written))
    // The sidebar's own lines and the buttons of dialogs have none of the window's keys.
    var seen: Set<String> = []
    for file in try Project.files(in: "Sources/Handpick") where file.hasSuffix(".swift") {
      for match in try Project.text(of: file).matches(of: /(?:shortcut|key): "([^"]+)"/) {
        let key = String(match.1)
        seen.insert(key)
        #expect(written.contains(key), "\(file) writes \(key)")
      }
    }
    #expect(seen.count > 10)
  }
}
