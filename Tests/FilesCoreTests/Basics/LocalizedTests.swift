import Testing

@testable import FilesCore

/// The texts before any catalogue is looked at: English, with values filled in.
@Suite struct LocalizedTests {
  @Test func valuesAreNeverTakenForNames() {
    #expect(
      localized("“{name}” in “{folder}” {x", ["name": "{folder}{name}", "folder": "d"])
        == "“{folder}{name}” in “d” {x")
  }

  @Test(arguments: [(0, "0 files"), (1, "1 file"), (2, "2 files"), (1000, "1000 files"), (-1, "-1 file")])
  func theNumberDecides(count: Int, text: String) {
    #expect(localizedPlural("{count} file", "{count} files", count) == text)
  }

  @Test func otherValuesStandBesideTheNumber() {
    #expect(localizedPlural("{done} of {count}", "{done} of {count}", 3, ["done": "1"]) == "1 of 3")
  }

  @Test func theContextIsNoPartOfTheText() {
    #expect(localizedInContext("kind of file", "Folder") == "Folder")
    #expect(localizedInContext("place", "Go to {name}", ["name": "Home"]) == "Go to Home")
  }

  @Test func aLiteralOfOneCharacterIsAText() {
    #expect(localized(",") == ",")
  }

  @Test func whatRunsFromRightToLeftIsSetApart() {
    #expect(localized("“{name}” moved", ["name": "שלום"]) == "“\u{2068}שלום\u{2069}” moved")
    #expect(localized("“{name}” moved", ["name": "\u{2068}שלום\u{2069}"]) == "“\u{2068}שלום\u{2069}” moved")
  }
}
