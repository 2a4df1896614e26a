/// The log of faults that other programs had while files were selected and acted on, by its numbers: each with the tests
/// that show that it is not here, or why it cannot be.
///
/// What is missing among the numbers is about things that are not here.
enum BugLog {
  static let rows = entering + changing + undoing + transferring + deleting + speaking

  private static let entering = [
    TestedRow(
      "1: A plain arrow cleared the selection", "SelectModeTests.testArrowsMoveTheFocusAndNothingElse"),
    TestedRow(
      "2: Space of the list worked everywhere", "KnownFaultTests.test002_SpacePressesTheButtonThatHasTheFocus"
    ),
    TestedRow(
      "3: Holding the mouse began select mode",
      "KnownFaultTests.test003_HoldingTheMouseDoesNotBeginSelectMode"),
    TestedRow("4: Done lost the focus", "SelectModeTests.testDoneGivesTheFocusBackToTheRow"),
    TestedRow("5: The Trash offered “Move to Trash”", "TrashWindowTests.testDeletingAndEmptyingAskFirst"),
    TestedRow("6: Beginning twice crashed", "LeavingNothingTests.testBeginningAndEndingInAListLeavesNothing"),
    TestedRow("7: Beginning with nothing chosen crashed", "SelectModeTests.testAnActionNeedsAChosenFile"),
    TestedRow("9: A rename lost the selection", "ChangingFolderTests.testARenameMovesTheRow"),
    TestedRow(
      "10: A rename onto a name in use chose the wrong file", "ChangeReplayTests.whatIsReplacedKeepsItsRow"),
    TestedRow(
      "11: A range after a deletion began elsewhere",
      "KnownFaultTests.test011_AfterADeletionARangeBeginsAtTheCurrentRow"),
    TestedRow(
      "12: Shift and an arrow forgot the last click",
      "KnownFaultTests.test012_AClickMovesWhereShiftAndArrowsBegin"),
    TestedRow(
      "13: After a deletion a random row was chosen", "SelectionListTests.testTheFocusGoesToTheNextRow"),
    TestedRow(
      "14: The folder come from was chosen", "KnownFaultTests.test014_TheFolderComeFromIsCurrentAndNotChosen"),
    TestedRow(
      "15: An action got the selection before the last click", "RunTests.capturesIDs",
      "KnownFaultsOfChangesTests.test015_AnActionGetsWhatWasChosenJustBefore"),
    TestedRow(
      "16: The count stayed when a chosen file went", "BasketTests.testWhatVanishesIsNoLongerCounted",
      "ModelTests.splices"),
    TestedRow(
      "17: Select all while loading took the loaded rows only",
      "LargeFolderTests.testSelectAllWhileTheFolderIsRead"),
    TestedRow(
      "18: Select all while icons load took a part", "LargeFolderTests.testSelectAllWhilePicturesAreDrawn"),
    TestedRow(
      "19: What was chosen at the answer was deleted, not what was asked about", "RunTests.capturesIDs",
      "ChangingFolderTests.testAFileThatGoesWhileItsQuestionIsOpen"),
    TestedRow("20: The end of an action took away a newer selection", "RunTests.leavesNewSelection"),
    TestedRow("21: A range after a selection by the program began at the last row", "KnownIDsTests.anchor"),
    TestedRow(
      "23: A right click on empty ground cleared the selection",
      "KnownFaultTests.test023_ARightClickOnEmptyGroundKeepsWhatIsChosen"),
    TestedRow(
      "24: A rubber band began while a file was dragged", "BlockDragTests.testARubberBandBeginsBesideTheName"),
  ]

