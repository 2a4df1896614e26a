import Observation

/// Which columns a person wants to see, in all windows and in those that come.
@Observable final class ColumnChoice {
  static let shared = ColumnChoice()
  private static let key = "hidden-columns"

  private(set) var hidden: Set<FileColumn>

  private init() {
    let names = WindowState.shared.text(Self.key)?.split(separator: " ") ?? []
    hidden = Set(names.compactMap { FileColumn(rawValue: String($0)) })
  }

  func toggle(_ column: FileColumn) {
    hidden.formSymmetricDifference([column])
    let names = FileColumn.allCases.filter(hidden.contains).map(\.rawValue)
    WindowState.shared.set(Self.key, names.joined(separator: " "))
    WindowState.shared.save()
  }

  /// The columns for a folder; the one for the place is there for the results of a search alone.
  func columns(inSearch isSearch: Bool) -> [FileColumn] {
    FileColumn.allCases.filter { !hidden.contains($0) && (isSearch || $0 != .folder) }
  }
}
