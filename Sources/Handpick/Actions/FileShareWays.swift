import FilesCore
import GtkSupport
import SelectionToolbar

/// The ways of sharing files that can work on this desktop.
enum FileShareWays {
  static func all(texts: FileTexts) -> [ShareWay] {
    [
      ShareWay(title: "Copy", symbol: "edit-copy-symbolic") { uris, context in
        FileClipboard.copy(uris, isCut: false, context)
        return "Copied \(texts.items(uris.count))"
      },
      .copyLinks(done: "Copied links"),
      ShareWay(
        title: "Open with…", symbol: "document-open-symbolic",
        isAvailable: { !OpenWithDialog.choices(for: $0).isEmpty },
        perform: { uris, context in try await OpenWithDialog.open(uris, context) }),
    ]
  }
}
