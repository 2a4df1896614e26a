/// The truth behind a ``SelectionListModel``: how many rows there are and which are selected, by shown position.
///
/// GTK calls the changing ones for keys, clicks, the rubber band and assistive technologies alike; the source
/// decides what each means, changes its own state and then tells the model what changed.
public protocol SelectionListSource: AnyObject {
  var rowCount: Int { get }
  func isSelected(at position: Int) -> Bool

  /// A row was moved to (`unselectRest`, plain arrows do this too) or toggled on with Ctrl held.
  func selectItem(at position: Int, unselectRest: Bool)
  func unselectItem(at position: Int)
  /// A range was extended to, by Shift with a click or a key.
  func selectRange(_ range: Range<Int>, unselectRest: Bool)
  func unselectRange(_ range: Range<Int>)
  func selectAll()
  func unselectAll()
  /// The positions of `mask` become selected where they are in `selected`, unselected where not (rubber band).
  func setSelection(_ selected: [Range<Int>], mask: [Range<Int>])
}
