/// What the window can do, and the test that does it by the keyboard alone. These tests find every thing by the role and
/// the name that a screen reader says, and by where the focus is; what Orca makes of it is `ScreenReaderTests`.
enum KeyboardFunctions {
  /// A row for each line of the list of shortcuts, in the same words.
  static let keys = moving + tabs + choosing + clipboard + acting + showing

  /// What has no key of its own, and the way to it.
  static let others = [
    TestedRow(
      "The actions of the bar, Undo of the line: F6, arrows, Space",
      "ScreenReaderTests.testOrcaSaysTheSession", "KnownFaultsOfChangesTests.test124_F6LeadsToUndo"),
    TestedRow(
      "Open with…, Extract here, Share…, tools, the folder’s properties: the menus and the arrows in them",
      "EveryKeyTests.testTheArrowsReachEveryItemOfTheMenus"),
    TestedRow("A row of the share sheet: Enter", "ShareTests.testS02_WithoutABusCopyIsThere"),
    TestedRow("The order: Shift+Tab to the columns, arrows, Space", "ColumnTests.testSortingByKeys"),
    TestedRow("Which columns: the Menu key there", "ColumnTests.testWhichColumnsAreShownIsRemembered"),
    TestedRow("Go to a place: Shift+F6, arrows, Enter", "SidebarTests.testKeysMoveInsideAndF9Hides"),
    TestedRow("Where to move: arrows, Tab, Space", "KeyboardTests.testTabLeavesThePlaces"),
    TestedRow("A taken name: Enter replaces nothing", "ConflictDialogTests.testEnterReplacesNothing"),
    TestedRow("Out of an empty folder", "KeyboardTests.testAnEmptyFolderIsNoDeadEnd"),
  ]

  private static let moving = [
    TestedRow("Open: Enter", "EveryKeyTests.testGoingBackForwardUpAndHome"),
    TestedRow("Open in a new tab: Ctrl+Enter", "TabTests.testATabKeepsWhatIsChosenAndCurrent"),
    TestedRow("Open in a new window: Shift+Enter", "EveryKeyTests.testNewWindows"),
    TestedRow("Go up: Alt+Up", "KeyboardTests.testAnEmptyFolderIsNoDeadEnd"),
    TestedRow("Go up: Backspace", "EveryKeyTests.testGoingBackForwardUpAndHome"),
    TestedRow("Go back: Alt+Left", "EveryKeyTests.testGoingBackForwardUpAndHome"),
    TestedRow("Go forward: Alt+Right", "EveryKeyTests.testGoingBackForwardUpAndHome"),
    TestedRow("Go home: Alt+Home", "EveryKeyTests.testGoingBackForwardUpAndHome"),
    TestedRow("Go to a path: Ctrl+L", "PathBarTests.testTypingAPathWithCompletion"),
    TestedRow("Find: Ctrl+F", "SearchTests.testFilteringAsOneTypes"),
    TestedRow("Jump to a name: its first letters", "EveryKeyTests.testJumpingToAName"),
    TestedRow("Next part of the window: F6", "ScreenReaderTests.testOrcaSaysTheSession"),
    TestedRow("Menu of the file: Shift+F10", "MenuTests.testTheMenuOfARowByKey"),
    TestedRow("Menu of the window: F10", "EveryKeyTests.testTheMenuOfTheWindow"),
  ]

  private static let tabs = [
    TestedRow("New tab: Ctrl+T", "TabTests.testAllTabsFollowTheirFolders"),
    TestedRow("Close the tab: Ctrl+W", "TabTests.testATabKeepsWhatIsChosenAndCurrent"),
    TestedRow("Next tab: Ctrl+Page Down", "TabTests.testATabKeepsWhatIsChosenAndCurrent"),
    TestedRow("Previous tab: Ctrl+Page Up", "TabTests.testATabKeepsWhatIsChosenAndCurrent"),
    TestedRow("Tab by its number: Alt+1…9", "TabTests.testATabKeepsWhatIsChosenAndCurrent"),
    TestedRow("New window: Ctrl+N", "EveryKeyTests.testNewWindows"),
    TestedRow("Preferences: Ctrl+,", "PreferencesTests.testHiddenFilesAndUnits"),
    TestedRow("Quit: Ctrl+Q", "LongTransferTests.testClosingAsks"),
  ]

