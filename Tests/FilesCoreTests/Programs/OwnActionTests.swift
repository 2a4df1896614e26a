import FilesCore
import Testing

@Suite struct OwnActionTests {
  private func own(_ keys: [String: String]) throws -> OwnAction? {
    OwnAction.entry(try #require(FilePath("/a.desktop"))) { keys[$0] }
  }

  @Test func anEntryOfOurOwnIsRead() throws {
    let action = try #require(
      try own([
        "Name": "Resize", "Exec": "resize %F", "Icon": "image", "MimeType": "image/png; image/*;",
        "X-Handpick-Minimum": "2", "X-Handpick-Maximum": "9", "X-Handpick-Confirm": "Resize {count}?",
        "X-Handpick-Done": "Resized {count}",
      ]))
    #expect(action.title == "Resize" && action.icon == "image" && action.program == "resize")
    #expect(action.types == ["image/png", "image/*"])
    #expect([1, 2, 9, 10].map(action.takes) == [false, true, true, false])
    #expect(action.confirm == "Resize {count}?" && action.done == "Resized {count}")
  }

  @Test(arguments: [
    ["Name": "x"], ["Exec": "x"], ["Name": "", "Exec": "x"], ["Name": "x", "Exec": "\""],
    ["Name": "x", "Exec": "x", "Hidden": "true"], ["Name": "x", "Exec": "x", "Terminal": "true"],
  ])
  func whatCannotBeRunIsNoAction(keys: [String: String]) throws {
    #expect(try own(keys) == nil)
  }

  @Test func nonsenseForANumberCountsAsNone() throws {
    let action = try #require(
      try own(["Name": "x", "Exec": "x", "X-Handpick-Minimum": "-3", "X-Handpick-Maximum": "many"]))
    #expect(action.minimum == 1 && action.maximum == .max)
  }

  @Test func aServiceMenuHasSeveral() throws {
    let groups = [
      "Desktop Entry": [
        "Actions": "one;_SEPARATOR_;two;gone;", "MimeType": "application/pdf;", "Icon": "menu",
        "X-KDE-RequiredNumberOfUrls": "3;2", "X-KDE-Protocols": "file;",
      ],
      "Desktop Action one": ["Name": "One", "Exec": "one %U"],
      "Desktop Action two": ["Name": "Two", "Exec": "two %F", "Icon": "two"],
    ]
    let file = try #require(FilePath("/menu.desktop"))
    let actions = OwnAction.serviceMenu(file) { groups[$0]?[$1] }
    #expect(actions.map(\.title) == ["One", "Two"])
    #expect(actions.map(\.icon) == ["menu", "two"])
    #expect(Set(actions.map(\.id)).count == 2)
    #expect([1, 2, 3, 4].map { actions[0].takes($0) } == [false, true, true, false])
    #expect(actions[0].types == ["application/pdf"])
    let remote = OwnAction.serviceMenu(file) { $1 == "X-KDE-Protocols" ? "sftp" : groups[$0]?[$1] }
    #expect(remote.isEmpty)
  }

  @Test(arguments: [
    ("", "image/png", true), ("all/all", "inode/directory", true), ("all/allfiles", "inode/directory", false),
    ("all/allfiles", "text/plain", true), ("image/*", "image/png", true), ("image/*", "imagex/png", false),
    ("image/png;text/plain", "text/html", true), ("text/html", "text/plain", false),
    ("inode/directory", "inode/directory", true),
  ])
  func typesDecide(types: String, type: String, expected: Bool) throws {
    let action = try #require(try own(["Name": "x", "Exec": "x", "MimeType": types]))
    #expect(action.takes(type) { $0 == "text/html" && $1 == "text/plain" } == expected)
  }
}