  private static let changing = [
    TestedRow("25: A reload chose other files", "FolderWatchingTests.aReloadKeepsIdsByName"),
    TestedRow(
      "26: A new file dropped the selection",
      "KnownFaultsOfChangesTests.test026_WhatOtherProgramsMakeLeavesTheSelection"),
    TestedRow(
      "27: A reload dropped the selection", "KnownFaultsOfChangesTests.test027_AReloadLeavesTheSelection",
      "FolderWatchingTests.aReloadKeepsIdsByName"),
    TestedRow(
      "28: Any change of the folder dropped the selection", "FolderRandomTests.theListFollowsEveryChange",
      "KnownFaultsOfChangesTests.test026_WhatOtherProgramsMakeLeavesTheSelection"),
    TestedRow(
      "29: A range went by an order that is not shown", "ModelTests.extends",
      "PropertyTests.matchesSlowSelection"),
    TestedRow(
      "31: A second range forgot the first", "KnownFaultsOfChangesTests.test031_ASecondRangeLeavesTheFirst"),
    TestedRow(
      "32: Letting go of a key before the button chose one file",
      "KnownFaultTests.test032_KeysAreAskedForWhenTheButtonGoesDown"),
    TestedRow("33: A range without a beginning", "KnownIDsTests.anchor"),
    TestedRow(
      "35: The circle and the row fought for a click",
      "KnownFaultsOfChangesTests.test035_TheCircleTakesEachClick"),
    TestedRow(
      "36: Dragging many files chose one", "BlockDragTests.testADragTakesTheSelectionAlongAndLeavesIt"),
    TestedRow(
      "38: Delete rested though files were chosen",
      "KnownFaultsOfChangesTests.test038_DeleteWorksAfterOneIsTakenOut"),
    TestedRow("39: The sum of sizes overflowed", "SizeSumTests.sumsStopAtTheLargest"),
    TestedRow("40: A second click did not take the choice back", "ContainerTests.testListBox"),
    TestedRow(
      "41: Changing the selection while it is told crashed", "ReentrancyTests.observerChangesAfterExtending"),
    TestedRow(
      "43: Hiding files chose others",
      "KnownFaultsOfChangesTests.test043_HiddenFilesComeAndGoAndTheSelectionStays"),
    TestedRow(
      "45: The question counted less than was chosen", "ActionTests.questionForOne",
      "WholePathTests.testDeleteAndUndo"),
    TestedRow(
      "46: Select all took what a filter hid", "KnownFaultsOfChangesTests.test046_AllOfAFilterIsWhatItShows"),
    TestedRow(
      "47: Select all ignored the filter", "ModelTests.hides",
      "KnownFaultsOfChangesTests.test046_AllOfAFilterIsWhatItShows"),
    TestedRow(
      "48: What a filter hid was deleted without a word", "SearchTests.testWhatAFilterHidesIsAskedAbout"),
    TestedRow(
      "49: Delete did nothing on what a filter left",
      "KnownFaultsOfChangesTests.test046_AllOfAFilterIsWhatItShows"),
    TestedRow(
      "50: A storm of changes froze the window", "FolderWatchingTests.manyChangesAreFewUpdates",
      "ChangingFolderTests.testAStormLeavesTheRightRows"),
    TestedRow(
      "51: Emptying a large Trash took minutes",
      reason:
        "The Trash is emptied by the same deletion as any folder, without a service between; nothing here is slow in that way."
    ),
    TestedRow(
      "52: Files were asked about one by one",
      reason:
        "There is no service that answers for files one by one; `Benchmarks folders` and `Benchmarks operations` measure many."
    ),
  ]

