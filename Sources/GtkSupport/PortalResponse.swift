import CGtk

/// What a desktop portal says of a request, listened for before the request is made.
@MainActor final class PortalResponse {
  private let bus: Object
  private var subscription: guint = 0
  private var answer: UInt32?
  private var waiter: CheckedContinuation<UInt32?, Never>?

  init(_ bus: Object, token: String) {
    self.bus = bus
    let sender = g_dbus_connection_get_unique_name(bus.opaque).map { String(cString: $0) } ?? ""
    let client = sender.dropFirst().split(separator: ".", omittingEmptySubsequences: false).joined(
      separator: "_")
    let box = SignalBox<(UInt32) -> Void> { [weak self] in self?.end($0) }
    subscription = g_dbus_connection_signal_subscribe(
      bus.opaque, Portal.name, "org.freedesktop.portal.Request", "Response",
      "\(Portal.path)/request/\(client)/\(token)", nil, G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, arguments, data in
        guard let arguments, let response = DBus.number(arguments) else { return }
        SignalBox<(UInt32) -> Void>.body(data)(response)
      }, box.retainedForGLib(), { CallbackBox.release($0) })
  }

  isolated deinit {
    g_dbus_connection_signal_unsubscribe(bus.opaque, subscription)
  }

  /// Waits for the answer, but only for so long.
  func value(within seconds: Int) async -> UInt32? {
    if let answer { return answer }
    return await withCheckedContinuation { continuation in
      waiter = continuation
      Timeout.after(milliseconds: seconds * 1_000) { [weak self] in self?.end(nil) }
    }
  }

  private func end(_ response: UInt32?) {
    answer = answer ?? response
    waiter?.resume(returning: answer)
    waiter = nil
  }
}
