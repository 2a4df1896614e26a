import FilesCore

/// What a wide list says of a file beside its name, in the order of the columns.
enum FileColumn: String, CaseIterable {
  /// The folder that a search found the file in.
  case folder
  case size
  case modified
  case type

  var title: String {
    switch self {
    case .folder: localizedInContext("column of a list", "Folder")
    case .size: localizedInContext("sort by", "Size")
    case .modified: localizedInContext("sort by", "Last modified")
    case .type: localizedInContext("sort by", "Type")
    }
  }

  /// The order that the column's header brings, or nil where there is none.
  var sort: FolderSort? {
    switch self {
    case .folder: nil
    case .size: .size
    case .modified: .modified
    case .type: .type
    }
  }

  /// The width, in characters of the text.
  var characters: Int32 {
    switch self {
    case .folder: 22
    case .size: 10
    case .modified: 17
    case .type: 20
    }
  }

  /// Whether its text stands at the end: numbers end under each other.
  var isAtEnd: Bool { self == .size }
}

extension FolderSort {
  /// Whether the values grow from the first row to the last.
  func isAscending(isReversed: Bool) -> Bool {
    switch self {
    case .size, .modified: isReversed
    case .name, .type: !isReversed
    }
  }
}
