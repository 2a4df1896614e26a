import GtkSupport
import SelectionCore
import SelectionToolbar

/// The block around a list, each row a label.
@MainActor final class BlockRows {
  let window = Window()
  let model = SelectionToolbarModel<Int>()
  private let list: SelectionList<Int>
  private let toolbar: SelectionToolbar<Int>

  init(count: Int) {
    model.show(Array(0..<count))
    list = SelectionList(model: model) { BlockRow() }
    toolbar = SelectionToolbar(
      model, noun: ("file", "files"), actions: [.delete { _ in }], content: list.widget)
    window.setDefaultSize(width: 500, height: 400)
    window.setTitlebar(toolbar.titlebar(replacing: HeaderBar()))
    window.setChild(toolbar.widget)
    window.present()
  }
}

/// A row that shows its number.
@MainActor private final class BlockRow: SelectionRowContent {
  private let label = Label()
  var widget: Widget { label }

  func bind(to id: Int) -> (name: String, details: String) {
    label.text = "Number \(id)"
    return (label.text, "")
  }

  func unbind() {}
}