  private static let undoing = [
    TestedRow("53: An old line undid the newer action", "LineTests.nextAction"),
    TestedRow("55: An underscore became a mnemonic", "WholePathTests.testEveryNameHasItsRow"),
    TestedRow(
      "56: “Deleted” was said of what went to the Trash", "TextTests.confirmations",
      "WholePathTests.testDeleteAndUndo"),
    TestedRow(
      "58: A second window did not know the undo", "HistoryTests.testWhatAnotherProgramDidIsUndoneHere"),
    TestedRow(
      "59: Lines made and dismissed quickly crashed",
      reason: "The confirmation line is our own, one widget that stays."),
    TestedRow(
      "60: Undo was offered after the Trash was emptied", "HistoryTests.testWhatBecameImpossibleIsNotOffered",
      "TrashTests.t05_emptiedAndStranger"),
    TestedRow("61: Undo worked from the line only", "ChangingFolderTests.testUndoAfterLeavingTheFolder"),
    TestedRow(
      "62: Two files of one name in the Trash could not be told apart",
      "TrashTests.t03_threeOfOneNameInOneSecond"),
    TestedRow("63: A file came back under the Trash’s own name", "TrashTests.t03_threeOfOneNameInOneSecond"),
    TestedRow("65: What cannot be undone ran while the line was held open", "LineTests.holds"),
    TestedRow(
      "66: Ctrl+Z in a name undid the last operation",
      "KnownFaultTests.test066_ControlZInANameUndoesWhatWasTyped"),
    TestedRow("67: Undoing a copy deleted what was edited since", "DuplicateTests.d03_undoOfAnEditedCopy"),
    TestedRow("68: Undo deleted without asking", "DuplicateTests.d04_undoOfACopiedFolderThatWasAddedTo"),
    TestedRow("70: An undo that failed was forgotten", "LineTests.undoFails"),
    TestedRow("71: Undo failed behind a symbolic link", "KnownFaultsOfOperationsTests.f071_undoThroughALink"),
    TestedRow("73: Restoring onto a name in use hung", "TrashTests.t04_placeTaken"),
    TestedRow(
      "74: Restoring into a folder that is gone",
      "KnownFaultsOfOperationsTests.f074_restoreWhereTheFolderIsGone", "MoveTests.m11_undoWhereParentIsGone"),
  ]

  private static let transferring = [
    TestedRow(
      "75: Duplicating again deleted the duplicate before", "DuplicateTests.duplicatingThriceGivesThreeCopies"
    ),
    TestedRow("76: A free name was looked for without end", "MoveTests.m04_keepBoth"),
    TestedRow(
      "77: Duplicating twice asked about a conflict", "DuplicateTests.duplicatingThriceGivesThreeCopies"),
    TestedRow(
      "79: No progress while duplicating", "ProgressTests.noMoreThanTenReportsASecond",
      "LongTransferTests.testTheWindowIsUsedMeanwhileAndStopPutsAllBack"),
    TestedRow("81: A folder’s name had an extension", "DuplicateTests.d01_foldersHaveNoExtension"),
    TestedRow("82: A copied folder merged into its original", "ConflictTests.aCopyIntoItsOwnFolderKeepsBoth"),
    TestedRow("83: A name was taken from its text, not its bytes", "MoveTests.m09_oddNames"),
    TestedRow(
      "85: A name without an extension crashed", "DuplicateTests.d01_names",
      "FileNameEditingTests.keepsWhatWasLeftAlone"),
    TestedRow("86: Moving a folder into itself deleted it", "MoveTests.m06_intoItself"),
    TestedRow(
      "87: Copying into the own subfolder had no end", "KnownFaultsOfOperationsTests.f087_copyIntoItself"),
    TestedRow(
      "88: The moved folder itself was offered as a target",
      "KnownFaultsOfChangesTests.test088_AMovedFolderIsNoPlaceToMoveTo"),
    TestedRow(
      "89: Backing out at a conflict trashed the source", "ConflictDialogTests.testEachInTurnIsOneOperation"),
    TestedRow(
      "90: A cancelled copy left half a file under the name", "MountedTransferTests.x05_cancel",
      "LongTransferTests.testTheWindowIsUsedMeanwhileAndStopPutsAllBack"),
    TestedRow("91: Cancelling a move deleted the original", "MountedTransferTests.x05_cancel"),
    TestedRow("92: The copy failed, and the original was deleted", "MountedTransferTests.x02_x03_noSpace"),
    TestedRow(
      "93: A folder was removed with what could not be moved", "MountedTransferTests.x17_socketInTheTree"),
    TestedRow("94: A full device left files on both sides", "MountedTransferTests.whatCannotFitIsNotTried"),
    TestedRow("95: A move to another device asked twice", "MountedTransferTests.mergeAndReplaceAcrossMounts"),
    TestedRow(
      "96: A question popped up under typing fingers", "ConflictDialogTests.testEnterReplacesNothing"),
    TestedRow("97: No room was claimed where none is told", "MountedTransferTests.noClaimWhereNothingIsTold"),
    TestedRow(
      "98: Names that the target does not take",
      "MountedSpellingTests.aNameThatTheFileSystemDoesNotTakeIsTold",
      "TextTests.everyCodeNamesTheFileTheReasonAndWhatCanBeDone"),
    TestedRow("99: A new name in the question left the work hanging", "ConflictDialogTests.testRename"),
  ]

