import GtkSupport
import Observation

/// What a person has chosen for all windows, beside how folders are ordered.
@Observable final class Preferences {
  static let shared = Preferences()

  /// Whether a single click opens a row; else a double click does.
  var opensOnClick: Bool { didSet { keep("single-click", opensOnClick) } }
  /// Whether Delete asks before it moves files to the Trash. Deleting for good always asks.
  var asksBeforeTrash: Bool { didSet { keep("ask-before-trash", asksBeforeTrash) } }
  /// Whether sizes are in powers of 1,024: KiB, MiB.
  var hasBinarySizes: Bool { didSet { keep("binary-sizes", hasBinarySizes) } }

  private init() {
    let state = WindowState.shared
    opensOnClick = state.bool("single-click") ?? false
    asksBeforeTrash = state.bool("ask-before-trash") ?? true
    hasBinarySizes = state.bool("binary-sizes") ?? false
  }

  private func keep(_ key: String, _ value: Bool) {
    WindowState.shared.set(key, value ? "true" : "false")
    WindowState.shared.save()
  }
}
