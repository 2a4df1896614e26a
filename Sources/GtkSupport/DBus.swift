import CGtk

/// Calls on a message bus that never block the main loop. What fails is left out: the body is not called.
public enum DBus {
  /// Reaches the session's bus.
  public static func sessionBus(_ body: @escaping (Object) -> Void) {
    let done: GAsyncReadyCallback = { _, result, data in
      let box = CallbackBox.takeOver(data, as: SignalBox<(Object) -> Void>.self)
      guard let bus = g_bus_get_finish(result, nil) else { return }
      box.body(Object(adopting: UnsafeMutableRawPointer(bus)))
    }
    g_bus_get(G_BUS_TYPE_SESSION, nil, done, SignalBox(body).retainedForGLib())
  }

  /// Connects to the message bus at this address.
  public static func connect(address: String, _ body: @escaping (Object) -> Void) {
    let flags = GDBusConnectionFlags(
      rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    let done: GAsyncReadyCallback = { _, result, data in
      let box = CallbackBox.takeOver(data, as: SignalBox<(Object) -> Void>.self)
      guard let bus = g_dbus_connection_new_for_address_finish(result, nil) else { return }
      box.body(Object(adopting: UnsafeMutableRawPointer(bus)))
    }
    g_dbus_connection_new_for_address(address, flags, nil, nil, done, SignalBox(body).retainedForGLib())
  }

  /// Calls a method, waiting at most two seconds for the answer, and starting no service.
  ///
  /// - Parameters:
  ///   - arguments: a tuple, taken over if it is floating, or nil for none.
  ///   - body: gets the answer, a tuple.
  public static func call(
    _ connection: Object, _ name: String, _ path: String, _ interface: String, _ method: String,
    _ arguments: OpaquePointer?, _ body: @escaping (OpaquePointer) -> Void
  ) {
    let done: GAsyncReadyCallback = { connection, result, data in
      let box = CallbackBox.takeOver(data, as: SignalBox<(OpaquePointer) -> Void>.self)
      guard let connection, let answer = g_dbus_connection_call_finish(OpaquePointer(connection), result, nil)
      else { return }
      box.body(answer)
      g_variant_unref(answer)
    }
    g_dbus_connection_call(
      connection.opaque, name, path, interface, method, arguments, nil, G_DBUS_CALL_FLAGS_NONE, 2000, nil,
      done,
      SignalBox(body).retainedForGLib())
  }

  /// Calls the body with the arguments of each signal of this kind, for as long as the connection lives.
  public static func subscribe(
    _ connection: Object, _ name: String, _ path: String, _ interface: String, _ signal: String,
    _ body: @escaping (OpaquePointer) -> Void
  ) {
    g_dbus_connection_signal_subscribe(
      connection.opaque, name, interface, signal, path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, arguments, data in
        guard let arguments else { return }
        SignalBox<(OpaquePointer) -> Void>.body(data)(arguments)
      }, SignalBox(body).retainedForGLib(), { CallbackBox.release($0) })
  }

  /// Emits a signal with arguments in the text form of a variant, which must be well formed.
  public static func emit(
    _ connection: Object, _ path: String, _ interface: String, _ signal: String, _ arguments: String
  ) {
    g_dbus_connection_emit_signal(connection.opaque, nil, path, interface, signal, variant(arguments), nil)
  }

  /// A floating variant from its text form.
  public static func variant(_ text: String) -> OpaquePointer {
    made(g_variant_parse(nil, text, nil, nil, nil))
  }

  /// The texts in a tuple.
  public static func strings(_ tuple: OpaquePointer) -> [String] {
    children(tuple).compactMap { child in
      guard g_variant_classify(child.variant) == G_VARIANT_CLASS_STRING else { return nil }
      return String(cString: g_variant_get_string(child.variant, nil))
    }
  }

  /// The texts of a tuple's first value, an array of texts or a single one.
  public static func texts(_ tuple: OpaquePointer) -> [String] {
    guard let first = children(tuple).first else { return [] }
    return g_variant_classify(first.variant) == G_VARIANT_CLASS_ARRAY
      ? strings(first.variant) : strings(tuple)
  }

  /// The unsigned number in a tuple's first value, however many variants are around it.
  public static func unwrappedNumber(_ tuple: OpaquePointer) -> UInt32? {
    guard let value = unwrapped(tuple), g_variant_classify(value.variant) == G_VARIANT_CLASS_UINT32 else {
      return nil
    }
    return g_variant_get_uint32(value.variant)
  }

  /// The truth value in a tuple's first value, however many variants are around it.
  public static func unwrappedBool(_ tuple: OpaquePointer) -> Bool? {
    guard let value = unwrapped(tuple), g_variant_classify(value.variant) == G_VARIANT_CLASS_BOOLEAN else {
      return nil
    }
    return g_variant_get_boolean(value.variant) != 0
  }

  /// The numbers of the tuple in a tuple's first value, however many variants are around it.
  public static func unwrappedNumbers(_ tuple: OpaquePointer) -> [Double]? {
    guard let value = unwrapped(tuple), g_variant_classify(value.variant) == G_VARIANT_CLASS_TUPLE else {
      return nil
    }
    let numbers = children(value.variant)
    guard numbers.allSatisfy({ g_variant_classify($0.variant) == G_VARIANT_CLASS_DOUBLE }) else { return nil }
    return numbers.map { g_variant_get_double($0.variant) }
  }

  private static func unwrapped(_ tuple: OpaquePointer) -> Variant? {
    var value = children(tuple).first
    while let current = value, g_variant_classify(current.variant) == G_VARIANT_CLASS_VARIANT {
      value = children(current.variant).first
    }
    return value
  }

  /// The unsigned number that a tuple begins with.
  public static func number(_ tuple: OpaquePointer) -> UInt32? {
    guard let child = children(tuple).first, g_variant_classify(child.variant) == G_VARIANT_CLASS_UINT32
    else {
      return nil
    }
    return g_variant_get_uint32(child.variant)
  }

  /// The object references in a tuple of one array, as the accessibility bus gives them.
  public static func references(_ tuple: OpaquePointer) -> [ObjectReference] {
    guard let array = children(tuple).first else { return [] }
    return children(array.variant).compactMap { pair in
      let parts = children(pair.variant)
      guard parts.count == 2 else { return nil }
      return ObjectReference(
        name: String(cString: g_variant_get_string(parts[0].variant, nil)),
        path: String(cString: g_variant_get_string(parts[1].variant, nil)))
    }
  }

  private static func children(_ container: OpaquePointer) -> [Variant] {
    (0..<g_variant_n_children(container)).map {
      Variant(adopting: made(g_variant_get_child_value(container, $0)))
    }
  }
}

/// An object on a message bus: who has it, and where.
public struct ObjectReference: Equatable {
  public let name: String
  public let path: String

  public init(name: String, path: String) {
    self.name = name
    self.path = path
  }
}
