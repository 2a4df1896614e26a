import CGtk

/// The bus on which programs show assistive technologies what their windows hold.
///
/// All calls wait for their answer, two seconds at most. A test sees the program as a screen reader does: nothing here
/// knows what the program is written in.
public final class AccessibilityBus {
  private let connection: OpaquePointer

  static let registry = "org.a11y.atspi.Registry"
  static let root = "/org/a11y/atspi/accessible/root"

  /// Joins the accessibility bus of the session that this process runs in.
  public init() throws {
    let session = try Self.checked("joining the session bus") { g_bus_get_sync(G_BUS_TYPE_SESSION, nil, $0) }
    defer { g_object_unref(UnsafeMutableRawPointer(session)) }
    let answer = try Self.call(
      session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", arguments: nil)
    guard let address = answer.elements.first?.string else {
      throw BusError(description: "the session has no accessibility bus")
    }
    let flags = GDBusConnectionFlags(
      rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    connection = try Self.checked("joining the accessibility bus") {
      g_dbus_connection_new_for_address_sync(address, flags, nil, nil, $0)
    }
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(connection))
  }

  /// The programs that show something now.
  public func applications() throws -> [AccessibleObject] {
    try AccessibleObject(bus: self, name: Self.registry, path: Self.root).children
  }

  /// The process that an object belongs to.
  public func process(of object: AccessibleObject) throws -> Int {
    let answer = try call(
      "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetConnectionUnixProcessID",
      arguments: Self.tuple(g_variant_new_string(object.busName)))
    return answer.elements.first?.integer ?? 0
  }

  /// Calls a method and waits for its answer, a tuple.
  func call(
    _ name: String, _ path: String, _ interface: String, _ method: String, arguments: OpaquePointer? = nil
  ) throws -> BusValue {
    try Self.call(connection, name, path, interface, method, arguments: arguments)
  }

  /// A floating tuple of floating values.
  static func tuple(_ values: OpaquePointer?...) -> OpaquePointer? {
    g_variant_new_tuple(values, gsize(values.count))
  }

  private static func call(
    _ connection: OpaquePointer, _ name: String, _ path: String, _ interface: String, _ method: String,
    arguments: OpaquePointer?
  ) throws -> BusValue {
    let answer = try checked("calling \(method) of \(path)") {
      g_dbus_connection_call_sync(
        connection, name, path, interface, method, arguments, nil, G_DBUS_CALL_FLAGS_NONE, 2_000, nil, $0)
    }
    defer { g_variant_unref(answer) }
    return BusValue(answer)
  }

  private static func checked(
    _ what: String, _ body: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> OpaquePointer?
  ) throws -> OpaquePointer {
    var error: UnsafeMutablePointer<GError>?
    if let result = body(&error) {
      return result
    }
    let reason = error.map { String(cString: $0.pointee.message) } ?? "unknown reason"
    g_clear_error(&error)
    throw BusError(description: "\(what): \(reason)")
  }
}
