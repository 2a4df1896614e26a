/// Where the columns of a window's list stand, for the header and for every row alike.
final class ColumnLayout {
  /// A column's place in its row, from the side where lines begin.
  struct Place {
    let column: FileColumn
    let x: Int32
    let width: Int32
  }

  /// The room at a row's sides, which its icon, the columns and the header keep free: the row's margin and the circle,
  /// and the margin and the row's padding.
  static let (start, end): (Int32, Int32) = (50, 18)
  static let spacing: Int32 = 16
  /// What the icon and the name keep, in characters.
  private static let nameCharacters: Int32 = 30

  /// The columns wanted, none in a grid.
  var columns: [FileColumn] = []
  /// The width of a character of the columns' text, in pixels.
  var characterWidth: Int32 = 7

  /// Whether there is room for columns, in so many pixels between the sides. Where there is not, the second line of
  /// the row says it all.
  func isWide(_ width: Int32) -> Bool {
    width >= Self.nameCharacters * characterWidth + columns.prefix(2).reduce(0) { $0 + room(for: $1) }
  }

  /// The columns that have room, in so many pixels between the sides: the last ones go first.
  func places(in width: Int32) -> [Place] {
    guard isWide(width) else { return [] }
    var free = width - Self.nameCharacters * characterWidth
    let shown = columns.prefix { column in
      free -= room(for: column)
      return free >= 0
    }
    var x = width - shown.reduce(0) { $0 + room(for: $1) }
    return shown.map { column in
      defer { x += room(for: column) }
      return Place(column: column, x: x + Self.spacing, width: room(for: column) - Self.spacing)
    }
  }

  private func room(for column: FileColumn) -> Int32 {
    column.characters * characterWidth + Self.spacing
  }
}
