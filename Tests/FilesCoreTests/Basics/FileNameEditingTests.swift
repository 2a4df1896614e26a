import FilesCore
import Testing

/// A rename changes what was typed and nothing else.
@Suite struct FileNameEditingTests {
  @Test(arguments: [
    ("notes.txt", "todo.txt", "todo.txt"),
    ("a", "ab", "ab"),
    ("ab", "a", "a"),
    ("aXa", "aa", "aa"),
    ("line\nbreak.txt", "line␊broken.txt", "line\nbroken.txt"),
    ("line\nbreak.txt", "lines␊break.txt", "lines\nbreak.txt"),
  ])
  func keepsWhatWasLeftAlone(former: String, typed: String, expected: String) throws {
    #expect(try #require(FileName(former)).edited(to: typed) == FileName(expected))
  }

  @Test func keepsBytesThatAreNoText() throws {
    let name = try #require(FileName(bytes: [0x61, 0xFF, 0xC3] + Array(".txt".utf8)))
    #expect(name.display == "a\u{FFFD}\u{FFFD}.txt")
    let longer = name.edited(to: "Xa\u{FFFD}\u{FFFD}.txt")
    #expect(longer?.bytes == [0x58, 0x61, 0xFF, 0xC3] + Array(".txt".utf8))
    let other = name.edited(to: "a\u{FFFD}\u{FFFD}.md")
    #expect(other?.bytes == [0x61, 0xFF, 0xC3] + Array(".md".utf8))
    #expect(name.edited(to: name.display)?.bytes == name.bytes)
  }

  @Test func refusesWhatIsNoName() throws {
    #expect(try #require(FileName("a.txt")).edited(to: "") == nil)
    #expect(try #require(FileName("a.txt")).edited(to: "a/b.txt") == nil)
  }
}
