import CGtk

extension Object {
  /// Calls the body at each emission of a signal without parameters.
  ///
  /// The emitter owns the body: capture views weakly in it, or they live as long as the emitter does.
  @discardableResult
  public func connect(_ signal: String, _ body: @escaping () -> Void) -> SignalConnection {
    let handler: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = { _, data in
      SignalBox<() -> Void>.body(data)()
    }
    return connect(signal, unsafeBitCast(handler, to: GCallback.self), body)
  }

  /// Calls the body after each change of a property.
  @discardableResult
  public func connectNotify(_ property: String, _ body: @escaping () -> Void) -> SignalConnection {
    let handler:
      @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void =
        {
          _, _, data in
          SignalBox<() -> Void>.body(data)()
        }
    return connect("notify::\(property)", unsafeBitCast(handler, to: GCallback.self), body)
  }

  /// Connects a signal whose handler answers whether it took the event (`close-request`, `activate-link`).
  @discardableResult
  public func connectAnswering(_ signal: String, _ body: @escaping () -> Bool) -> SignalConnection {
    let handler: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> gboolean = {
      _, data in
      SignalBox<() -> Bool>.body(data)() ? 1 : 0
    }
    return connect(signal, unsafeBitCast(handler, to: GCallback.self), body)
  }

  /// Connects a signal with one object or pointer (a factory's `setup`, `bind`, `unbind`, `teardown`).
  @discardableResult
  public func connectPointer(
    _ signal: String, _ body: @escaping (UnsafeMutableRawPointer) -> Void
  ) -> SignalConnection {
    let handler:
      @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void =
        {
          _, pointer, data in
          guard let pointer else { return }
          SignalBox<(UnsafeMutableRawPointer) -> Void>.body(data)(pointer)
        }
    return connect(signal, unsafeBitCast(handler, to: GCallback.self), body)
  }

  /// Connects a signal with one object whose handler answers a number (an application's `command-line`).
  @discardableResult
  public func connectPointerAnsweringStatus(
    _ signal: String, _ body: @escaping (UnsafeMutableRawPointer) -> Int32
  ) -> SignalConnection {
    let handler:
      @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Int32 =
        {
          _, pointer, data in
          guard let pointer else { return 0 }
          return SignalBox<(UnsafeMutableRawPointer) -> Int32>.body(data)(pointer)
        }
    return connect(signal, unsafeBitCast(handler, to: GCallback.self), body)
  }

  /// Connects a signal with one number (a list view's `activate`, a native dialog's `response`).
  @discardableResult
  public func connectNumber(_ signal: String, _ body: @escaping (Int32) -> Void) -> SignalConnection {
    let handler: @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeMutableRawPointer?) -> Void = {
      _, number, data in
      SignalBox<(Int32) -> Void>.body(data)(number)
    }
    return connect(signal, unsafeBitCast(handler, to: GCallback.self), body)
  }

  /// Connects a click gesture's `pressed` or `released`: the number of presses, and where, in pixels.
  @discardableResult
  public func connectPress(
    _ signal: String, _ body: @escaping (Int, Double, Double) -> Void
  ) -> SignalConnection {
    let handler:
      @convention(c) (UnsafeMutableRawPointer?, Int32, Double, Double, UnsafeMutableRawPointer?) -> Void = {
        _, presses, x, y, data in
        SignalBox<(Int, Double, Double) -> Void>.body(data)(Int(presses), x, y)
      }
    return connect(signal, unsafeBitCast(handler, to: GCallback.self), body)
  }

  /// Connects a signal with a place in pixels (a long press' `pressed`, a motion's `enter`).
  @discardableResult
  public func connectPlace(_ signal: String, _ body: @escaping (Double, Double) -> Void) -> SignalConnection {
    let handler: @convention(c) (UnsafeMutableRawPointer?, Double, Double, UnsafeMutableRawPointer?) -> Void =
      {
        _, x, y, data in
        SignalBox<(Double, Double) -> Void>.body(data)(x, y)
      }
    return connect(signal, unsafeBitCast(handler, to: GCallback.self), body)
  }

  /// Connects a key controller's `key-pressed`: the key symbol, the modifiers held; answers whether it was taken.
  ///
  /// With Ctrl or Alt the symbol is the Latin small letter on the key, whatever the layout and Caps Lock make of it.
  @discardableResult
  public func connectKey(_ body: @escaping (Int32, GdkModifierType) -> Bool) -> SignalConnection {
    let handler:
      @convention(c) (UnsafeMutableRawPointer?, UInt32, UInt32, GdkModifierType, UnsafeMutableRawPointer?) ->
        gboolean = { _, key, code, modifiers, data in
          let key = KeySymbol.forShortcuts(key, code: code, modifiers)
          return SignalBox<(Int32, GdkModifierType) -> Bool>.body(data)(Int32(bitPattern: key), modifiers)
            ? 1 : 0
        }
    return connect("key-pressed", unsafeBitCast(handler, to: GCallback.self), body)
  }

  /// Connects a file monitor's `changed`, whatever it tells.
  @discardableResult
  func connectFileChange(_ body: @escaping () -> Void) -> SignalConnection {
    let handler:
      @convention(c) (
        UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UInt32,
        UnsafeMutableRawPointer?
      ) -> Void = { _, _, _, _, data in SignalBox<() -> Void>.body(data)() }
    return connect("changed", unsafeBitCast(handler, to: GCallback.self), body)
  }

  func connect<Body>(_ signal: String, _ handler: GCallback, _ body: Body) -> SignalConnection {
    // A name that does not exist would leak the box: GLib destroys it only with a connection.
    let name = signal.split(separator: ":").first.map(String.init) ?? signal
    precondition(g_signal_lookup(name, cgtk_type_of(raw)) != 0, "no signal “\(name)” on this object")
    let box = SignalBox(body).retainedForGLib()
    let id = g_signal_connect_data(
      raw, signal, handler, box, { data, _ in CallbackBox.release(data) }, GConnectFlags(rawValue: 0))
    return SignalConnection(object: self, id: id)
  }
}
