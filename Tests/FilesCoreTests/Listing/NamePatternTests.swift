import FilesCore
import TestSupport
import Testing

@Suite struct NamePatternTests {
  @Test(arguments: [
    ("", "anything", true), ("port", "Report.pdf", true), ("PORT", "Report.pdf", true),
    ("x", "Report.pdf", false),
    ("resume", "Résumé", true), ("é", "resume", true), ("STRASSE", "strasse", true), ("*.jpg", "a.JPG", true),
    ("*.jpg", "a.jpg.txt", false), ("a?c", "abc", true), ("a?c", "ac", false), ("a?c", "aéc", true),
    ("[a-c]*", "boat", true), ("[!a-c]*", "boat", false), ("[!a-c]*", "dog", true), ("[]]", "]", true),
    ("a[b", "a[b", true), ("a[b", "ab", false), ("*", "x", true), ("**a**", "bab", true),
    ("[z-a]", "b", false),
  ])
  func patternsMatch(pattern: String, name: String, matches: Bool) throws {
    #expect(NamePattern(pattern).matches(try #require(FileName(name))) == matches)
  }

  @Test func bytesThatAreNoTextMatchToo() throws {
    let name = try #require(FileName(bytes: [0xFF, UInt8(ascii: "a"), 0xFE]))
    #expect(NamePattern("A").matches(name))
    #expect(NamePattern("?a?").matches(name))
  }

  @Test func manyStarsTakeNoTime() throws {
    let name = try #require(FileName(String(repeating: "a", count: 255)))
    #expect(!NamePattern(String(repeating: "*a", count: 100) + "*b").matches(name))
  }
}
