import CGtk
import FilesCore
import GtkSupport
import SelectionToolbar

/// Files on the clipboard, in the forms that other programs know.
enum FileClipboard {
  private static let gnome = "x-special/gnome-copied-files"
  private static let list = "text/uri-list"
  /// What KDE's programs put beside the list of URIs: `1` where the files are cut.
  private static let kde = "application/x-kde-cutselection"

  /// What is on the clipboard.
  struct Content {
    let uris: [String]
    let isCut: Bool
  }

  /// Puts files there by their URIs; a cut is only done when they are pasted.
  ///
  /// `text/uri-list` ends its lines with CR LF (RFC 2483); `x-special/gnome-copied-files` begins with what is to be
  /// done and is what file managers exchange.
  static func copy(_ uris: [String], isCut: Bool, _ context: ShareContext) {
    let verb = isCut ? "cut" : "copy"
    let files = ([verb] + uris).joined(separator: "\n")
    context.copy(
      forms: [
        (type: gnome, data: Array(files.utf8)), (type: kde, data: Array((isCut ? "1" : "0").utf8)),
      ] + forms(uris))
  }

  /// Files in the forms that every program knows: for a drag.
  static func forms(_ uris: [String]) -> [(type: String, data: [UInt8])] {
    let lines = uris.map { $0 + "\r\n" }.joined()
    let text = uris.joined(separator: "\n")
    return [
      (type: list, data: Array(lines.utf8)), (type: "text/plain;charset=utf-8", data: Array(text.utf8)),
    ]
  }

  /// The files that are there, or nil where there are none.
  static func read(_ clipboard: Clipboard) async -> Content? {
    if let data = await clipboard.data(gnome), let content = content(gnome: data) { return content }
    if let data = await clipboard.data(list) {
      let uris = lines(data).filter { !$0.hasPrefix("#") }
      let isCut = await clipboard.data(kde)?.first == UInt8(ascii: "1")
      if !uris.isEmpty { return Content(uris: uris, isCut: isCut) }
    }
    let files = await clipboard.files()
    return files.isEmpty ? nil : Content(uris: files, isCut: false)
  }

  private static func content(gnome data: [UInt8]) -> Content? {
    let lines = lines(data)
    guard let verb = lines.first, verb == "cut" || verb == "copy", lines.count > 1 else { return nil }
    return Content(uris: Array(lines.dropFirst()), isCut: verb == "cut")
  }

  private static func lines(_ data: [UInt8]) -> [String] {
    data.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") || $0 == 0 }
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

extension FilePath {
  /// The path of a URI that another program gave, also of one that gvfs has mounted; nil where there is none.
  init?(anyURI uri: String) {
    if let path = FilePath(uri: uri) {
      self = path
      return
    }
    let file = Object(adopting: UnsafeMutableRawPointer(made(g_file_new_for_uri(uri))))
    self.init(file: file.opaque)
  }
}
