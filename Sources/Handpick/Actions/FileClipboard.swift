import SelectionToolbar

/// Files on the clipboard, in the forms that other programs know.
enum FileClipboard {
  /// Puts files there by their URIs; a cut is only done when they are pasted.
  ///
  /// `text/uri-list` ends its lines with CR LF (RFC 2483); `x-special/gnome-copied-files` begins with what is to be
  /// done and is what file managers exchange.
  static func copy(_ uris: [String], isCut: Bool, _ context: ShareContext) {
    let list = uris.map { $0 + "\r\n" }.joined()
    let verb = isCut ? "cut" : "copy"
    let gnome = ([verb] + uris).joined(separator: "\n")
    let text = uris.joined(separator: "\n")
    context.copy(forms: [
      (type: "x-special/gnome-copied-files", data: Array(gnome.utf8)),
      (type: "text/uri-list", data: Array(list.utf8)),
      (type: "text/plain;charset=utf-8", data: Array(text.utf8)),
    ])
  }
}
