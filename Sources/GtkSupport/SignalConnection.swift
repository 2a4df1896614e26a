import CGtk

/// One connection of a handler to a signal. It does not end by itself: it lives as long as the emitter.
public struct SignalConnection {
  private weak var object: Object?
  private let id: gulong

  init(object: Object, id: gulong) {
    self.object = object
    self.id = id
  }

  /// Ends the connection; does nothing where the emitter's wrapper is gone or the connection has ended.
  public func disconnect() {
    guard let object, g_signal_handler_is_connected(object.raw, id) != 0 else { return }
    g_signal_handler_disconnect(object.raw, id)
  }

  /// Runs the body while the handler is not called.
  public func whileBlocked(_ body: () -> Void) {
    guard let object else { return body() }
    g_signal_handler_block(object.raw, id)
    body()
    g_signal_handler_unblock(object.raw, id)
  }
}
