import Archives
import FilesCore
import SelectionCore

/// Extracting archives beside themselves, from the menus of files.
extension FileActions {
  static let extracting = "extract"

  var extraction: SelectionToolbarAction<FileID> {
    SelectionToolbarAction(
      id: Self.extracting, title: localized("Extract here"), symbol: "package-x-generic-symbolic", done: nil,
      perform: { ids -> SelectionOutcome<FileID> in
        try await self.perform(Self.extracting, ids, .extract)
      }, undo: undo(Self.extracting))
  }

  /// Whether all of these are archives that can be extracted, as far as their names tell.
  func areArchives(_ ids: [FileID]) -> Bool {
    ids.count <= Self.most
      && ids.allSatisfy { id in
        files.kind(of: id) != .folder && (files.path(of: id).name.map(KnownFormats.know) ?? false)
      }
  }

  /// More are not looked at before a menu opens.
  private static let most = 1_000
}
