import CGtk
import FilesCore
import GtkSupport

/// What stands in the window of ``ViewOptionsButton``: a radio button for each order, check boxes for the rest.
final class ViewChoices {
  let widget: Widget
  private let sorts: [CheckButton]
  private let boxes: [CheckButton]

  private static let orders: [(sort: FolderSort, title: String)] = [
    (.name, localizedInContext("sort by", "Name")), (.size, localizedInContext("sort by", "Size")),
    (.modified, localizedInContext("sort by", "Last modified")),
    (.type, localizedInContext("sort by", "Type")),
  ]

  /// - Parameter onChange: gets the change that a person made.
  init(_ options: FolderOptions, onChange: @escaping ((inout FolderOptions) -> Void) -> Void) {
    let role = GTK_ACCESSIBLE_ROLE_RADIO
    let first = CheckButton(Self.orders[0].title, role: role)
    sorts = [first] + Self.orders.dropFirst().map { CheckButton($0.title, role: role, group: first) }
    for (button, order) in zip(sorts, Self.orders) {
      button.isActive = options.sort == order.sort
      button.onToggled { [weak button] in
        if button?.isActive == true { onChange { $0.sort = order.sort } }
      }
    }
    let heading = Label(localized("Sort by")).styled("dim-label")
    heading.xalign = 0
    boxes = [
      Self.box(localized("Reverse order"), options.isReversed) { isOn in onChange { $0.isReversed = isOn } },
      Self.box(localized("Folders first"), options.foldersFirst) { isOn in onChange { $0.foldersFirst = isOn }
      },
      Self.box(localized("Hidden files"), options.showsHidden) { isOn in onChange { $0.showsHidden = isOn } },
    ]
    let column = Box(GTK_ORIENTATION_VERTICAL, spacing: 2, [heading] + sorts + boxes)
    column.layout(margin: 10)
    for button in sorts + boxes { gtk_widget_set_size_request(button.widget, -1, 40) }
    gtk_widget_set_margin_top(boxes[0].widget, 8)
    widget = column
  }

  /// The focus goes to the order that is on.
  func grabFocus() { (sorts.first { $0.isActive } ?? sorts[0]).grabFocus() }

  private static func box(_ title: String, _ isOn: Bool, _ onChange: @escaping (Bool) -> Void) -> CheckButton
  {
    let box = CheckButton(title)
    box.isActive = isOn
    box.onToggled { [weak box] in if let box { onChange(box.isActive) } }
    return box
  }
}
