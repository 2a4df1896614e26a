import CGtk

/// An object of our own on the session's bus, with methods that take texts.
@MainActor public final class DBusService {
  /// What a method was called with: the texts of its first argument, an array or a single one.
  public typealias Method = (_ name: String, _ texts: [String]) -> Bool

  /// At a fixed place, since GLib keeps the pointer.
  private static let vtable: UnsafeMutablePointer<GDBusInterfaceVTable> = {
    var table = GDBusInterfaceVTable()
    table.method_call = { _, _, _, _, name, arguments, invocation, data in
      let method = SignalBox<Method>.body(data)
      let texts = arguments.map { DBus.texts($0) } ?? []
      if let name, method(String(cString: name), texts) {
        g_dbus_method_invocation_return_value(invocation, nil)
      } else {
        g_dbus_method_invocation_return_dbus_error(
          invocation, "org.freedesktop.DBus.Error.InvalidArgs", "The arguments cannot be used")
      }
    }
    let place = UnsafeMutablePointer<GDBusInterfaceVTable>.allocate(capacity: 1)
    place.initialize(to: table)
    return place
  }()

  private let name: String
  private let path: String
  private let interface: UnsafeMutablePointer<GDBusInterfaceInfo>?
  private let node: UnsafeMutablePointer<GDBusNodeInfo>?
  private let method: Method
  private var owner: guint = 0

  /// - Parameters:
  ///   - name: the bus name to own; where another program has it, that one keeps it.
  ///   - path: the object's path.
  ///   - xml: its introspection data, with one interface.
  ///   - method: called for each method; answers whether it could do what was asked.
  public init(name: String, path: String, xml: String, method: @escaping Method) {
    self.name = name
    self.path = path
    self.method = method
    node = g_dbus_node_info_new_for_xml(xml, nil)
    interface = node?.pointee.interfaces?.pointee
  }

  /// Exports the object and asks for the name, without waiting for either.
  public func start() {
    DBus.sessionBus { [weak self] bus in self?.export(on: bus) }
  }

  private func export(on bus: Object) {
    guard let interface else { return }
    let data = SignalBox<Method>(method).retainedForGLib()
    let registration = g_dbus_connection_register_object(
      bus.opaque, path, interface, Self.vtable, data, { CallbackBox.release($0) }, nil)
    guard registration != 0 else { return }
    owner = g_bus_own_name_on_connection(bus.opaque, name, G_BUS_NAME_OWNER_FLAGS_NONE, nil, nil, nil, nil)
  }
}
