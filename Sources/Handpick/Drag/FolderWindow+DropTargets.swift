import CGtk
import FilesCore
import GtkSupport
import SelectionToolbar

/// Dropping files onto what stands for a folder elsewhere in the window: the path's buttons, the places.
extension FolderWindow {
  func acceptDrops(on widget: Widget, into target: FilePath) {
    widget.acceptDrops(
      of: cgtk_type_file_list(),
      action: { [weak self] in self?.dropAction(into: target, $0) ?? .noDrag },
      drop: { [weak self] value, agreed in
        self?.drop(FileList.uris(value), into: target, agreed: agreed) ?? false
      })
  }

  /// What is dropped on the Trash goes there; the line that tells so has Undo.
  func acceptDropsIntoTrash(on widget: Widget) {
    widget.acceptDrops(
      of: cgtk_type_file_list(),
      action: { $0.contains(GDK_ACTION_MOVE) ? GDK_ACTION_MOVE : .noDrag },
      drop: { [weak self] value, _ in
        let uris = FileList.uris(value)
        let sources = uris.compactMap { FilePath(anyURI: $0) }
        guard let self, !sources.isEmpty, sources.count == uris.count else { return false }
        FileDrag.sources = []
        perform(TransferRequest(work: .trash, sources: sources))
        return true
      })
  }
}
