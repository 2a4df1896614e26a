/// The sentences of the block that SelectionToolbar carries over to GTK, each with what shows that it holds here.
enum BlockSentences {
  static let rows = overview + model + toolbar + actions + outcome + feedback + theming

  private static let overview = [
    TestedRow(
      "While selecting, a top bar takes the place of the navigation bar: Select all or Deselect all, the count"
        + " rolling as you tap, and Done.",
      "SelectionToolbarTests.testBeginningSwapsTheHeaderAndRaisesTheBar",
      "SelectionToolbarTests.testSelectAllBecomesDeselectAll", "SelectModeTests.testSelectAllAndDeselectAll"),
    TestedRow(
      "Each row gains a selection circle that fills with the accent, and a tap anywhere on the row toggles it.",
      "ExampleTests.testClickSpaceAndShiftChoose", "picture 2-select"),
    TestedRow(
      "An action bar rises from the bottom with Share, Move, Duplicate and Delete, or your own actions, each"
        + " enabling once enough items are selected.",
      "SelectionToolbarTests.testBeginningSwapsTheHeaderAndRaisesTheBar",
      "SelectionToolbarTests.testActionsWaitForTheirMinimum", "ActionTests.readyMade", "ActionTests.minimum"),
    TestedRow(
      "An action runs your async closure with a spinner in place of its symbol while the other buttons rest.",
      "RunTests.runs", "RunTests.refusesSecond", "SelectionToolbarTests.testARunningActionLetsTheOthersRest",
      "picture 6-running"),
    TestedRow(
      "Delete first confirms with the count.", "ActionTests.destructiveAsks", "ActionTests.questionForOne",
      "SelectionToolbarTests.testDeleteAsksFirst", "ExampleTests.testDeleteAsksFirst"),
    TestedRow(
      "When it finishes, select mode ends and a line above the bottom edge confirms it with Undo for a few"
        + " seconds.",
      "RunTests.confirms", "LineTests.sixSeconds", "SelectionToolbarTests.testUndoRunsOnceAndSaysSo",
      "picture 7-confirmation"),
    TestedRow(
      "A thrown error shows its message there in the danger colour instead.", "RunTests.showsError",
      "SelectionToolbarTests.testAnErrorShowsItsSentenceAndKeepsTheSelection", "picture 9-error"),
    TestedRow(
      "Share opens the system share sheet with the links you return for the selection.",
      "ShareTests.handsOver",
      "picture 5-share"),
  ]

  private static let model = [
    TestedRow(
      "SelectionToolbarModel<ID> is the selection: isSelecting, the selected set, count, begin(with:), end(),"
        + " toggle(_:), select(_:), deselectAll() and keep(only:) for after a reload.",
      "ModelTests.isTheSelection", "ModelTests.begins", "ModelTests.ends", "ModelTests.toggles",
      "ModelTests.keeps", "PropertyTests.matchesSlowSelection"),
    TestedRow(
      "It is @Observable, so keep one and share it with the toolbar and the rows.",
      "ObservingTests.observable"),
  ]

  private static let toolbar = [
    TestedRow(
      "SelectionToolbar(_:all:noun:actions:content:) wraps your list or grid.",
      "ContainerTests.testListBox", "ContainerTests.testFlowBox", "ContainerTests.testListView",
      "ContainerTests.testGridView"),
    TestedRow(
      "Pass every id in order for Select all and the item's name in one and many.",
      "SelectionToolbarTests.testSelectAllBecomesDeselectAll", "TextTests.nouns"),
    TestedRow(
      "Your rows scroll clear of both bars, each bar has its ground, and the navigation bar is hidden while"
        + " selecting.",
      "SelectionToolbarTests.testBeginningSwapsTheHeaderAndRaisesTheBar",
      "SelectionToolbarTests.testTheHostsHeaderBarComesBackUnchanged", "picture 2-select"),
    TestedRow(
      "Put your own Select button in the navigation bar and call begin().", "ModelTests.begins",
      "ExampleTests.testClickSpaceAndShiftChoose"),
    TestedRow(
      "selectionToolbarRow(_:in:) on a row adds the circle in select mode and makes the whole row a toggle; the"
        + " row's own buttons rest while selecting.",
      "ContainerTests.testListBox", "ContainerTests.testFlowBox", "ContainerTests.testListView",
      "ContainerTests.testGridView"),
  ]

