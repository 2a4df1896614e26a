import TestSupport
import Testing

/// What compiles and yet must not stand in the code.
@Suite struct HygieneTests {
  /// Words with the reason against them. Comments are not looked at, but for the last ones.
  static let forbidden: [(word: String, reason: String)] = [
    ("RunLoop", "GLib's main loop never runs it"),
    ("Timer", "it never fires under GLib's main loop"),
    ("dispatchMain", "GLib's main loop owns the main thread"),
    ("afterDelay", "it never fires under GLib's main loop"),
    ("g_application_get_default", "with two applications in a process it is the wrong one"),
    ("try!", "it crashes instead of reporting"),
    ("as!", "it crashes instead of reporting"),
  ]

  @Test func noForbiddenWordStandsInTheSources() throws {
    for file in try Project.files(in: "Sources").filter({ $0.hasSuffix(".swift") }) {
      let words = Self.words(of: Self.withoutComments(try Project.text(of: file)))
      for (word, reason) in Self.forbidden {
        #expect(!words.contains(word), "\(file) uses \(word): \(reason)")
      }
    }
  }

  @Test func noWorkIsLeftOpen() throws {
    let marks: Set<String> = ["TO" + "DO", "FIX" + "ME", "XX" + "X"]
    // The bytes of a picture may spell anything.
    for file in try Project.files(in: "Sources", "Tests", "data", ".ci") where !file.hasSuffix(".png") {
      let found = marks.intersection(Self.words(of: try Project.text(of: file)))
      #expect(found.isEmpty, "\(file) has the mark \(found.sorted().joined(separator: ", "))")
    }
  }

  @Test func wordsAreWhole() {
    #expect(
      Self.words(of: "a.RunLoop(try! x as! Y) Timers") == ["a", "RunLoop", "try!", "x", "as!", "Y", "Timers"])
    #expect(Self.withoutComments("let a = 1 // Timer\n/// RunLoop\nlet b") == "let a = 1 \n\nlet b")
  }

  private static func words(of text: String) -> Set<String> {
    Set(text.matches(of: #/(?:try|as)!|\w+/#).map { String($0.output) })
  }

  private static func withoutComments(_ text: String) -> String {
    text.replacing(#/\/\/[^\n]*/#, with: "")
  }
}
