import CGtk
import GtkSupport
import GtkTestSupport

/// Stands in for feedbackd on the session's bus, and writes down which events it is asked for.
@MainActor final class FeedbackRecorder {
  private(set) var events: [String] = []
  private var connection: Object?
  private var registration: guint = 0

  /// Connects to the bus by itself, since the block has the process's own connection, and takes feedbackd's name.
  func start() throws {
    let address = String(cString: getenv("DBUS_SESSION_BUS_ADDRESS"))
    DBus.connect(address: address) { [weak self] in self?.connection = $0 }
    try pump(until: "the bus is reached") { connection != nil }
    guard let connection, let node = Self.node else { return }
    registration = g_dbus_connection_register_object(
      connection.opaque, "/org/sigxcpu/Feedback", node.pointee.interfaces[0], Self.table,
      Unmanaged.passUnretained(self).toOpaque(), nil, nil)
    request("RequestName", "('org.sigxcpu.Feedback', @u 0)")
  }

  /// Gives the name back.
  func stop() {
    guard let connection else { return }
    request("ReleaseName", "('org.sigxcpu.Feedback',)")
    g_dbus_connection_unregister_object(connection.opaque, registration)
  }

  private func request(_ method: String, _ arguments: String) {
    guard let connection else { return }
    let bus = "org.freedesktop.DBus"
    DBus.call(connection, bus, "/org/freedesktop/DBus", bus, method, DBus.variant(arguments)) { _ in }
  }

  private static let node = g_dbus_node_info_new_for_xml(
    """
    <node><interface name='org.sigxcpu.Feedback'><method name='TriggerFeedback'>
    <arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='a{sv}' direction='in'/>
    <arg type='i' direction='in'/><arg type='u' direction='out'/></method></interface></node>
    """, nil)

  /// The callbacks, at an address that stays: GLib keeps the pointer.
  private static let table: UnsafeMutablePointer<GDBusInterfaceVTable> = {
    var table = GDBusInterfaceVTable()
    table.method_call = { _, _, _, _, _, arguments, invocation, recorder in
      guard let arguments, let recorder else { return }
      let texts = DBus.strings(arguments)
      Unmanaged<FeedbackRecorder>.fromOpaque(recorder).takeUnretainedValue().events.append(texts[1])
      g_dbus_method_invocation_return_value(invocation, DBus.variant("(@u 1,)"))
    }
    let place = UnsafeMutablePointer<GDBusInterfaceVTable>.allocate(capacity: 1)
    place.initialize(to: table)
    return place
  }()
}