  private static let actions = [
    TestedRow(
      "SelectionToolbarAction<ID> has ready-made .share, .move, .duplicate and .delete.",
      "ActionTests.readyMade"),
    TestedRow(
      "init(id:title:symbol:role:minimum:done:endsSelection:perform:undo:) is for your own.",
      "ActionTests.ownAction", "ActionTests.defaults"),
    TestedRow(
      "role: .destructive draws it in danger and confirms first.", "ActionTests.destructiveAsks",
      "picture 2-select"),
    TestedRow("minimum sets the count it needs.", "ActionTests.minimum"),
    TestedRow("done is the verb of its confirmation line.", "ActionTests.ownAction", "TextTests.noVerb"),
    TestedRow("endsSelection leaves select mode on success.", "ActionTests.endsSelection"),
  ]

  private static let outcome = [
    TestedRow(
      "perform and undo are @MainActor async throws and receive the selected ids.", "RunTests.runs",
      "RunTests.capturesIDs", "LineTests.undoesOnce"),
    TestedRow(
      "A thrown LocalizedError shows its description.", "RunTests.showsError", "RunTests.showsPlainError"),
    TestedRow("CancellationError() backs out quietly.", "RunTests.backsOut", "LineTests.undoBacksOut"),
    TestedRow(
      "Without undo, the confirmation line has no Undo and Delete's dialog says it can't be undone.",
      "RunTests.noUndo", "ActionTests.destructiveAsks", "ActionTests.questionForOne"),
  ]

  private static let feedback = [
    TestedRow(
      "Haptics tick on every selection change, mark success when an action finishes and an error when one fails.",
      "HapticsTests.testATickASuccessAndAFailure"),
    TestedRow(
      "The screen reader reads the count as the bar's header, each row's toggle as Select or Deselect with"
        + " Selected on chosen rows, each action with \"In progress\" while it runs, and the confirmation line.",
      "SelectModeTests.testATogglesDescriptionSaysWhatItDoes",
      "ExampleTests.testEveryControlHasANameOfItsOwn",
      "SelectionToolbarTests.testARunningActionLetsTheOthersRest", "TextTests.controls",
      "ScreenReaderTests.testOrcaSaysTheSession"),
    TestedRow(
      "The bars grow with the size of the text.",
      "NarrowTests.testTheBarsNeedAtMost480PixelsWithTextTwiceAsLarge",
      "LookTests.testLargeText"),
    TestedRow(
      "Every control has a 44 point target.", "TargetTests.testEveryControlIs44PixelsWideAndHigh"),
    TestedRow(
      "Reduce Motion turns the bars' slide and the circles' entrance into short fades.",
      "TargetTests.testWithoutAnimationsTheBarsFadeInTheirPlace"),
    TestedRow(
      "SelectionToolbarExample is the Files screen: Move that takes a moment and can be undone, Duplicate that"
        + " adds copies, Delete that confirms and can be undone, and Share with links.",
      "ExampleTests.testMoveIsConfirmedAndUndone", "ExampleTests.testDeleteAsksFirst"),
    TestedRow(
      "Pass wrapsInNavigationStack: false to push it in your own stack.",
      "ExampleInAHostTests.testItGoesIntoAHostsWindow", "ExampleInAHostTests.testItBringsAWindow"),
  ]

  private static let theming = [
    TestedRow(
      "The theme is read from the environment.",
      reason: "GTK's theme is CSS: SelectionTheme maps the roles to named colours, which a host overrides."),
    TestedRow(
      "The top bar and the action bar sit on bg with a hairline against the content.", "picture 2-select"),
    TestedRow(
      "The count is headline with monospaced digits; Select all and Done are body, Done semibold.",
      "picture 2-select"),
    TestedRow(
      "Actions are a symbol over a caption, or danger for destructive ones, at 35% when they can't run yet.",
      "SelectionToolbarTests.testActionsWaitForTheirMinimum", "picture 6-running"),
    TestedRow(
      "The selection circle is a ring, filling with the accent and a check when chosen: the block's only accent.",
      "picture 2-select"),
    TestedRow(
      "The confirmation line is elevated with a separator stroke, a success check or danger mark, subhead text"
        + " and Undo in semibold.",
      "picture 7-confirmation", "picture 9-error"),
    TestedRow(
      "Changes use smooth and snappy motion, adapted for Reduce Motion.",
      "TargetTests.testWithoutAnimationsTheBarsFadeInTheirPlace"),
  ]
}
