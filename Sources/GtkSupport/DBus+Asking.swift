import CGtk

/// Calls on the session's bus that are awaited.
extension DBus {
  /// The session's bus, or nil where there is none.
  public static func sessionBus() async -> Object? {
    await withCheckedContinuation { continuation in
      let done: GAsyncReadyCallback = { _, result, data in
        let box = CallbackBox.takeOver(data, as: SignalBox<(Object?) -> Void>.self)
        box.body(g_bus_get_finish(result, nil).map { Object(adopting: UnsafeMutableRawPointer($0)) })
      }
      let box = SignalBox<(Object?) -> Void> { continuation.resume(returning: $0) }
      g_bus_get(G_BUS_TYPE_SESSION, nil, done, box.retainedForGLib())
    }
  }

  /// Calls a method; the answer is a tuple, or nil where it failed or took too long.
  ///
  /// - Parameters:
  ///   - arguments: a tuple, taken over if it is floating, or nil for none.
  ///   - files: open files that the arguments speak of, which are taken over.
  ///   - startsService: whether the bus may start who is asked.
  public static func ask(
    _ connection: Object, _ name: String, _ path: String, _ interface: String, _ method: String,
    _ arguments: OpaquePointer? = nil, files: [Int32] = [], startsService: Bool = false,
    milliseconds: Int32 = 2000
  ) async -> Variant? {
    await withCheckedContinuation { continuation in
      let done: GAsyncReadyCallback = { connection, result, data in
        let box = CallbackBox.takeOver(data, as: SignalBox<(Variant?) -> Void>.self)
        let answer = connection.flatMap {
          g_dbus_connection_call_with_unix_fd_list_finish(OpaquePointer($0), nil, result, nil)
        }
        box.body(answer.map { Variant(adopting: $0) })
      }
      let box = SignalBox<(Variant?) -> Void> { continuation.resume(returning: $0) }
      let list = files.isEmpty ? nil : g_unix_fd_list_new_from_array(files, gint(files.count))
      defer { if let list { g_object_unref(UnsafeMutableRawPointer(list)) } }
      g_dbus_connection_call_with_unix_fd_list(
        connection.opaque, name, path, interface, method, arguments, nil,
        startsService ? G_DBUS_CALL_FLAGS_NONE : G_DBUS_CALL_FLAGS_NO_AUTO_START, milliseconds, list, nil,
        done, box.retainedForGLib())
    }
  }

  /// Calls a method with open files that answers with a request of a desktop portal, and waits for what came of it:
  /// 0 for a success, 1 where the person backed out, 2 for a failure; nil where nothing came in time.
  ///
  /// - Parameter arguments: gets the token of the request.
  public static func request(
    _ bus: Object, _ interface: String, _ method: String, files: [Int32],
    seconds: Int, arguments: (_ token: String) -> String
  ) async -> UInt32? {
    let token = "handpick\(UInt64.random(in: 0...UInt64.max))"
    let response = PortalResponse(bus, token: token)
    let answer = await ask(
      bus, Portal.name, Portal.path, interface, method, variant(arguments(token)), files: files,
      startsService: true, milliseconds: 10_000)
    guard answer != nil else { return nil }
    return await response.value(within: seconds)
  }

  /// The version of a portal, or nil where the desktop has none.
  public static func portalVersion(_ bus: Object, _ interface: String) async -> UInt32? {
    let answer = await ask(
      bus, Portal.name, Portal.path, "org.freedesktop.DBus.Properties", "Get",
      variant("('\(interface)', 'version')"), startsService: true)
    return answer?.children.first?.unwrapped.number
  }
}

/// Where the desktop's portals are.
enum Portal {
  static let name = "org.freedesktop.portal.Desktop"
  static let path = "/org/freedesktop/portal/desktop"
}
