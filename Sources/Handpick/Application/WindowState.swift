import CGtk
import GtkSupport

/// What a window leaves to the next one, also of a later run: a key file in the user's state folder, without a schema,
/// so that it works uninstalled.
final class WindowState {
  static let shared = WindowState()
  private static let group = "Window"

  private let file = g_key_file_new()
  private let folder: String
  private var isSaving = false

  private init() {
    folder = String(cString: g_get_user_state_dir()) + "/handpick"
    g_key_file_load_from_file(file, path, G_KEY_FILE_NONE, nil)
  }

  private var path: String { folder + "/window" }

  func text(_ key: String) -> String? {
    guard let value = g_key_file_get_string(file, Self.group, key, nil) else { return nil }
    defer { g_free(value) }
    return String(cString: value)
  }

  func number(_ key: String) -> Int? { text(key).flatMap { Int($0) } }
  func bool(_ key: String) -> Bool? { text(key).map { $0 == "true" } }

  /// Remembers a value. It is written a moment later, with others that came meanwhile.
  func set(_ key: String, _ value: String) {
    guard text(key) != value else { return }
    g_key_file_set_string(file, Self.group, key, value)
    guard !isSaving else { return }
    isSaving = true
    Timeout.after(milliseconds: 500) { [weak self] in self?.save() }
  }

  /// Writes what was not written yet: the last window goes.
  func save() {
    guard isSaving else { return }
    isSaving = false
    g_mkdir_with_parents(folder, 0o700)
    g_key_file_save_to_file(file, path, nil)
  }

  // MARK: Values

  var showsSidebar: Bool {
    get { bool("sidebar") ?? true }
    set { set("sidebar", newValue ? "true" : "false") }
  }

  /// Whether nobody knows yet how several files are chosen.
  var showsSelectingHint: Bool {
    get { bool("selecting-hint") ?? true }
    set { set("selecting-hint", newValue ? "true" : "false") }
  }

  /// The size of the last window, in pixels.
  var size: (width: Int32, height: Int32) {
    get { (Int32(clamping: number("width") ?? 880), Int32(clamping: number("height") ?? 640)) }
    set {
      set("width", "\(newValue.width)")
      set("height", "\(newValue.height)")
    }
  }
}