  private static let deleting = [
    TestedRow(
      "101: A folder went from view though it is still there",
      "MountedTrashTests.t12_mountPointReadOnlyAndImmutable"),
    TestedRow(
      "102: Deleting for good was the default button", "FailureTests.testDeletingWithoutATrashAsksOnce",
      "KeyboardTests.testDeletingWithoutATrash"),
    TestedRow("103: An error without a reason crashed", "OutcomeTests.errorWithoutReason"),
    TestedRow("104: No Trash, and no way out", "FailureTests.testDeletingWithoutATrashAsksOnce"),
    TestedRow("105: Two questions in a row", "FailureTests.testDeletingWithoutATrashAsksOnce"),
    TestedRow(
      "106: Deleting a folder did nothing", "KnownFaultsOfOperationsTests.f106_aFolderIsTrashedWhole"),
    TestedRow("107: A dialog for each file that failed", "FailureTests.testRetryForWhatFailed"),
    TestedRow("108: Everything failed and nothing was said", "OutcomeTests.allFailed"),
    TestedRow("109: Deleting for good did not ask", "KeyboardTests.testDeletingWithoutATrash"),
    TestedRow(
      "110: Deleting a link emptied its target", "KnownFaultsOfOperationsTests.f110_linksAreNeverFollowed",
      "MoveTests.m08_linksAreMovedVerbatim", "DuplicateTests.d07_fifosAndLinks"),
    TestedRow(
      "111: A dangling link could not be trashed", "KnownFaultsOfOperationsTests.f110_linksAreNeverFollowed"),
    TestedRow("113: A name that is no text was changed", "MoveTests.m09_oddNames"),
    TestedRow(
      "115: A newline in a name led to another file", "WholePathTests.testEveryNameHasItsRow",
      "ZipTests.namesThatAreNoTextStayBytes"),
    TestedRow(
      "116: A name beginning with a hyphen was an option", "MoveTests.m09_oddNames",
      "ExecLineTests.wordsAreFilledIn"),
    TestedRow(
      "118: A file that cannot be removed was copied all the same",
      "InteroperationTests.t13_foreignFileInAStickyFolder"),
  ]

  private static let speaking = [
    TestedRow(
      "119: Selecting was not spoken", "ScreenReaderTests.testOrcaSaysTheSession",
      "SelectModeTests.testATogglesDescriptionSaysWhatItDoes"),
    TestedRow(
      "120: Ctrl and arrows were silent",
      "KnownFaultsOfChangesTests.test129_ControlWithArrowsMovesTheFocusAlone"),
    TestedRow("121: The count was not spoken", "ScreenReaderTests.testOrcaSaysTheSession"),
    TestedRow("122: The line was not spoken", "ScreenReaderTests.testOrcaSaysTheSession"),
    TestedRow(
      "123: Announcements reached one display server only",
      reason: "They go over the accessibility bus, whatever the display server."),
    TestedRow(
      "124: Undo could not be reached in time by key", "LineTests.holds",
      "KnownFaultsOfChangesTests.test124_F6LeadsToUndo"),
    TestedRow(
      "126: Tab landed on the list and on no row", "KnownFaultTests.test126_TabLandsOnARow",
      "BlockGridTests.testTabLeavesTheGrid"),
    TestedRow("127: After a menu the focus was elsewhere", "MenuTests.testTheMenuOfARowByKey"),
    TestedRow("128: Rows had no name", "WholePathTests.testEveryNameHasItsRow"),
    TestedRow(
      "129: Ctrl and arrows cleared the selection",
      "KnownFaultsOfChangesTests.test129_ControlWithArrowsMovesTheFocusAlone"),
    TestedRow(
      "132: What is chosen could not be told", "ExampleTests.testEveryControlHasANameOfItsOwn",
      "BlockGridTests.testItIsATableOfCells"),
    TestedRow(
      "133: Holes of GTK 4.8",
      reason:
        "Its lists tell assistive technologies no selection; the rows are check boxes here, so nothing depends on it."
    ),
  ]
}
