import CGtk
import FilesCore
import GtkSupport
import SelectionToolbar

/// Dropping files onto what stands for a folder elsewhere in the window: the path's buttons, the places, the tabs. Each is
/// opened by a drag that rests on it.
extension FolderWindow {
  func acceptDrops(on widget: Widget, into target: FilePath) {
    acceptDrops(
      on: widget, into: { _ in target },
      opening: { [weak self] in
        self?.folder.path == target ? nil : { self?.go(to: target) }
      })
  }

  /// Takes drops on a tab, by its place: they go to the folder that it shows.
  func acceptDrops(onTab index: Int, _ widget: Widget) {
    acceptDrops(
      on: widget,
      into: { window in
        let isHidden = window.tabs.indices.contains(index) && index != window.currentTab
        return isHidden ? window.tabs[index].folder.path : window.folder.path
      },
      opening: { [weak self] in
        self?.currentTab == index ? nil : { self?.showTab(at: index) }
      })
  }

  /// - Parameters:
  ///   - target: the folder that a drop goes to.
  ///   - opening: how it is opened, nil where it is shown already.
  private func acceptDrops(
    on widget: Widget, into target: @escaping (FolderWindow) -> FilePath,
    opening: @escaping () -> (() -> Void)?
  ) {
    let key = ObjectIdentifier(widget)
    widget.acceptDrops(
      of: cgtk_type_file_list(),
      action: { [weak self] offer in
        guard let self else { return .noDrag }
        let open = opening()
        springs.hover(over: open.map { _ in key }) { open?() }
        return dropAction(into: target(self), offer)
      },
      leave: { [weak self] in self?.springs.end() },
      drop: { [weak self] value, agreed in
        guard let self else { return false }
        return drop(FileList.uris(value), into: target(self), agreed: agreed)
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
        FileDrag.end()
        perform(TransferRequest(work: .trash, sources: sources))
        return true
      })
  }
}
