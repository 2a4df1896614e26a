import CGtk
import GtkSupport

/// What the accessibility bus is told of the notifications: an application without children, and lines of text.
///
/// Roles and states by the numbers of AT-SPI 2.
final class NotificationLines {
  static let root = "/org/a11y/atspi/accessible/root"

  /// Our own name on the bus.
  var ownName = ""
  /// Our window as GTK exports it, once it is found.
  var parent: ObjectReference?
  private var texts: [String: String] = [:]
  private var count = 0
  private let node: UnsafeMutablePointer<GDBusNodeInfo>? = g_dbus_node_info_new_for_xml(interfaceXML, nil)

  /// Keeps a line and answers its path.
  func add(_ text: String) -> String {
    count += 1
    let path = "/org/a11y/atspi/accessible/notification/\(count)"
    texts[path] = text
    return path
  }

  func remove(_ path: String) {
    texts[path] = nil
  }

  /// Puts the object at this path on the bus; answers the registration's number.
  @discardableResult
  func register(_ path: String, on connection: Object) -> UInt32 {
    guard let interface = node?.pointee.interfaces[0] else { return 0 }
    // The bus outlives every registration: both last as long as the program.
    let owner = Unmanaged.passUnretained(self).toOpaque()
    return g_dbus_connection_register_object(
      connection.opaque, path, interface, Self.table, owner, nil, nil)
  }

  // MARK: Answers

  fileprivate func answer(_ method: String, path: String) -> String? {
    let isRoot = path == Self.root
    let roleApplication = 75
    let roleNotification = 101
    let enabled = 8
    let sensitive = 24
    let showing = 25
    let visible = 30
    switch method {
    case "GetRole": return "(@u \(isRoot ? roleApplication : roleNotification),)"
    case "GetRoleName", "GetLocalizedRoleName": return isRoot ? "('application',)" : "('notification',)"
    case "GetState": return "(@au [\(1 << enabled | 1 << sensitive | 1 << showing | 1 << visible), 0],)"
    case "GetAttributes": return "(@a{ss} {'toolkit': 'GTK'},)"
    case "GetApplication": return "(('\(parent?.name ?? ownName)', @o '\(Self.root)'),)"
    case "GetInterfaces": return "(@as ['org.a11y.atspi.Accessible'],)"
    case "GetChildren": return "(@a(so) [],)"
    case "GetRelationSet": return "(@a(ua(so)) [],)"
    case "GetIndexInParent": return "(@i -1,)"
    default: return nil
    }
  }

  fileprivate func property(_ name: String, path: String) -> OpaquePointer? {
    let isRoot = path == Self.root
    switch name {
    case "Name": return g_variant_new_string(isRoot ? String(cString: g_get_prgname()) : texts[path] ?? "")
    case "Parent":
      let owner = parent ?? ObjectReference(name: ownName, path: Self.root)
      return DBus.variant(
        isRoot ? "('', @o '/org/a11y/atspi/null')" : "('\(owner.name)', @o '\(owner.path)')")
    case "ChildCount": return g_variant_new_int32(0)
    default: return g_variant_new_string("")
    }
  }

  /// The callbacks, at an address that stays: GLib keeps the pointer.
  private static let table: UnsafeMutablePointer<GDBusInterfaceVTable> = {
    var table = GDBusInterfaceVTable()
    table.method_call = { _, _, path, _, method, _, invocation, owner in
      guard let path, let method, let owner else { return }
      let lines = Unmanaged<NotificationLines>.fromOpaque(owner).takeUnretainedValue()
      if let answer = lines.answer(String(cString: method), path: String(cString: path)) {
        g_dbus_method_invocation_return_value(invocation, DBus.variant(answer))
      } else {
        g_dbus_method_invocation_return_dbus_error(
          invocation, "org.freedesktop.DBus.Error.Failed", "No such child")
      }
    }
    table.get_property = { _, _, path, _, name, _, owner in
      guard let path, let name, let owner else { return nil }
      let lines = Unmanaged<NotificationLines>.fromOpaque(owner).takeUnretainedValue()
      return lines.property(String(cString: name), path: String(cString: path))
    }
    let place = UnsafeMutablePointer<GDBusInterfaceVTable>.allocate(capacity: 1)
    place.initialize(to: table)
    return place
  }()
}

private let interfaceXML = """
  <node><interface name='org.a11y.atspi.Accessible'>
  <property name='Name' type='s' access='read'/>
  <property name='Description' type='s' access='read'/>
  <property name='Parent' type='(so)' access='read'/>
  <property name='ChildCount' type='i' access='read'/>
  <property name='Locale' type='s' access='read'/>
  <property name='AccessibleId' type='s' access='read'/>
  <method name='GetChildAtIndex'><arg type='i' direction='in'/><arg type='(so)' direction='out'/></method>
  <method name='GetChildren'><arg type='a(so)' direction='out'/></method>
  <method name='GetIndexInParent'><arg type='i' direction='out'/></method>
  <method name='GetRelationSet'><arg type='a(ua(so))' direction='out'/></method>
  <method name='GetRole'><arg type='u' direction='out'/></method>
  <method name='GetRoleName'><arg type='s' direction='out'/></method>
  <method name='GetLocalizedRoleName'><arg type='s' direction='out'/></method>
  <method name='GetState'><arg type='au' direction='out'/></method>
  <method name='GetAttributes'><arg type='a{ss}' direction='out'/></method>
  <method name='GetApplication'><arg type='(so)' direction='out'/></method>
  <method name='GetInterfaces'><arg type='as' direction='out'/></method>
  </interface></node>
  """
