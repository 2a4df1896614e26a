/// What one mutation of a selection changed, as a list view needs to know it.
///
/// Where as many ids that are not shown were selected as deselected, none of it is set.
public struct SelectionChange: Sendable, Equatable {
  /// The rows that became selected or unselected: shown positions after the change, as few ranges as there can be,
  /// in order and not touching. Rows that only came, went or moved are not among them.
  public var ranges: [Range<Int>] = []
  /// Whether select mode began or ended.
  public var modeChanged = false
  /// Whether the number of selected ids, or of the hidden ones among them, changed.
  public var countChanged = false
  /// Whether the shown order changed: positions known from before are void.
  public var orderChanged = false

  /// A change of these parts.
  public init(
    ranges: [Range<Int>] = [], modeChanged: Bool = false, countChanged: Bool = false,
    orderChanged: Bool = false
  ) {
    self.ranges = ranges
    self.modeChanged = modeChanged
    self.countChanged = countChanged
    self.orderChanged = orderChanged
  }

  /// The one range from the first to the last changed row, or nil where no row changed.
  public var hull: Range<Int>? {
    guard let first = ranges.first, let last = ranges.last else { return nil }
    return first.lowerBound..<last.upperBound
  }
}
