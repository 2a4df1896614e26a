import CGtk
import FilesCore
import GtkSupport

/// The columns of the list and their titles.
extension FolderWindow {
  func connectColumns() {
    columnFrame.header.onLeave = { [weak self] in self?.focusFiles() }
    columnFrame.header.onSort = { [weak self] sort in
      self?.change { options in
        options.isReversed = options.sort == sort && !options.isReversed
        options.sort = sort
      }
    }
    columnDrawing = ObservationLoop { [weak self] in
      _ = ColumnChoice.shared.hidden
      guard let self else { return }
      drawColumns()
      list.refresh()
    }
  }

  /// Takes over which columns this folder has, and what it is ordered by.
  func drawColumns() {
    let options = folder.options
    columnFrame.columns.columns = ColumnChoice.shared.columns(inSearch: folder.isSearch)
    columnFrame.header.show(options.sort, isReversed: options.isReversed)
    gtk_widget_queue_resize(columnFrame.widget)
  }

  /// Puts the list into the frame, below the titles.
  func showList() {
    columnFrame.show(list.widget, list.view, isList: Self.style == .list)
  }
}
