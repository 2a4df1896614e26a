/// What other systems have for selecting many files, and what their users ask for in vain: each with the tests that show
/// it here, or why it is not here.
enum PeerFeatures {
  struct Row: Sendable {
    let feature: String
    /// `Suite.test` of each test, or nothing.
    let tests: [String]
    /// Why it is not here, or not in this form.
    let reason: String

    init(_ feature: String, _ tests: String..., reason: String = "") {
      self.feature = feature
      self.tests = tests
      self.reason = reason
    }
  }

  static let rows = entering + toggling + persistence + running + sharing + wished

  private static let entering = [
    Row("An explicit Select button", "SelectModeTests.testSelectAllAndDeselectAll"),
    Row(
      "Long press begins select mode by touch only",
      reason: "The gesture is touch-only; the tests' display has no touch screen to show it with."),
    Row("Space begins select mode in the list", "TabTests.testATabKeepsWhatIsChosenAndCurrent"),
    Row("Ctrl+click begins select mode", "SelectModeTests.testControlClickBeginsWithTheRow"),
    Row("Done gives the focus back to the row", "SelectModeTests.testDoneGivesTheFocusBackToTheRow"),
    Row("Escape leaves select mode", "SelectModeTests.testEscapeGivesTheFocusBackToTheRow"),
    Row(
      "The header shows that select mode is on",
      "SelectionToolbarTests.testBeginningSwapsTheHeaderAndRaisesTheBar"),
    Row(
      "Help inside select mode",
      reason:
        "The rows say what they do to a screen reader, and Ctrl+? lists the keys; a bar of help is not needed."
    ),
  ]

  private static let toggling = [
    Row("A click anywhere on a row toggles it", "SelectModeTests.testATogglesDescriptionSaysWhatItDoes"),
    Row(
      "A checked state apart from the selected one",
      reason: "Select mode is that: in it nothing but a choice changes what is chosen."),
    Row("Ranges with Shift", "SelectModeTests.testShiftClickExtends"),
    Row("The rubber band", "SelectionListTests.testTheRubberBandAddsAndAClickOnEmptyGroundKeeps"),
    Row("Select all and none", "SelectModeTests.testSelectAllAndDeselectAll"),
    Row("Select by pattern", "SearchTests.testSelectingByPattern"),
    Row("Select what is of the same type", "MenuTests.testSelectAllOfThisType"),
    Row("Arrows move the focus and nothing else", "SelectModeTests.testArrowsMoveTheFocusAndNothingElse"),
    Row("A grid that is selected in two directions", "BlockGridTests.testShiftExtendsByLinesAndItems"),
  ]

  private static let persistence = [
    Row(
      "The selection stays through sorting and arrivals",
      "SelectionListTests.testChangesOfTheOrderKeepSelectionAndFocus"),
    Row("A renamed file stays chosen", "ChangingFolderTests.testARenameMovesTheRow"),
    Row(
      "What a filter hides stays chosen, and is asked about", "SearchTests.testWhatAFilterHidesIsAskedAbout"),
    Row(
      "The selection stays from list to grid and from tab to tab",
      "TabTests.testATabKeepsWhatIsChosenAndCurrent"),
    Row(
      "The selection outlives leaving the folder",
      "BasketTests.testFilesOfTwoFoldersAreMovedAndMovedBackTogether"),
  ]

  private static let running = [
    Row("Delete asks with the count", "BasketTests.testOnlyTheShownOnesAreDeletedWhereThatIsWanted"),
    Row("The Trash need not ask", "PreferencesTests.testTheTrashNeedNotAsk"),
    Row("A running action lets the others rest", "SelectionToolbarTests.testARunningActionLetsTheOthersRest"),
    Row("Long work can be stopped", "LongTransferTests.testTheWindowIsUsedMeanwhileAndStopPutsAllBack"),
    Row("Undo beyond the last operation, listed", "HistoryTests.testWhatAnotherProgramDidIsUndoneHere"),
    Row("Undo that became impossible is withdrawn", "HistoryTests.testWhatBecameImpossibleIsNotOffered"),
    Row("Conflicts are asked once for all", "ConflictDialogTests.testOneAnswerForAll"),
    Row("A stray Enter replaces nothing", "ConflictDialogTests.testEnterReplacesNothing"),
    Row("Folders are merged", "ConflictDialogTests.testFoldersAreMergedAndTheFilesInsideAskedAbout"),
    Row("One report of what failed, with Retry", "FailureTests.testRetryForWhatFailed"),
    Row("Own actions", "OwnActionTests.testServiceMenusAndScriptsAreFoundToo"),
    Row("Batch renaming", "NamesTests.testManyNamesByATemplate"),
  ]

  private static let sharing = [
    Row("The selection is dragged together", "DragTests.testTheSelectionIsDraggedTogether"),
    Row(
      "Drops on the path and on places", "DragTests.testAFileIsDroppedOnTheFolderAbove",
      "DragTests.testAFileIsDroppedOnAPlace"),
    Row("Narrow windows and large text", "NarrowTests.testTheBarsNeedAtMost480PixelsWithTextTwiceAsLarge"),
    Row("Other programs' show in folder", "TabTests.testOtherProgramsShowFiles"),
  ]

  /// What none of them has though people ask for it.
  private static let wished = [
    Row(
      "A basket", "BasketTests.testWhatIsKeptCanBeSeenAndDropped",
      "BasketTests.testWhatVanishesIsNoLongerCounted"),
    Row(
      "Saved selections",
      reason:
        "Only the basket of the window's life: a selection from an earlier day names files that have changed."
    ),
    Row("A question that lists what goes", "BasketTests.testTheKeptRowsOfTheFolderAreChosenAgain"),
    Row("A history that says what each operation did", "HistoryTests.testWhatAnotherProgramDidIsUndoneHere"),
    Row("An undo that keyboards reach", "ChangingFolderTests.testUndoAfterLeavingTheFolder"),
    Row(
      "The count is said and shown at each toggle", "SelectModeTests.testATogglesDescriptionSaysWhatItDoes"),
    Row("Select all that becomes Deselect all", "SelectionToolbarTests.testSelectAllBecomesDeselectAll"),
    Row("Trash-less files in one question", "FailureTests.testDeletingWithoutATrashAsksOnce"),
  ]
}
