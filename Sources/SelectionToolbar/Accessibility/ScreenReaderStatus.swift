import GtkSupport
import Observation

/// Whether a screen reader is on, as the accessibility bus' launcher knows it: who listens needs longer.
///
/// Source: the property `ScreenReaderEnabled` of `org.a11y.Status` on the session's bus. Without it, none is on.
@MainActor @Observable final class ScreenReaderStatus {
  static let shared = ScreenReaderStatus()

  private(set) var isOn = false

  /// One for the program: what is subscribed to on the bus lasts as long as its connection.
  private init() {
    DBus.sessionBus { [weak self] bus in
      self?.read(bus)
      DBus.subscribe(
        bus, "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "PropertiesChanged"
      ) { [weak self] _ in self?.read(bus) }
    }
  }

  private func read(_ bus: Object) {
    let arguments = DBus.variant("('org.a11y.Status', 'ScreenReaderEnabled')")
    DBus.call(
      bus, "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Get", arguments
    ) { [weak self] answer in
      if let isOn = DBus.unwrappedBool(answer), isOn != self?.isOn { self?.isOn = isOn }
    }
  }
}
