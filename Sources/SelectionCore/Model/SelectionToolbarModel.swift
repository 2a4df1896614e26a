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
@MainActor @Observable public final class SelectionToolbarModel<ID: Hashable & Sendable> {
  /// Whether select mode is on.
  public internal(set) var isSelecting = false

  /// Where a range begins, nil where nothing began one. An id, so it survives sorting.
  ///
  /// `toggle`, `select` of one id and `begin(with:)` of one id move it; `end()` and forgetting the id clear it.
  public var anchor: ID? {
    get { anchorID }
    set {
      if let newValue { _ = storage.intern(newValue) }
      moveAnchor(to: newValue)
    }
  }

  private var anchorID: ID?

  /// Changes with every mutation; reading it is what ties an observer to everything below.
  var revision = 0

  @ObservationIgnored var storage = SelectionStorage<ID>()
  @ObservationIgnored var observers: [(key: Int, body: @MainActor (SelectionChange) -> Void)] = []
  @ObservationIgnored var nextObserverKey = 0
  @ObservationIgnored var pendingChanges: [SelectionChange] = []
  /// Counts what people do to the selection, but not what a reload does: an action compares it to see whether the
  /// selection is still the one it was asked for.
  @ObservationIgnored var choices = 0
  /// The selection of shown rows as it was before the range from the anchor was first drawn.
  @ObservationIgnored var extent: (revision: Int, base: Bitmap)?

  /// A model with nothing shown and nothing selected, not selecting.
  public init() {}

  /// Sets the anchor to an id that is known.
  func moveAnchor(to id: ID?) {
    anchorID = id
    extent = nil
  }

  /// Ties whoever observes the model to the selection that is read next.
  func track() { _ = revision }
}
