import SelectionCore
import Testing

/// The English texts, and names inside sentences.
@MainActor struct TextTests {
  let texts = EnglishTexts<Int>(noun: ("file", "files"), title: { "n\($0)" })
  let move = SelectionToolbarAction<Int>.move { _ in }

  @Test(
    "The count says what is hidden",
    arguments: [
      (0, 0, "0 selected"), (1, 0, "1 selected"), (3, 0, "3 selected"), (3, 2, "3 selected, 2 hidden"),
    ])
  func count(selected: Int, hidden: Int, text: String) {
    #expect(texts.count(selected, hidden: hidden) == text)
  }

  @Test("noun: (\"file\", \"files\") is one and many")
  func nouns() {
    #expect(texts.done(move, [1]) == "Moved 1 file")
    #expect(texts.done(move, [1, 2]) == "Moved 2 files")
    #expect(texts.done(move, [1, 2, 3], failed: [2]) == "Moved 2 of 3 files")
    #expect(texts.undone(move, [1]) == "Move undone for 1 file")
    #expect(texts.failed(move, [1, 2]) == "Move failed for 2 files")
    #expect(texts.undoFailed(move, [1]) == "Move couldn't be undone for 1 file")
    #expect(texts.nothingToShare([1]) == "This file has no link to share")
    #expect(texts.question(move, [7]) == "Move “n7”?")
    #expect(EnglishTexts<Int>(noun: ("file", "files")).question(move, [7]) == "Move 1 file?")
  }

  @Test("An action without a verb has a whole line all the same")
  func noVerb() {
    let action = SelectionToolbarAction<Int>(id: "x", title: "X", symbol: "x", perform: { _ in })
    #expect(texts.done(action, [1, 2]) == "Finished 2 files")
  }

  @Test("The controls have the names that people and screen readers know")
  func controls() {
    #expect(texts.select == "Select")
    #expect(texts.selectAll == "Select all")
    #expect(texts.deselectAll == "Deselect all")
    #expect(texts.done == "Done")
    #expect(texts.rowToggle(isSelected: false) == "Select")
    #expect(texts.rowToggle(isSelected: true) == "Deselect")
    #expect(texts.actions == "Actions")
    #expect(texts.inProgress == "In progress")
    #expect(texts.undo == "Undo")
    #expect(texts.cancel == "Cancel")
  }

  @Test(
    "A name is one line, its controls are seen, and it cannot reorder the sentence",
    arguments: [
      ("plain.txt", "plain.txt"), ("é €", "é €"), ("a\nb", "a␊b"), ("\u{7F}\u{85}", "␡\u{FFFD}"),
      ("a\u{2028}b", "a\u{FFFD}b"), ("exe.\u{202E}gpj", "exe.\u{FFFD}gpj"),
      ("\u{2069}x", "\u{FFFD}x"), ("אב", "\u{2068}אב\u{2069}"), ("a\u{200F}", "\u{2068}a\u{200F}\u{2069}"),
      ("", ""),
    ])
  func names(name: String, shown: String) {
    #expect(name.asName == shown)
  }

  @Test("In a sentence from right to left every name is set apart")
  func isolatedName() {
    #expect("a\n.txt".asIsolatedName == "\u{2068}a␊.txt\u{2069}")
  }
}
