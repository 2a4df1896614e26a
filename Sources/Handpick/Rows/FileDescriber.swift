import CGtk
import FilesCore
import GtkSupport

/// Says of a file what its row shows, in the words of the desktop's language.
final class FileDescriber {
  func describe(_ id: FileID, in shown: ShownFolder) -> FileDescription? {
    let folder = shown.folder
    guard folder.contains(id) else { return nil }
    let kind = folder.kind(of: id)
    if folder.details(of: id) == nil { shown.want(id) }
    let known = folder.details(of: id)
    let word = Self.word(for: kind, leadsToFolder: folder.leadsToFolder(id))
    let size = kind == .file ? known.map { Self.size($0.size) } : nil
    let date = known.map { self.date($0.modified) }
    let place = self.place(of: id, in: folder)
    let parts: [String?] = [
      word ?? size, date,
      place.map { localizedInContext("where a file was found", "in {folder}", ["folder": $0]) },
    ]
    return FileDescription(
      name: folder.displayName(of: id),
      details: parts.compactMap(\.self).joined(
        separator: localizedInContext("between the items of a list", ", ")),
      kind: word, size: size, date: date, place: place,
      isCut: CutFiles.shared.contains(id, in: folder))
  }

  /// What a file is called that is no plain file.
  private static func word(for kind: FileKind, leadsToFolder: Bool) -> String? {
    switch kind {
    case .file: nil
    case .folder: localizedInContext("kind of file", "Folder")
    case .link where leadsToFolder: localizedInContext("kind of file", "Link to a folder")
    case .link: localizedInContext("kind of file", "Link")
    case .fifo: localizedInContext("kind of file", "Pipe")
    case .socket: localizedInContext("kind of file", "Socket")
    case .device: localizedInContext("kind of file", "Device")
    }
  }

  /// The folder of a file that a search found below.
  private func place(of id: FileID, in folder: Folder) -> String? {
    guard folder.isSearch else { return nil }
    let parent = folder.parent(of: id)
    guard parent != folder.path else { return nil }
    let start = folder.path == .root ? 1 : folder.path.bytes.count + 1
    return FilePath(bytes: [UInt8(ascii: "/")] + parent.bytes.dropFirst(start)).map {
      String($0.display.dropFirst())
    }
  }

  /// What a column says of a file.
  func text(of column: FileColumn, _ description: FileDescription, _ name: FileName) -> String {
    switch column {
    case .folder: description.place ?? ""
    case .size: description.size ?? ""
    case .modified: description.date ?? ""
    case .type: description.kind ?? ContentType.description(of: name)
    }
  }

  static func size(_ bytes: UInt64) -> String {
    let flags = Preferences.shared.hasBinarySizes ? G_FORMAT_SIZE_IEC_UNITS : G_FORMAT_SIZE_DEFAULT
    let text = made(g_format_size_full(guint64(bytes), flags))
    defer { g_free(text) }
    return String(cString: text)
  }

  private static func format(isToday: Bool) -> String {
    // Translators: both are formats of g_date_time_format, whose manual lists what the letters stand for.
    isToday ? localizedInContext("time of today", "Today %H:%M") : localizedInContext("date", "%-d %b %Y")
  }

  /// A moment with its day and time.
  func moment(_ seconds: Int) -> String {
    guard let date = g_date_time_new_from_unix_local(gint64(seconds)) else { return "" }
    defer { g_date_time_unref(date) }
    guard let text = g_date_time_format(date, localizedInContext("date and time", "%-d %b %Y %H:%M")) else {
      return ""
    }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// Today's by the time, others by the day.
  private func date(_ seconds: Int64) -> String {
    guard let date = g_date_time_new_from_unix_local(gint64(seconds)), let now = g_date_time_new_now_local()
    else { return "" }
    defer {
      g_date_time_unref(date)
      g_date_time_unref(now)
    }
    let isToday =
      g_date_time_get_year(date) == g_date_time_get_year(now)
      && g_date_time_get_day_of_year(date) == g_date_time_get_day_of_year(now)
    guard let text = g_date_time_format(date, Self.format(isToday: isToday)) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }
}
