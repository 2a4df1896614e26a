import CGtk
import Dispatch
import FilesCore
import GtkSupport

/// How folders are ordered and whether hidden files are shown: what a window was told last, for all that come.
///
/// It is remembered in `view.conf` in the user's state folder.
final class ViewOptions {
  static let shared = ViewOptions()

  /// The options that a folder is opened with.
  var options: FolderOptions {
    didSet { if options != oldValue { store() } }
  }

  /// The options for a folder of which only the files are shown whose names match.
  func options(filter: String) -> FolderOptions {
    var options = options
    options.filter = filter
    return options
  }

  private let path: String
  private let writing = DispatchQueue(label: "view options", qos: .utility)
  private static let group = "Folders"
  private static let sorts: [(sort: FolderSort, name: String)] = [
    (.name, "name"), (.size, "size"), (.modified, "modified"), (.type, "type"),
  ]

  private init() {
    path = String(cString: g_get_user_state_dir()) + "/handpick/view.conf"
    options = Self.read(path)
  }

  private static func read(_ path: String) -> FolderOptions {
    let file = made(g_key_file_new())
    defer { g_key_file_unref(file) }
    var options = FolderOptions()
    guard g_key_file_load_from_file(file, path, G_KEY_FILE_NONE, nil) != 0 else { return options }
    if let name = g_key_file_get_string(file, group, "Sort", nil) {
      defer { g_free(name) }
      options.sort = sorts.first { $0.name == String(cString: name) }?.sort ?? .name
    }
    options.isReversed = bool("Reversed", in: file) ?? options.isReversed
    options.foldersFirst = bool("FoldersFirst", in: file) ?? options.foldersFirst
    options.showsHidden = bool("Hidden", in: file) ?? options.showsHidden
    return options
  }

  private static func bool(_ key: String, in file: OpaquePointer) -> Bool? {
    guard g_key_file_has_key(file, group, key, nil) != 0 else { return nil }
    return g_key_file_get_boolean(file, group, key, nil) != 0
  }

  /// Writes behind the window's back: a slow disk holds up nothing.
  private func store() {
    let sort = Self.sorts.first { $0.sort == options.sort }?.name ?? "name"
    let text = """
      [\(Self.group)]
      Sort=\(sort)
      Reversed=\(options.isReversed)
      FoldersFirst=\(options.foldersFirst)
      Hidden=\(options.showsHidden)

      """
    writing.async { [path] in
      let folder = g_path_get_dirname(path)
      defer { g_free(folder) }
      guard g_mkdir_with_parents(folder, 0o700) == 0 else { return }
      _ = g_file_set_contents_full(path, text, -1, G_FILE_SET_CONTENTS_CONSISTENT, 0o600, nil)
    }
  }
}