  private static let choosing = [
    TestedRow("Choose or give back: Space", "ScreenReaderTests.testOrcaSaysTheSession"),
    TestedRow("Choose up to here: Shift+↑ ↓", "ScreenReaderTests.testOrcaSaysTheSession"),
    TestedRow("Select all: Ctrl+A", "ScreenReaderTests.testOrcaSaysTheSession"),
    TestedRow("Select none: Ctrl+Shift+A", "ScreenReaderTests.testOrcaSaysTheSession"),
    TestedRow("Invert: Ctrl+Shift+I", "ScreenReaderTests.testOrcaSaysTheSession"),
    TestedRow("Select by pattern: Ctrl+S", "SearchTests.testSelectingByPattern"),
    TestedRow("Select all of this type: Ctrl+Shift+S", "EveryKeyTests.testAllOfATypeAreChosen"),
    TestedRow(
      "Leave select mode, or close search: Esc", "SelectModeTests.testEscapeGivesTheFocusBackToTheRow",
      "SearchTests.testEscapeClosesTheSearchFromTheFiles"),
    TestedRow(
      "Keep the selection for other folders: Ctrl+K",
      "BasketTests.testFilesOfTwoFoldersAreMovedAndMovedBackTogether"),
    TestedRow("Show what is kept: Ctrl+Shift+K", "BasketTests.testWhatIsKeptCanBeSeenAndDropped"),
  ]

  private static let clipboard = [
    TestedRow("Cut: Ctrl+X", "ClipboardTests.testCutFilesAreMovedOnce"),
    TestedRow("Copy: Ctrl+C", "ClipboardTests.testPasteIntoTheSameFolderDuplicates"),
    TestedRow("Paste: Ctrl+V", "ClipboardTests.testCutFilesAreMovedOnce"),
    TestedRow("Copy path: Ctrl+Shift+C", "ClipboardTests.testPathsAreCopiedAsText"),
  ]

  private static let acting = [
    TestedRow("Move to a folder: Ctrl+M", "KeyboardTests.testTabLeavesThePlaces"),
    TestedRow("Copy to a folder: Ctrl+Shift+M", "EveryKeyTests.testCopyingToAFolder"),
    TestedRow("Duplicate: Ctrl+D", "KeyboardTests.testShortcutsWithCapsLock"),
    TestedRow("Rename: F2", "NamesTests.testRenameKeepsTheExtensionAndExplains"),
    TestedRow("New folder: Ctrl+Shift+N", "NamesTests.testNewFolder"),
    TestedRow("Delete: Delete", "KeyboardTests.testDeletingWithoutATrash"),
    TestedRow("Delete permanently: Shift+Delete", "PreferencesTests.testTheTrashNeedNotAsk"),
    TestedRow("Properties: Alt+Enter", "MenuTests.testProperties"),
    TestedRow("Undo: Ctrl+Z", "EveryKeyTests.testRedoing"),
    TestedRow("Redo: Ctrl+Shift+Z", "EveryKeyTests.testRedoing"),
    TestedRow("History: Ctrl+Alt+Z", "HistoryTests.testWhatAnotherProgramDidIsUndoneHere"),
  ]

  private static let showing = [
    TestedRow("List: Ctrl+1", "TabTests.testTheGridHasTheSameKeys"),
    TestedRow("Grid: Ctrl+2", "TabTests.testTheGridHasTheSameKeys"),
    TestedRow("Larger icons: Ctrl++", "EveryKeyTests.testTheSizesOfIcons"),
    TestedRow("Smaller icons: Ctrl+−", "EveryKeyTests.testTheSizesOfIcons"),
    TestedRow("Usual icons: Ctrl+0", "EveryKeyTests.testTheSizesOfIcons"),
    TestedRow(
      "Hidden files: Ctrl+H", "KnownFaultsOfChangesTests.test043_HiddenFilesComeAndGoAndTheSelectionStays"),
    TestedRow("Places: F9", "SidebarTests.testKeysMoveInsideAndF9Hides"),
    TestedRow("Reload: F5", "KnownFaultsOfChangesTests.test027_AReloadLeavesTheSelection"),
    TestedRow("Add the folder to the bookmarks: Ctrl+B", "SidebarTests.testBookmarksAreAddedAndRenamed"),
    TestedRow("These shortcuts: F1", "EveryKeyTests.testTheListOfShortcuts"),
    TestedRow("These shortcuts: Ctrl+?", "EveryKeyTests.testTheListOfShortcuts"),
  ]
}
