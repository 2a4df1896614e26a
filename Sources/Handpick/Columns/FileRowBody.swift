import CGtk
import GtkSupport

/// The widgets of a file's row: icon and name, and where there is room its columns, else a second line below the name.
///
/// The cells are made when a column is first shown. All widgets stay: what has no room is only not drawn.
final class FileRowBody: CustomWidget {
  private let picture: Widget
  private let name: Label
  private let details: Label
  private let columns: ColumnLayout
  private var cells: [FileColumn: Inscription] = [:]
  private static let spacing: Int32 = 12

  init(picture: Widget, name: Label, details: Label, columns: ColumnLayout) {
    self.picture = picture
    self.name = name
    self.details = details
    self.columns = columns
    super.init(cssName: "filerow", role: GTK_ACCESSIBLE_ROLE_PRESENTATION)
    for child in [picture, name, details] { addChild(child) }
  }

  /// Shows these texts in the columns wanted.
  func show(_ text: (FileColumn) -> String) {
    for (column, cell) in cells where !columns.columns.contains(column) { cell.isVisible = false }
    for column in columns.columns {
      let cell = cell(for: column)
      cell.show(text(column))
      cell.isVisible = true
    }
  }

  private func cell(for column: FileColumn) -> Inscription {
    if let cell = cells[column] { return cell }
    let cell = Inscription().styled("file-details", "dim-label")
    cell.xalign = column.isAtEnd ? 1 : 0
    cells[column] = cell
    addChild(cell)
    return cell
  }

  // MARK: Layout

  override func measure(
    _ orientation: GtkOrientation, forSize size: Int32
  ) -> (minimum: Int32, natural: Int32) {
    let own = CustomWidget.measure(picture.widget, orientation, forSize: -1)
    let first = CustomWidget.measure(name.widget, orientation, forSize: -1)
    let second = CustomWidget.measure(details.widget, orientation, forSize: -1)
    if orientation == GTK_ORIENTATION_HORIZONTAL {
      return (
        own.minimum + Self.spacing + max(first.minimum, second.minimum),
        own.natural + Self.spacing + max(first.natural, second.natural)
      )
    }
    let text = columns.isWide(size) ? first.natural : first.natural + 1 + second.natural
    return (max(own.minimum, text), max(own.natural, text))
  }

  override func allocate(width: Int32, height: Int32) {
    let isWide = columns.isWide(width)
    let places = columns.places(in: width)
    let icon = CustomWidget.measure(picture.widget, GTK_ORIENTATION_HORIZONTAL, forSize: -1).natural
    place(picture, x: 0, width: icon, y: 0, height: height, in: width)
    let start = icon + Self.spacing
    let end = places.first.map { $0.x - ColumnLayout.spacing } ?? width
    gtk_widget_set_child_visible(details.widget, isWide ? 0 : 1)
    if isWide {
      place(name, x: start, width: end - start, y: 0, height: height, in: width)
    } else {
      placeLines(x: start, width: width - start, height: height, in: width)
    }
    for (column, cell) in cells where cell.isVisible {
      let spot = places.first { $0.column == column }
      gtk_widget_set_child_visible(cell.widget, spot == nil ? 0 : 1)
      if let spot { place(cell, x: spot.x, width: spot.width, y: 0, height: height, in: width) }
    }
  }

  private func placeLines(x: Int32, width: Int32, height: Int32, in all: Int32) {
    let lines = [name, details].map {
      CustomWidget.measure($0.widget, GTK_ORIENTATION_VERTICAL, forSize: -1).natural
    }
    let top = max(0, (height - lines[0] - 1 - lines[1]) / 2)
    place(name, x: x, width: width, y: top, height: lines[0], in: all)
    place(details, x: x, width: width, y: top + lines[0] + 1, height: lines[1], in: all)
  }

  /// Gives a child its place, counted from the side where lines begin.
  private func place(_ child: Widget, x: Int32, width: Int32, y: Int32, height: Int32, in all: Int32) {
    CustomWidget.measure(child.widget, GTK_ORIENTATION_HORIZONTAL, forSize: -1)
    CustomWidget.allocate(
      child.widget, x: isRightToLeft ? all - x - width : x, y: y, width: width, height: height)
  }
}
