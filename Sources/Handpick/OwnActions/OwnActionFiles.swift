import CGtk
import FilesCore
import Glibc

/// Where own actions are installed, and how their files are read.
nonisolated enum OwnActionFiles {
  private static var home: String { String(cString: g_get_user_data_dir()) }

  /// The folders whose changes are seen.
  static var watched: [String] {
    [ownFolder, home + "/kio/servicemenus", scripts]
  }

  private static var ownFolder: String { home + "/handpick/actions" }
  private static var scripts: String { home + "/nautilus/scripts" }

  /// All actions that can be run, in the order of their titles.
  static func read() -> [OwnAction] {
    var actions = names(in: ownFolder).compactMap { name -> OwnAction? in
      guard name.hasSuffix(".desktop") else { return nil }
      return withEntry("\(ownFolder)/\(name)") { path, value in
        OwnAction.entry(path) { value("Desktop Entry", $0) }
      }
    }
    actions += serviceMenus() + scripts(in: scripts, title: "", depth: 0)
    return actions.sorted { $0.title < $1.title }
  }

  /// The first of a name counts, and one in the home folder only where it may be executed: as KDE has it.
  private static func serviceMenus() -> [OwnAction] {
    var folders = [home]
    var next = g_get_system_data_dirs()
    while let current = next, let folder = current.pointee {
      folders.append(String(cString: folder))
      next = current + 1
    }
    var seen: Set<String> = []
    return folders.flatMap { folder in
      names(in: folder + "/kio/servicemenus").flatMap { name -> [OwnAction] in
        let path = "\(folder)/kio/servicemenus/\(name)"
        guard name.hasSuffix(".desktop"), seen.insert(name).inserted,
          folder != home || access(path, X_OK) == 0
        else { return [] }
        return withEntry(path) { OwnAction.serviceMenu($0, $1) } ?? []
      }
    }
  }

  private static func scripts(in folder: String, title: String, depth: Int) -> [OwnAction] {
    guard depth < 4 else { return [] }
    return names(in: folder).filter { !$0.hasPrefix(".") }.flatMap { name -> [OwnAction] in
      let path = "\(folder)/\(name)"
      if g_file_test(path, G_FILE_TEST_IS_DIR) != 0 {
        return scripts(in: path, title: title + name + " › ", depth: depth + 1)
      }
      guard access(path, X_OK) == 0, let file = FilePath(path) else { return [] }
      return [OwnAction.script(file, title: title + name)]
    }
  }

  private static func names(in folder: String) -> [String] {
    guard let list = g_dir_open(folder, 0, nil) else { return [] }
    defer { g_dir_close(list) }
    var names: [String] = []
    while let name = g_dir_read_name(list) {
      if let text = String(validatingCString: name) { names.append(text) }
    }
    return names.sorted()
  }

  /// Reads a key file; nil where it is none, or where the program that it tries is not installed.
  private static func withEntry<Result>(
    _ path: String, _ body: (FilePath, (String, String) -> String?) -> Result?
  ) -> Result? {
    guard let file = g_key_file_new(), let place = FilePath(path) else { return nil }
    defer { g_key_file_unref(file) }
    guard g_key_file_load_from_file(file, path, G_KEY_FILE_KEEP_TRANSLATIONS, nil) != 0 else { return nil }
    func value(_ group: String, _ key: String) -> String? {
      guard let text = g_key_file_get_locale_string(file, group, key, nil, nil) else { return nil }
      defer { g_free(text) }
      return String(cString: text)
    }
    if let program = value("Desktop Entry", "TryExec") {
      guard let found = g_find_program_in_path(program) else { return nil }
      g_free(found)
    }
    return body(place, value)
  }
}
