import CGtk
import FilesCore
import GtkSupport

/// The header's button for the files that are kept: there while something is. Its popover lists them by folder, drops
/// them one by one or all together, and leads to select mode, where they are acted on.
///
/// - Accessibility: a push button `3 kept`; a dialog of that name with labels for the folders and the files, a push
///   button `Remove` for each file, described by it, and push buttons `Drop all` and `Select`.
final class BasketButton {
  let button: Button
  private let kept: KeptFiles
  private let number = Label()
  private var popover: Popover?
  private var list: Box?
  private var rows: [(id: FileID, row: Widget, remove: Button)] = []
  private var drawing: ObservationLoop?
  private var hadFocus = false
  /// Called when the popover has gone and the focus has to go back to the files.
  var onClosed: (() -> Void)?
  /// Called to drop files, and to begin select mode with them; nil where it is on.
  var onDrop: (([FileID]) -> Void)?
  var onSelect: (() -> Void)?

  private static let shortcut = localizedKeys("Ctrl+Shift+K")

  /// More files than these are not listed one by one.
  private static let mostRows = 200

  init(_ kept: KeptFiles) {
    self.kept = kept
    button = Button(
      child: Box(GTK_ORIENTATION_HORIZONTAL, spacing: 4, [Image(icon: "view-pin-symbolic"), number]),
      label: "")
    gtk_widget_set_size_request(button.widget, 44, 44)
    button.layout(valign: GTK_ALIGN_CENTER)
    button.isVisible = false
    button.setAccessibleDescription(Self.shortcut)
    button.onClicked { [weak self] in self?.open() }
    drawing = ObservationLoop { [weak self] in self?.draw() }
  }

  isolated deinit { drawing?.cancel() }

  private func draw() {
    let count = kept.basket.count
    if button.isVisible != (count > 0) { button.isVisible = count > 0 }
    guard count > 0 else {
      popover?.close()
      return
    }
    number.text = count.localized
    button.setAccessibleLabel(BasketTexts.name(count))
    button.tooltip = "\(BasketTexts.name(count)) (\(Self.shortcut))"
  }

  /// Shows what is kept; at a place of another widget where the button has no room.
  func open(orAt other: Widget? = nil) {
    guard button.isVisible, popover == nil else { return }
    hadFocus = button.containsFocus
    let column = Box(GTK_ORIENTATION_VERTICAL, spacing: 6)
    column.layout(horizontalMargin: 12, verticalMargin: 12)
    let list = Box(GTK_ORIENTATION_VERTICAL, spacing: 2)
    self.list = list
    fill(list)
    let scroller = ScrolledWindow(list)
    scroller.setMaximumContentHeight(360)
    column.append(scroller)
    column.append(ways)
    let popover = Popover(column, label: BasketTexts.name(kept.basket.count))
    self.popover = popover
    popover.onClosed = { [weak self] in
      self?.popover = nil
      self?.list = nil
      self?.rows = []
      self?.giveBackFocus()
    }
    popover.present(at: button, orAt: other)
    rows.first?.remove.grabFocus()
  }

  /// The focus goes back to where it was; the button goes with what is kept.
  private func giveBackFocus() {
    if hadFocus, button.isVisible { button.grabFocus() } else { onClosed?() }
  }

  private var ways: Widget {
    let drop = Button(localized("Drop all")).onClicked { [weak self] in
      guard let self else { return }
      popover?.close()
      onDrop?(kept.basket.ids)
    }
    var buttons = [drop]
    if let onSelect {
      let select = Button(localized("Select")).onClicked { [weak self] in
        self?.popover?.close()
        onSelect()
      }
      select.setAccessibleDescription(localized("Shows the actions for all that is kept"))
      buttons.append(select)
    }
    for button in buttons {
      button.setAccessibleLabel(button.label)
      gtk_widget_set_size_request(button.widget, 44, 44)
      button.layout(hexpand: true)
    }
    return Box(GTK_ORIENTATION_HORIZONTAL, spacing: 6, buttons)
  }

  // MARK: Rows

  private func fill(_ list: Box) {
    let basket = kept.basket
    var rest = Self.mostRows
    for folder in basket.folders where rest > 0 {
      let title = Label(Place.name(of: folder)).styled("heading")
      title.xalign = 0
      title.ellipsize = PANGO_ELLIPSIZE_MIDDLE
      title.tooltip = folder.display
      list.append(title)
      for id in basket.ids(in: folder).prefix(rest) {
        if let file = basket[id] { list.append(row(id, file)) }
        rest -= 1
      }
    }
    let more = basket.count - Self.mostRows
    if more > 0 { list.append(Label(localizedPlural("{count} more", "{count} more", more))) }
  }

  private func row(_ id: FileID, _ file: KeptFile) -> Widget {
    let text = file.path.name?.display ?? file.path.display
    let name = Label(text)
    name.xalign = 0
    name.ellipsize = PANGO_ELLIPSIZE_MIDDLE
    name.layout(hexpand: true)
    let remove = Button(child: Image(icon: "list-remove-symbolic"), label: localized("Remove"))
    remove.hasFrame = false
    remove.tooltip = localized("Remove")
    remove.setAccessibleDescription(text)
    gtk_widget_set_size_request(remove.widget, 44, 44)
    let row = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 6, [name, remove])
    gtk_widget_set_size_request(row.widget, 280, 44)
    remove.onClicked { [weak self] in self?.remove(id) }
    rows.append((id, row, remove))
    return row
  }

  /// Drops a file. The focus goes on to the button of the next row, or of the one before.
  private func remove(_ id: FileID) {
    guard let index = rows.firstIndex(where: { $0.id == id }) else { return }
    let gone = rows.remove(at: index)
    if !rows.isEmpty { rows[min(index, rows.count - 1)].remove.grabFocus() }
    list?.remove(gone.row)
    onDrop?([id])
  }
}
