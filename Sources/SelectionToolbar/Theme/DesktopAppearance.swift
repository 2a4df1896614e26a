import CGtk
import GtkSupport

/// What the desktop's settings portal says of the appearance: dark or light, the accent colour, and whether
/// more contrast is wanted.
///
/// GTK 4.8 does not follow the portal by itself. Nothing is waited for, and where there is no portal nothing changes.
/// Source: the XDG Desktop Portal's Settings interface, namespace `org.freedesktop.appearance`.
final class DesktopAppearance {
  private static let service = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let namespace = "org.freedesktop.appearance"

  private let onDark: (Bool) -> Void
  private let onAccent: (String?) -> Void
  private let onContrast: (Bool) -> Void

  /// Starts to follow the portal. `onDark` tells whether dark is preferred, `onAccent` the colour as CSS has it,
  /// `onContrast` whether high contrast is.
  init(
    onDark: @escaping (Bool) -> Void, onAccent: @escaping (String?) -> Void,
    onContrast: @escaping (Bool) -> Void
  ) {
    self.onDark = onDark
    self.onAccent = onAccent
    self.onContrast = onContrast
    DBus.sessionBus { [weak self] bus in
      self?.read(bus)
      DBus.subscribe(bus, Self.service, Self.path, Self.interface, "SettingChanged") { [weak self] _ in
        self?.read(bus)
      }
    }
  }

  private func read(_ bus: Object) {
    read("color-scheme", bus) { [weak self] answer in
      let prefersDark: UInt32 = 1
      if let scheme = DBus.unwrappedNumber(answer) { self?.onDark(scheme == prefersDark) }
    }
    read("contrast", bus) { [weak self] answer in
      if let contrast = DBus.unwrappedNumber(answer) { self?.onContrast(contrast == 1) }
    }
    read("accent-color", bus) { [weak self] answer in
      guard let numbers = DBus.unwrappedNumbers(answer), numbers.count == 3 else { return }
      // A number outside 0...1 says that there is no preference.
      guard numbers.allSatisfy({ (0...1).contains($0) }) else { return self?.onAccent(nil) ?? () }
      let parts = numbers.map { String(Int(($0 * 255).rounded())) }
      self?.onAccent("rgb(\(parts.joined(separator: ",")))")
    }
  }

  private func read(_ key: String, _ bus: Object, _ body: @escaping (OpaquePointer) -> Void) {
    DBus.call(
      bus, Self.service, Self.path, Self.interface, "Read", DBus.variant("('\(Self.namespace)', '\(key)')"),
      body)
  }
}
