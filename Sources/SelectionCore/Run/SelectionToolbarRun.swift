import Observation

/// The run of an action, from the press of its button to the end of its confirmation line; widgets only draw it.
///
///     idle ─ask→ (confirming ─confirm→) running → idle, with a confirmation that can be undone
///
/// The ids are captured when the action is asked for. What happens to the selection while the question is open or the
/// action runs changes nothing for the action, and a selection made meanwhile is left alone when it ends.
///
/// An action that has begun runs to its end even if its owner goes away.
@MainActor @Observable public final class SelectionToolbarRun<ID: Hashable & Sendable> {
  /// What is going on.
  public enum Phase: Sendable, Equatable {
    /// Nothing.
    case idle
    /// A question waits for `confirm()` or `cancel()`.
    case confirming(SelectionQuestion<ID>)
    /// An action runs.
    case running(actionID: String)
  }

  /// The actions of the bar, in its order.
  public var actions: [SelectionToolbarAction<ID>]
  /// What is going on.
  public internal(set) var phase = Phase.idle
  /// The line that tells how the last action went, nil once its time is over.
  public internal(set) var confirmation: SelectionConfirmation?
  /// Links for the share sheet, until `endShare(_:)`.
  public internal(set) var share: SelectionShare<ID>?
  /// Whether the action that runs waits for a person's answer, so that it is not at work.
  public internal(set) var isAsking = false
  /// Whether lines stay for 30 s, because a screen reader is on; else 6 s, an error 10 s.
  public var lingers = false {
    didSet { timer.allowance = lineTime(isError: confirmation?.isError ?? false) }
  }

  /// Told of every moment of the run, after the properties have changed.
  @ObservationIgnored public var onEvent: ((SelectionRunEvent) -> Void)?

  /// The selection that actions are asked for.
  @ObservationIgnored public let model: SelectionToolbarModel<ID>
  /// What is said to people.
  @ObservationIgnored public var texts: any SelectionTexts<ID>
  @ObservationIgnored let timer: LineTimer
  @ObservationIgnored var lastNumber = 0
  @ObservationIgnored var asked: SelectionRequest<ID>?
  @ObservationIgnored var undoable: SelectionRequest<ID>?
  /// Whether the undo at work was told to be impossible meanwhile.
  @ObservationIgnored var isUndoVoid = false
  @ObservationIgnored var followUp: SelectionFollowUp?
  @ObservationIgnored var sharing: SelectionRequest<ID>?
  /// The action or the undo that is under way.
  @ObservationIgnored var task: Task<Void, Never>?
  /// How many dialogs of the action that runs wait for an answer.
  @ObservationIgnored var dialogs = 0

  /// A run for a selection.
  ///
  /// - Parameter clock: what the time of the confirmation line is taken from.
  public init(
    model: SelectionToolbarModel<ID>, actions: [SelectionToolbarAction<ID>], texts: some SelectionTexts<ID>,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.model = model
    self.actions = actions
    self.texts = texts
    timer = LineTimer(clock: clock)
  }

  /// A number that no line and no share had before.
  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }
}
