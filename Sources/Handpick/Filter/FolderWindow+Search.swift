import CGtk
import FilesCore
import GtkSupport

/// Filtering what is shown, and searching in the folders below.
extension FolderWindow {
  /// How long typing has to rest before the folders below are searched, or a number of matches is said.
  private static let searchPause = 300
  private static let speechPause = 700

  func connectSearch() {
    searchBar.onChange = { [weak self] in self?.searchChanged() }
    searchBar.onLeave = { [weak self] in self?.leaveSearchEntry() }
    searchBar.onStop = { [weak self] in self?.folder.stopSearching() }
    searchBar.onClose = { [weak self] in self?.closeSearch() }
  }

  func openSearch() {
    searchBar.open()
    drawSearch()
  }

  /// Shows all files again, with the focus on the row that has it.
  func closeSearch() {
    guard searchBar.isOpen else { return }
    let current = list.currentID.flatMap { folder.contains($0) ? $0 : nil }
    let name = current.map { folder.name(of: $0) }
    let stays = current.map { folder.parent(of: $0) == folder.path } ?? true
    forgetSearch()
    if folder.isSearch {
      carrySelection { visit(folder.path, focusing: stays ? name : nil) }
    } else {
      folder.options.filter = ""
      focusFiles()
    }
  }

  /// Takes the bar away, because another folder comes.
  func forgetSearch() {
    guard searchBar.isOpen else { return }
    search.cancel()
    searchBar.close()
  }

  private func leaveSearchEntry() {
    guard folder.count > 0 else { return }
    if let id = list.currentID, folder.position(of: id) != nil {
      list.focusCurrent()
    } else {
      list.focus(folder.id(at: 0))
    }
  }

  private func searchChanged() {
    guard searchBar.isOpen else { return }
    search.cancel()
    if searchBar.isBelow, !searchBar.text.isEmpty {
      if folder.isSearch, let filter = search.filter(for: searchBar.text) {
        folder.options.filter = filter
      } else {
        search.plan(after: Self.searchPause) { [weak self] in self?.searchBelow() }
      }
    } else if folder.isSearch {
      show(Folder(path: folder.path, options: ViewOptions.shared.options(filter: searchBar.text)))
    } else {
      folder.options.filter = searchBar.text
    }
    drawSearch()
  }

  /// Begins to search in the folders below.
  private func searchBelow() {
    search.pattern = searchBar.text
    show(
      Folder(
        path: folder.path, options: ViewOptions.shared.options,
        searching: NamePattern(searchBar.text)))
  }

  /// Shows another folder in the place of this one while the search bar keeps the focus, and what is chosen stays chosen.
  private func show(_ folder: Folder) {
    carrySelection { visit(folder, takesFocus: false) }
    drawSearch()
  }

  /// Searches anew where hidden files are wanted now, or no longer: a search finds them or not from its beginning.
  func searchAgainForHidden() {
    if folder.isSearch { searchBelow() }
  }

  /// Says how many files match, after a change of them.
  func drawSearch() {
    guard searchBar.isOpen else { return }
    let isRunning = search.isPlanned || folder.search?.isRunning == true
    let text = searchBar.text.isEmpty ? "" : SearchTexts.matches(folder.count, isRunning: isRunning)
    searchBar.show(status: text, canStop: folder.search?.isRunning == true)
    search.say(text, after: Self.speechPause) { [weak self] in
      guard let self, folder.state != .loading else { return }
      let unreadable = folder.search?.unreadable.count ?? 0
      toolbar.announce(SearchTexts.spoken(text, unreadable: unreadable))
    }
  }

  /// What is said in the place of files where none is shown.
  var emptyMessage: (icon: String, title: String, detail: String, way: (title: String, action: () -> Void)?) {
    if searchBar.isOpen, !searchBar.text.isEmpty {
      let isRunning = folder.search?.isRunning == true
      return (
        "edit-find-symbolic",
        isRunning ? localized("Searching…") : localized("No name matches “{text}”", ["text": searchBar.text]),
        SearchTexts.unreadable(folder.search?.unreadable.count ?? 0),
        (localized("Close search"), { [weak self] in self?.closeSearch() })
      )
    }
    if folder.totalCount > 0 {
      return (
        "folder-symbolic", localized("All files here are hidden"), "",
        (localized("Show hidden files"), { [weak self] in self?.change { $0.showsHidden = true } })
      )
    }
    return ("folder-symbolic", localized("This folder is empty"), "", nil)
  }
}
