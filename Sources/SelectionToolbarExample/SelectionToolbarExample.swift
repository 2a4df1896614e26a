import GtkSupport
import SelectionCore
import SelectionToolbar

/// The block's Files screen on made-up data: Move takes a moment and can be undone, Duplicate adds copies, Delete
/// confirms and can be undone, Share has links.
///
/// It brings a window of its own, or goes into a host's.
final class SelectionToolbarExample {
  private let store = ExampleStore()
  private let model = SelectionToolbarModel<Int>()
  private let list: SelectionList<Int>
  private let toolbar: SelectionToolbar<Int>

  /// The example's own window, not presented yet; nil for a host's.
  let window: Window?
  /// What a host puts into its window: the list with the block's bars, the one with the count at the top.
  var widget: Widget { toolbar.widget }
  /// What a host puts into its header bar.
  let selectButton: Button

  /// - Parameter wrapsInWindow: whether the example makes a window, in whose title bar the count is. A host that says no
  ///   puts ``widget`` and ``selectButton`` into its own, and keeps the example for as long as that lives.
  init(wrapsInWindow: Bool = true) {
    list = SelectionList(model: model) { [store] in ExampleRow(find: store.describe) }
    list.view.setAccessibleLabel("Files")
    toolbar = SelectionToolbar(
      model, all: store.order, noun: ("file", "files"), actions: Self.actions(on: store),
      content: list.widget)
    toolbar.focusContent = { [weak list] in list?.focusCurrent() }
    selectButton = Button("Select").onClicked { [model] in model.begin() }
    window = wrapsInWindow ? Window() : nil
    store.onChange = { [weak list, model] order in
      list?.show(order)
      model.keep(only: order)
    }
    window.map(wrap)
  }

  private static func actions(on store: ExampleStore) -> [SelectionToolbarAction<Int>] {
    [
      .share { ids in ids.map { "https://example.org/files/\($0)" } },
      .move { ids in
        try await Task.sleep(for: .seconds(1.5))
        store.remove(ids)
      } undo: { _ in
        store.restore()
      },
      .duplicate { ids in store.duplicate(ids) },
      .delete { ids in
        store.remove(ids)
      } undo: { _ in
        store.restore()
      },
    ]
  }

  private func wrap(in window: Window) {
    toolbar.title = "Files"
    let header = HeaderBar(title: Label("Files").styled("title"))
    header.packEnd(selectButton)
    window.setDefaultSize(width: 460, height: 560)
    window.setTitlebar(toolbar.titlebar(replacing: header))
    window.setChild(widget)
  }
}
