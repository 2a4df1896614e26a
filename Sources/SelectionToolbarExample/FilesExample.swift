import GtkSupport
import SelectionCore
import SelectionToolbar

/// The block's Files screen on made-up data: Move takes a moment and can be undone, Duplicate adds copies, Delete
/// confirms and can be undone, Share has links.
final class FilesExample {
  private struct File {
    var name: String
    var detail: String
  }

  private var files: [Int: File] = [:]
  private var order: [Int] = []
  private var removed: [(position: Int, id: Int, file: File)] = []
  private let model = SelectionToolbarModel<Int>()
  private let header = HeaderBar(title: Label("Files").styled("title"))
  private var list: SelectionList<Int>?
  private var toolbar: SelectionToolbar<Int>?

  /// What a host puts into its window, and its title bar.
  var widget: Widget? { toolbar?.widget }
  private(set) var titlebar: Widget?

  init() {
    let names = ["Invoice.pdf", "Harbour at dusk.jpg", "Notes.txt", "Budget.ods", "Minutes.odt", "Song.flac"]
    for (id, name) in names.enumerated() { files[id] = File(name: name, detail: "\((id + 2) * 37) kB") }
    order = Array(names.indices)
    model.show(order)
    let list = SelectionList(model: model) { [weak self] in
      ExampleRow { id in self?.files[id].map { ($0.name, $0.detail) } ?? ("", "") }
    }
    list.view.setAccessibleLabel("Files")
    self.list = list
    makeToolbar(around: list)
  }

  private func makeToolbar(around list: SelectionList<Int>) {
    let toolbar = SelectionToolbar(
      model, noun: ("file", "files"),
      actions: [
        .share { ids in ids.map { "https://example.org/files/\($0)" } },
        .move { [weak self] ids in
          try await Task.sleep(for: .seconds(1.5))
          self?.remove(ids)
        } undo: { [weak self] _ in
          self?.restore()
        },
        .duplicate { [weak self] ids in self?.duplicate(ids) },
        .delete { [weak self] ids in
          self?.remove(ids)
        } undo: { [weak self] _ in
          self?.restore()
        },
      ],
      content: list.widget)
    toolbar.title = "Files"
    toolbar.focusContent = { [weak list] in list?.focusCurrent() }
    let select = Button("Select").onClicked { [weak self] in self?.model.begin() }
    header.packEnd(select)
    titlebar = toolbar.titlebar(replacing: header)
    self.toolbar = toolbar
  }

  // MARK: The made-up store

  private func remove(_ ids: [Int]) {
    let gone = Set(ids)
    removed = order.enumerated().filter { gone.contains($0.element) }
      .compactMap { place in files[place.element].map { (place.offset, place.element, $0) } }
    order.removeAll(where: gone.contains)
    for id in ids { files[id] = nil }
    list?.show(order)
    model.keep(only: order)
  }

  private func restore() {
    for entry in removed {
      files[entry.id] = entry.file
      order.insert(entry.id, at: min(entry.position, order.count))
    }
    removed = []
    list?.show(order)
  }

  private func duplicate(_ ids: [Int]) {
    for id in ids {
      guard let file = files[id], let position = order.firstIndex(of: id) else { continue }
      let copy = (files.keys.max() ?? 0) + 1
      files[copy] = File(name: "\(file.name) (copy)", detail: file.detail)
      order.insert(copy, at: position + 1)
    }
    list?.show(order)
  }
}
