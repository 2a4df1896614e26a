/// Where the rows that a view knows stand in the source, while the view is told of a change in steps.
struct PositionShift {
  /// The view's positions of the rows that are being replaced.
  let range: Range<Int>
  /// How much further on they, and the rows behind them, stand in the source.
  let inside: Int
  let behind: Int

  func callAsFunction(_ position: Int) -> Int {
    if position < range.lowerBound { return position }
    return position + (position < range.upperBound ? inside : behind)
  }
}
