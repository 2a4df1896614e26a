import CGtk
import FilesCore
import GtkSupport
import SelectionToolbar

/// Several folders in one window, of which one is shown. They share the window's list, its actions and its undo.
extension FolderWindow {
  func connectTabs() {
    tabBar.onShow = { [weak self] in self?.showTab(at: $0) }
    tabBar.onButton = { [weak self] in self?.acceptDrops(onTab: $1, $0) }
    tabBar.onClose = { [weak self] in self?.closeTab(at: $0) }
    drawTabs()
  }

  /// Opens a folder in a tab of its own behind the shown one, and shows it.
  func openTab(_ path: FilePath) {
    let folder = Folder(path: path, options: ViewOptions.shared.options)
    let tab = FolderTab(folder: folder, history: NavigationHistory(path))
    tabs.insert(tab, at: currentTab + 1)
    showTab(at: currentTab + 1)
  }

  func showTab(at index: Int) {
    guard tabs.indices.contains(index), index != currentTab else { return }
    keepTab()
    currentTab = index
    restoreTab()
    sayTab()
  }

  /// Says which tab is shown: it may be of the same folder as the one before.
  private func sayTab() {
    // Where the tabs have the focus, it is read from there.
    guard !tabBar.widget.containsFocus else { return }
    // Once a tab that is being closed has gone.
    Task { [weak self] in
      guard let self else { return }
      let (number, name) = (currentTab + 1, Place.name(of: folder.path))
      toolbar.say(
        localized(
          "Tab {number} of {count}: {name}",
          ["number": number.localized, "count": tabs.count.localized, "name": name]))
    }
  }

  /// Shows the tab so many places further on, round the end.
  func showTab(by steps: Int) {
    guard tabs.count > 1 else { return }
    showTab(at: (currentTab + steps + tabs.count) % tabs.count)
  }

  /// Closes a tab, and with the last one the window.
  func closeTab(at index: Int) {
    guard tabs.count > 1 else { return window.close() }
    guard index == currentTab else {
      tabs.remove(at: index).folder.close()
      if index < currentTab { currentTab -= 1 }
      return drawTabs()
    }
    let next = index + 1 < tabs.count ? index + 1 : index - 1
    showTab(at: next)
    closeTab(at: index)
  }

  /// Ends the folders of all tabs but the shown one: the window goes.
  func closeHiddenTabs() {
    for (index, tab) in tabs.enumerated() where index != currentTab { tab.folder.close() }
  }

  func drawTabs() {
    let names = tabs.enumerated().map { index, tab in
      Place.name(of: index == currentTab ? folder.path : tab.folder.path)
    }
    tabBar.show(names, current: currentTab)
  }

  /// Keeps what the shown tab is like, before another one takes its place.
  private func keepTab() {
    closeSearch()
    let tab = tabs[currentTab]
    noteFocus()
    tab.folder = folder
    tab.history = history
    tab.selected = model.isSelecting && !kept.isFollowing ? model.orderedSelection() : nil
    tab.current = list.currentID
    folder.onUpdate = nil
  }

  private func restoreTab() {
    let tab = tabs[currentTab]
    history = tab.history
    let selected = tab.selected?.filter { tab.folder.contains($0) }
    replace(with: tab.folder)
    if let selected { model.begin(with: selected) }
    if let current = tab.current, tab.folder.contains(current), tab.folder.position(of: current) != nil {
      list.focus(current)
    }
  }
}
