import GtkSupport

/// A row that GTK keeps, with the item that it shows at the moment.
final class BoundRow<ID: Hashable & Sendable> {
  let item: ListItem
  let row: SelectionRow
  let content: any SelectionRowContent<ID>
  /// The item shown, or nil while the row waits to be used again.
  var id: ID?

  init(item: ListItem, row: SelectionRow, content: any SelectionRowContent<ID>) {
    self.item = item
    self.row = row
    self.content = content
  }
}

/// Who put the focus on the current row.
enum FocusOrigin {
  /// Nobody: it is the first row, where the focus goes when a list comes.
  case none
  /// The host, for instance on the folder that was left by going up.
  case host
  /// A person, by key or pointer: the only one whose row a click with Ctrl or Shift takes in.
  case person
}

/// A press of the pointer on a row, decided at the press and done at the release.
struct PressedRow<ID: Hashable & Sendable> {
  let id: ID
  let isOnCircle: Bool
  let isShift: Bool
  let isControl: Bool
  /// The row that was current before the press, where a person had chosen it.
  let formerID: ID?
}
