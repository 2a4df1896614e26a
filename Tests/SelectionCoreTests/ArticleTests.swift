import Foundation
import SelectionCore
import Testing

/// The article's code is the code below, which is compiled and run here.
@MainActor struct ArticleTests {
  @Test("The article shows this code, and it does what it says")
  func isTrue() async throws {
    let trash = Trash()

    // Article begins.
    let model = SelectionToolbarModel<Int>()
    model.show([1, 2, 3, 4, 5])  // what the list shows, in its order
    model.setMeasure(4096, for: 2)  // sizes, where they are known

    // A list view repaints the rows that changed, and asks by position.
    let observation = model.addObserver { change in
      for range in change.ranges { print("repaint", range) }
    }
    _ = (model.shownCount, model.shownID(at: 0), model.isSelected(at: 0), model.position(of: 5))

    // Choosing: whatever selects begins select mode.
    model.begin(with: 2)
    model.toggle(3)
    model.extend(to: 5, keepingRest: true)  // from the anchor, 3
    model.invert()
    model.selectAll(matching: { $0 % 2 == 0 })
    model.deselect(4)
    _ = (model.isSelecting, model.selected, model.count, model.anchor, model.allState, model.total.sum)

    // The list changes below the selection, which stays with its ids.
    model.show([2, 1])  // a filter
    _ = (model.hiddenCount, model.orderedSelection())
    model.replaceShown(1..<1, with: [6])  // a row came
    model.keep(only: [1, 2, 6])  // a reload: the rest is gone

    // The action bar: the run is what its widgets draw.
    let run = SelectionToolbarRun(
      model: model,
      actions: [
        .share { ids in ids.map { "file:///\($0)" } },
        .delete { ids in
          try await trash.put(ids)
        } undo: { ids in
          await trash.restore(ids)
        },
        SelectionToolbarAction(
          id: "archive", title: "Archive", symbol: "package-x-generic", minimum: 2, done: "Archived",
          perform: { ids in SelectionOutcome(message: "Archived one", failed: ids.suffix(1)) }),
      ],
      texts: EnglishTexts(noun: ("file", "files"), title: { "file \($0)" }))
    run.onEvent = { event in print(event) }  // haptics, announcements
    run.ask("delete")
    if case .confirming(let question) = run.phase { print(question.title, question.detail) }
    run.confirm()
    run.hold()  // the pointer is over the line, whose time stands still until release()
    while run.phase != .idle { await Task.yield() }
    run.undo()  // offered while `run.confirmation` stands
    // Article ends.

    observation.cancel()
    while run.confirmation?.isUndoing == true { await Task.yield() }
    #expect(trash.log == ["put [2, 1]", "restore [2, 1]"])
    #expect(try Self.article().contains(Self.code()))
  }

  @MainActor private final class Trash {
    var log: [String] = []
    func put(_ ids: [Int]) async throws { log.append("put \(ids)") }
    func restore(_ ids: [Int]) async { log.append("restore \(ids)") }
  }

  private static func article() throws -> String {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/SelectionCore/SelectionCore.docc/SelectionCore.md")
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// The lines between the marks above, as the article indents them.
  private static func code() throws -> String {
    try String(contentsOfFile: #filePath, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0 != "    // Article begins." }.dropFirst()
      .prefix { $0 != "    // Article ends." }
      .map { $0.dropFirst(4) }.joined(separator: "\n")
  }
}
