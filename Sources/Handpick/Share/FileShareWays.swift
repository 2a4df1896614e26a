import FilesCore
import GtkSupport
import SelectionToolbar

/// The ways of sharing files that can work on this desktop.
enum FileShareWays {
  static func all(for window: FolderWindow) -> [ShareWay] {
    [
      ShareWay(title: localizedInContext("to the clipboard", "Copy"), symbol: "edit-copy-symbolic") {
        uris, context in
        FileClipboard.copy(uris, isCut: false, context)
        return FilePhrases.copied(uris.count)
      },
      .copyLinks(title: localized("Copy links"), done: localized("Copied links")),
      ShareWay(
        title: localized("Open with…"), symbol: "document-open-symbolic",
        isAvailable: { !OpenWithDialog.choices(for: $0).isEmpty },
        perform: { uris, context in try await OpenWithDialog.open(uris, context) }),
      ShareWay(
        title: localized("Save as ZIP…"), symbol: "package-x-generic-symbolic",
        performing: { [weak window] uris, _ in try await window?.saveAsArchive(uris) ?? .backedOut }),
    ]
  }
}
