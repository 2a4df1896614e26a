import CGtk
import Foundation
import GtkSupport
import SelectionCore
import SelectionToolbar

/// The block around a list or grid of made-up files, with every way that an action can go. What is dragged and dropped is
/// written to the standard error, a line each.
final class BlockScreen {
  private let model = SelectionToolbarModel<Int>()
  private let items: SelectionView<Int>
  private let header = HeaderBar(title: Label("Files").styled("title"))
  private var toolbar: SelectionToolbar<Int>?
  private var order: [Int]
  private var removed: [Int] = []

  init(isGrid: Bool, count: Int) {
    order = Array(1...count)
    model.show(order)
    items = isGrid ? SelectionGrid(model: model) { BlockRow() } : SelectionList(model: model) { BlockRow() }
    items.view.setAccessibleLabel("Files")
    listenToDrags()
    let toolbar = SelectionToolbar(model, noun: ("file", "files"), actions: actions, content: items.widget)
    toolbar.title = "Files"
    toolbar.focusContent = { [weak self] in self?.items.focusCurrent() }
    self.toolbar = toolbar
  }

  func open(in application: Application) {
    guard let toolbar else { return }
    let window = Window(application: application)
    window.setDefaultSize(width: 460, height: 420)
    header.packEnd(Button("Select").onClicked { [weak self] in self?.model.begin() })
    window.setTitlebar(toolbar.titlebar(replacing: header))
    window.setChild(toolbar.widget)
    window.present()
    window.repeatFocusForAssistiveTechnologies()
  }

  private var actions: [SelectionToolbarAction<Int>] {
    [
      .share { ids in ids.map { "https://example.org/\($0)" } },
      .move { [weak self] ids in
        try await Task.sleep(for: .seconds(1.5))
        self?.remove(ids)
      } undo: { [weak self] _ in
        self?.restore()
      },
      SelectionToolbarAction(
        id: "archive", title: "Archive", symbol: "folder-symbolic", done: "Archived"
      ) { _ in throw FullDisk() },
      .delete { [weak self] ids in self?.remove(ids) },
    ]
  }

  private func remove(_ ids: [Int]) {
    removed = order
    let gone = Set(ids)
    order.removeAll(where: gone.contains)
    items.show(order)
    model.keep(only: order)
  }

  private func restore() {
    order = removed
    items.show(order)
  }

  private func listenToDrags() {
    items.onDragPrepare = { ids in
      let names = ids.map { "File \($0)" }.joined(separator: ", ")
      note("dragging \(names)")
      return SelectionDrag(
        content: ContentProvider(forms: [("text/plain;charset=utf-8", Array(names.utf8))]),
        text: "\(ids.count) files")
    }
    items.onDragEnd = { _ in note("drag ended") }
    items.acceptDrops(of: [cgtk_type_string()]) { id, _ in
      // Even ones are folders, so to say.
      id.map { $0 % 2 == 0 ? GDK_ACTION_COPY : .noDrag } ?? GDK_ACTION_COPY
    } drop: { drop in
      let text = g_value_get_string(drop.value).map { String(cString: $0) } ?? ""
      note("dropped \(text) on \(drop.id.map(String.init) ?? "the ground")")
      return true
    }
  }
}

private struct FullDisk: LocalizedError {
  var errorDescription: String? { "Couldn’t archive: the disk is full." }
}

private func note(_ line: String) {
  FileHandle.standardError.write(Data("\(line)\n".utf8))
}
