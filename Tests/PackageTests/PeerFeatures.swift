/// What other systems have for selecting many files, and what their users ask for in vain: each with the tests that show
/// it here, or why it is not here.
enum PeerFeatures {
  static let rows = entering + toggling + persistence + running + sharing + wished

  private static let entering = [
    TestedRow("An explicit Select button", "SelectModeTests.testSelectAllAndDeselectAll"),
    TestedRow(
      "Long press begins select mode by touch only",
      reason: "The gesture is touch-only; the tests' display has no touch screen to show it with."),
    TestedRow("Space begins select mode in the list", "TabTests.testATabKeepsWhatIsChosenAndCurrent"),
    TestedRow("Ctrl+click begins select mode", "SelectModeTests.testControlClickBeginsWithTheRow"),
    TestedRow("Done gives the focus back to the row", "SelectModeTests.testDoneGivesTheFocusBackToTheRow"),
    TestedRow("Escape leaves select mode", "SelectModeTests.testEscapeGivesTheFocusBackToTheRow"),
    TestedRow(
      "The header shows that select mode is on",
      "SelectionToolbarTests.testBeginningSwapsTheHeaderAndRaisesTheBar"),
    TestedRow(
      "Help inside select mode",
      reason:
        "The rows say what they do to a screen reader, and Ctrl+? lists the keys; a bar of help is not needed."
    ),
  ]

  private static let toggling = [
    TestedRow(
      "A click anywhere on a row toggles it", "SelectModeTests.testATogglesDescriptionSaysWhatItDoes"),
    TestedRow(
      "A checked state apart from the selected one",
      reason: "Select mode is that: in it nothing but a choice changes what is chosen."),
    TestedRow("Ranges with Shift", "SelectModeTests.testShiftClickExtends"),
    TestedRow("The rubber band", "SelectionListTests.testTheRubberBandAddsAndAClickOnEmptyGroundKeeps"),
    TestedRow("Select all and none", "SelectModeTests.testSelectAllAndDeselectAll"),
    TestedRow("Select by pattern", "SearchTests.testSelectingByPattern"),
    TestedRow("Select what is of the same type", "MenuTests.testSelectAllOfThisType"),
    TestedRow(
      "Arrows move the focus and nothing else", "SelectModeTests.testArrowsMoveTheFocusAndNothingElse"),
    TestedRow("A grid that is selected in two directions", "BlockGridTests.testShiftExtendsByLinesAndItems"),
  ]

  private static let persistence = [
    TestedRow(
      "The selection stays through sorting and arrivals",
      "SelectionListTests.testChangesOfTheOrderKeepSelectionAndFocus"),
    TestedRow("A renamed file stays chosen", "ChangingFolderTests.testARenameMovesTheRow"),
    TestedRow(
      "What a filter hides stays chosen, and is asked about", "SearchTests.testWhatAFilterHidesIsAskedAbout"),
    TestedRow(
      "The selection stays from list to grid and from tab to tab",
      "TabTests.testATabKeepsWhatIsChosenAndCurrent"),
    TestedRow(
      "The selection outlives leaving the folder",
      "BasketTests.testFilesOfTwoFoldersAreMovedAndMovedBackTogether"),
  ]

  private static let running = [
    TestedRow("Delete asks with the count", "BasketTests.testOnlyTheShownOnesAreDeletedWhereThatIsWanted"),
    TestedRow("The Trash need not ask", "PreferencesTests.testTheTrashNeedNotAsk"),
    TestedRow(
      "A running action lets the others rest", "SelectionToolbarTests.testARunningActionLetsTheOthersRest"),
    TestedRow("Long work can be stopped", "LongTransferTests.testTheWindowIsUsedMeanwhileAndStopPutsAllBack"),
    TestedRow("Undo beyond the last operation, listed", "HistoryTests.testWhatAnotherProgramDidIsUndoneHere"),
    TestedRow(
      "Undo that became impossible is withdrawn", "HistoryTests.testWhatBecameImpossibleIsNotOffered"),
    TestedRow("Conflicts are asked once for all", "ConflictDialogTests.testOneAnswerForAll"),
    TestedRow("A stray Enter replaces nothing", "ConflictDialogTests.testEnterReplacesNothing"),
    TestedRow("Folders are merged", "ConflictDialogTests.testFoldersAreMergedAndTheFilesInsideAskedAbout"),
    TestedRow("One report of what failed, with Retry", "FailureTests.testRetryForWhatFailed"),
    TestedRow("Own actions", "OwnActionTests.testServiceMenusAndScriptsAreFoundToo"),
    TestedRow("Batch renaming", "NamesTests.testManyNamesByATemplate"),
    TestedRow(
      "What an operation made is current and in view",
      "CreatedFileTests.testWhatIsPastedDuplicatedAndExtracted"),
    TestedRow(
      "A target that cannot be says why beforehand",
      "MoveTargetTests.testWhatCannotBeTheTargetRestsAndSaysWhy"),
    TestedRow(
      "Nobody acts unawares on what is hidden",
      "HiddenChoiceTests.testWhateverChangesFilesOrHandsThemOnAsksFirst"),
  ]

  private static let sharing = [
    TestedRow("The selection is dragged together", "DragTests.testTheSelectionIsDraggedTogether"),
    TestedRow(
      "Drops on the path and on places", "DragTests.testAFileIsDroppedOnTheFolderAbove",
      "DragTests.testAFileIsDroppedOnAPlace"),
    TestedRow(
      "What a drag rests on opens", "SpringTests.testAFolderOfTheListOpens",
      "SpringTests.testAFolderOfThePathOpens", "SpringTests.testAPlaceOpens", "SpringTests.testATabOpens"),
    TestedRow(
      "Narrow windows and large text", "NarrowTests.testTheBarsNeedAtMost480PixelsWithTextTwiceAsLarge"),
    TestedRow("Other programs' show in folder", "TabTests.testOtherProgramsShowFiles"),
  ]

  /// What none of them has though people ask for it.
  private static let wished = [
    TestedRow(
      "A basket", "BasketTests.testWhatIsKeptCanBeSeenAndDropped",
      "BasketTests.testWhatVanishesIsNoLongerCounted"),
    TestedRow(
      "The last selection comes back", "SelectModeTests.testWhatWasChosenIsChosenAgain"),
    TestedRow(
      "Saved selections",
      reason:
        "Only the basket of the window's life: a selection from an earlier day names files that have changed."
    ),
    TestedRow("A question that lists what goes", "BasketTests.testTheKeptRowsOfTheFolderAreChosenAgain"),
    TestedRow(
      "A history that says what each operation did", "HistoryTests.testWhatAnotherProgramDidIsUndoneHere"),
    TestedRow("An undo that keyboards reach", "ChangingFolderTests.testUndoAfterLeavingTheFolder"),
    TestedRow(
      "The count is said and shown at each toggle", "SelectModeTests.testATogglesDescriptionSaysWhatItDoes"),
    TestedRow(
      "Select all that becomes Deselect all", "SelectionToolbarTests.testSelectAllBecomesDeselectAll"),
    TestedRow("Trash-less files in one question", "FailureTests.testDeletingWithoutATrashAsksOnce"),
  ]
}
