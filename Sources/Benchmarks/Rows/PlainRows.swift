import CGtk
import GtkSupport

/// A plain `GtkListView` with a `GtkMultiSelection`, each row a label.
@MainActor final class PlainRows {
  let window = Window()
  private let selection: Object
  private let factory = ListItemFactory()
  private var labels: [ListItem: Label] = [:]

  init(count: Int) {
    let strings = made(gtk_string_list_new(nil))
    for number in 0..<count { gtk_string_list_append(strings, "Number \(number)") }
    selection = Object(adopting: UnsafeMutableRawPointer(made(gtk_multi_selection_new(strings))))
    factory.on(
      setup: { [weak self] item in
        let label = Label()
        self?.labels[item] = label
        item.setChild(label)
      },
      bind: { [weak self] item in self?.labels[item]?.text = "Number \(item.position ?? 0)" },
      unbind: { _ in }, teardown: { [weak self] item in self?.labels[item] = nil })
    g_object_ref(selection.raw)
    g_object_ref(factory.raw)
    let list = Widget(gtk_list_view_new(selection.opaque, factory.opaque))
    window.setDefaultSize(width: 500, height: 400)
    window.setChild(ScrolledWindow(list))
    window.present()
  }

  func toggle(_ position: Int) {
    if gtk_selection_model_is_selected(selection.opaque, guint(position)) == 0 {
      gtk_selection_model_select_item(selection.opaque, guint(position), 0)
    } else {
      gtk_selection_model_unselect_item(selection.opaque, guint(position))
    }
  }

  func selectAll() { gtk_selection_model_select_all(selection.opaque) }
  func selectNone() { gtk_selection_model_unselect_all(selection.opaque) }
}
