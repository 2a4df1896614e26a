import CGtk
import FilesCore
import Glibc
import GtkSupport

/// The bookmarks that GTK's file chooser and other file managers share: a URI a line, maybe with a name behind it.
///
/// A line that cannot be read stays as it is, at its place. The file is replaced as a whole and never half written.
final class Bookmarks {
  /// One of them.
  struct Bookmark: Equatable {
    let path: FilePath
    let name: String
  }

  static let shared = Bookmarks()

  private static var folder: String { String(cString: g_get_user_config_dir()) + "/gtk-3.0" }

  private let file: String
  private var monitor: FileMonitor?
  private var observers: [() -> Void] = []

  private init() {
    file = Self.folder + "/bookmarks"
    // What comes into a folder that is not there yet would not be seen.
    g_mkdir_with_parents(Self.folder, 0o700)
    monitor = FileMonitor(path: Array(file.utf8)) { [weak self] in self?.tell() }
  }

  /// Calls the body after each change, by whomever, for as long as the process runs.
  func observe(_ body: @escaping () -> Void) { observers.append(body) }

  private func tell() {
    for observer in observers { observer() }
  }

  var all: [Bookmark] { lines.compactMap(\.bookmark) }

  func contains(_ path: FilePath) -> Bool { all.contains { $0.path == path } }

  // MARK: Changing

  func add(_ path: FilePath) throws(BookmarkError) {
    guard !contains(path) else { return }
    try write(lines + [Line(text: path.uri)])
  }

  func remove(_ path: FilePath) throws(BookmarkError) {
    try write(lines.filter { $0.bookmark?.path != path })
  }

  /// Gives a bookmark a name of its own; an empty one takes it away.
  func rename(_ path: FilePath, to name: String) throws(BookmarkError) {
    let name = name.split(whereSeparator: \.isNewline).joined(separator: " ")
    try write(
      lines.map { line in
        guard line.bookmark?.path == path else { return line }
        return Line(text: name.isEmpty ? path.uri : path.uri + " " + name)
      })
  }

  /// Moves a bookmark up, where the number is negative, or down among the others.
  func move(_ path: FilePath, by steps: Int) throws(BookmarkError) {
    var lines = lines
    guard let from = lines.firstIndex(where: { $0.bookmark?.path == path }) else { return }
    let places = lines.indices.filter { lines[$0].bookmark != nil }
    guard let rank = places.firstIndex(of: from), places.indices.contains(rank + steps) else { return }
    let line = lines.remove(at: from)
    lines.insert(line, at: places[rank + steps])
    try write(lines)
  }

  // MARK: The file

  private struct Line {
    let text: String

    var bookmark: Bookmark? {
      let parts = text.split(separator: " ", maxSplits: 1)
      guard let uri = parts.first, let path = Self.path(String(uri)) else { return nil }
      let name = parts.count > 1 ? String(parts[1]) : Place.name(of: path)
      return Bookmark(path: path, name: FileName(name)?.display ?? name)
    }

    /// Other addresses than `file:` have a path where gvfs mounts them for all programs.
    private static func path(_ uri: String) -> FilePath? {
      if let path = FilePath(uri: uri) { return path }
      let file = Object(adopting: UnsafeMutableRawPointer(made(g_file_new_for_uri(uri))))
      return FilePath(file: file.opaque)
    }
  }

  private var lines: [Line] {
    var contents: UnsafeMutablePointer<CChar>?
    guard g_file_get_contents(file, &contents, nil, nil) != 0, let contents else { return [] }
    defer { g_free(contents) }
    return String(cString: contents).split(separator: "\n").map { Line(text: String($0)) }
  }

  private func write(_ lines: [Line]) throws(BookmarkError) {
    g_mkdir_with_parents(Self.folder, 0o700)
    let text = lines.map { $0.text + "\n" }.joined()
    var error: UnsafeMutablePointer<GError>?
    guard g_file_set_contents(target, text, -1, &error) == 0 else { return tell() }
    defer { g_error_free(error) }
    throw BookmarkError(reason: error.map { String(cString: $0.pointee.message) } ?? "")
  }

  /// Where a link in the file's place leads, so that the link stays.
  private var target: String {
    guard let resolved = realpath(file, nil) else { return file }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

/// Why the bookmarks could not be written.
struct BookmarkError: Error {
  let reason: String
}
