/// How a window shows its files.
enum ViewStyle: String {
  case list
  case grid

  /// The sizes of the icons in pixels, from the smallest on.
  var iconSizes: [Int32] {
    switch self {
    case .list: [24, 32, 48, 64]
    case .grid: [48, 64, 96, 128, 192]
    }
  }

  /// The place of the usual size among them.
  static let usualSize = 1
}
