import Observation

/// A selection of ids, the select mode that it is made in, and the shown order that it is seen through.
///
/// While it is not selecting, nothing is selected; whatever selects something begins select mode first. A selected id
/// that is not in the shown order (a filter hides it) stays selected and is counted in `hiddenCount`.
///
/// Observe it with Swift's `Observation`; a list view that needs to know which rows changed takes `addObserver(_:)`.
///
/// # Performance
/// Counts, modes and the state of one row are O(1). Selecting, deselecting and inverting everything or a range costs
/// a 64th of a step a row. An id that the model hears of stays known until `keep(only:)` or `forget(_:)`.
@MainActor public final class SelectionToolbarModel<ID: Hashable & Sendable>: Observable {
  /// The ids by their slot.
  @usableFromInline var table = IDTable<ID>()
  /// The selection by slot.
  var selection = SlotSelection()
  /// Changes with everything but the mode and the anchor.
  let selectionSignal = ObservationSignal()
  /// Changes with the mode.
  let modeSignal = ObservationSignal()
  private var anchorID: ID?

  var observers: [SelectionObserver] = []
  /// What was changed by those who are told of a change, until it is told itself.
  var pendingChanges: [SelectionChange] = []
  var isPublishing = false
  /// Counts what people do to the selection, but not what a reload does: an action compares it to see whether the
  /// selection is still the one it was asked for.
  var choices = 0
  /// Counts every mutation of the selection, the mode and the shown order.
  var revision = 0
  /// The selection of shown rows as it was before the range from the anchor was first drawn.
  var extent: (revision: Int, base: Bitmap)?

  /// Called while something is still selected, before select mode ends or all of it is deselected: what was chosen can be
  /// remembered, for whoever did so by a slip.
  public var onLose: (() -> Void)?

  /// A model with nothing shown and nothing selected, not selecting.
  public init() {}

  /// Whether select mode is on.
  public var isSelecting: Bool {
    modeSignal.read()
    return mode
  }

  /// `isSelecting`, unobserved.
  var mode = false

  /// Where a range begins, nil where nothing began one. An id, so it survives sorting.
  ///
  /// `toggle`, `select` of one id and `begin(with:)` of one id move it; `end()` and forgetting the id clear it. It is
  /// nothing that is drawn, and not observed.
  public var anchor: ID? {
    get { anchorID }
    set {
      if let newValue { _ = intern(newValue) }
      moveAnchor(to: newValue)
    }
  }

  /// Sets the anchor to an id that is known.
  @usableFromInline func moveAnchor(to id: ID?) {
    extent = nil
    anchorID = id
  }

  /// Ties whoever observes the model to the selection that is read next.
  @usableFromInline func track() { selectionSignal.read() }

  /// The slot of an id, a new hidden one if it is not known yet.
  @inlinable func intern(_ id: ID) -> Int {
    let known = table.count
    let slot = table.insert(id)
    if slot == known { growToTable() }
    return slot
  }

  /// The slots of ids, new hidden ones for those that are not known yet.
  @inlinable func intern(_ ids: some Sequence<ID>) -> [UInt32] {
    // A lazy sequence may ask the model for what it is made of, so that is done before the table is worked on.
    let slots = IDTable.withBuffer(of: ids) { table.insertAll($0) }
    growToTable()
    return slots
  }

  /// Takes in the slots of ids that were interned.
  @usableFromInline func growToTable() { selection.grow(to: table.count) }
}
