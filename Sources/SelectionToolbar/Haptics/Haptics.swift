import GtkSupport

/// Lets a phone tick under the finger, through feedbackd on the session's bus: at a change of the selection, when an
/// action has succeeded, when one has failed. Where nobody has that name on the bus, nothing is sent.
///
/// Source: the interface `org.sigxcpu.Feedback`, its method `TriggerFeedback(app, event, hints, timeout)`, and the events
/// of feedbackd's default theme. Its profile `quiet` has movements; `full` would have sounds in their place.
final class Haptics {
  /// What can be felt.
  enum Event: String {
    case tick = "button-pressed"
    case success = "timeout-completed"
    case failure = "bell-terminal"
  }

  static let shared = Haptics()

  private static let service = "org.sigxcpu.Feedback"
  private static let path = "/org/sigxcpu/Feedback"
  private static let bus = "org.freedesktop.DBus"
  private var connection: Object?
  private var isThere = false
  private var isStarted = false
  private var rests = false

  /// Begins to follow whether feedbackd is there.
  func start() {
    guard !isStarted else { return }
    isStarted = true
    DBus.sessionBus { [weak self] connection in
      self?.connection = connection
      self?.ask()
      DBus.subscribe(connection, Self.bus, "/org/freedesktop/DBus", Self.bus, "NameOwnerChanged") {
        [weak self] change in
        if DBus.strings(change).first == Self.service { self?.ask() }
      }
    }
  }

  private func ask() {
    guard let connection else { return }
    DBus.call(
      connection, Self.bus, "/org/freedesktop/DBus", Self.bus, "NameHasOwner",
      DBus.variant("('\(Self.service)',)")
    ) { [weak self] answer in self?.isThere = DBus.unwrappedBool(answer) ?? false }
  }

  /// Gives a sign in the name of the program that the widget belongs to. A tick that follows the one before at once, as under a rubber band, is left out.
  func give(_ event: Event, for widget: Widget) {
    guard isThere, let connection else { return }
    if event == .tick {
      guard !rests else { return }
      rests = true
      Timeout.after(milliseconds: 30) { [weak self] in self?.rests = false }
    }
    // Only characters that need no quoting.
    let program = widget.programName.filter { $0.isLetter || $0.isNumber || ".-_".contains($0) }
    DBus.call(
      connection, Self.service, Self.path, Self.service, "TriggerFeedback",
      DBus.variant("('\(program)', '\(event.rawValue)', {'profile': <'quiet'>}, -1)")
    ) { _ in }
  }
}
