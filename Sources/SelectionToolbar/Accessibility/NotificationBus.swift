import CGtk
import Glibc
import GtkSupport

/// Objects of our own on the accessibility bus, each of role NOTIFICATION and saying that it is now showing: the
/// one thing besides focus and title that Orca speaks from a GTK 4.8 program.
///
/// Every line gets a fresh object path, since assistive technologies keep the name of a path. All calls are
/// asynchronous: GTK's own answers on that bus come from the same main loop. Without a bus it is silent.
final class NotificationBus {
  private var connection: Object?
  private var isConnecting = false
  private let lines = NotificationLines()

  /// How long an object stays for those who ask about it, in milliseconds.
  private static let lifetime = 10_000

  func connect() {
    guard !isConnecting else { return }
    isConnecting = true
    if let address = getenv("AT_SPI_BUS_ADDRESS"), address.pointee != 0 {
      connect(address: String(cString: address))
      return
    }
    DBus.sessionBus { [weak self] session in
      DBus.call(
        session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", nil
      ) { [weak self] answer in
        if let address = DBus.strings(answer).first { self?.connect(address: address) }
      }
    }
  }

  private func connect(address: String) {
    DBus.connect(address: address) { [weak self] connection in
      guard let self else { return }
      self.connection = connection
      lines.ownName = String(cString: g_dbus_connection_get_unique_name(connection.opaque))
      lines.register(NotificationLines.root, on: connection)
      findParent()
    }
  }

  /// Finds our own program on the bus by its process id: its first window is the notifications' parent.
  private func findParent() {
    guard let connection else { return }
    let accessible = "org.a11y.atspi.Accessible"
    DBus.call(
      connection, "org.a11y.atspi.Registry", NotificationLines.root, accessible, "GetChildren", nil
    ) { [weak self] answer in
      for program in DBus.references(answer) { self?.adopt(program) }
    }
  }

  private func adopt(_ program: ObjectReference) {
    guard let connection else { return }
    DBus.call(
      connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
      "GetConnectionUnixProcessID", DBus.variant("('\(program.name)',)")
    ) { [weak self] answer in
      guard DBus.number(answer) == UInt32(getpid()) else { return }
      DBus.call(
        connection, program.name, program.path, "org.a11y.atspi.Accessible", "GetChildren", nil
      ) { [weak self] answer in
        self?.lines.parent = DBus.references(answer).first
      }
    }
  }

  /// Shows a line, which is how it is spoken.
  func show(_ text: String) {
    guard let connection else { return }
    let path = lines.add(text)
    let registration = lines.register(path, on: connection)
    Timeout.after(milliseconds: Self.lifetime) { [weak self] in
      g_dbus_connection_unregister_object(connection.opaque, registration)
      self?.lines.remove(path)
    }
    DBus.emit(
      connection, path, "org.a11y.atspi.Event.Object", "StateChanged", "('showing', 1, 0, <'0'>, @a{sv} {})")
  }
}
