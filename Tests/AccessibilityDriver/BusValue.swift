import CGtk

/// A value as it travels on a message bus, without GLib's reference counting.
indirect enum BusValue: Equatable {
  case string(String)
  case integer(Int)
  case boolean(Bool)
  case container([BusValue])
  case unsupported

  /// Reads a `GVariant`, which stays the caller's. A variant in a variant becomes what is inside.
  init(_ variant: OpaquePointer) {
    switch g_variant_classify(variant) {
    case G_VARIANT_CLASS_STRING, G_VARIANT_CLASS_OBJECT_PATH, G_VARIANT_CLASS_SIGNATURE:
      self = .string(String(cString: g_variant_get_string(variant, nil)))
    case G_VARIANT_CLASS_BOOLEAN: self = .boolean(g_variant_get_boolean(variant) != 0)
    case G_VARIANT_CLASS_INT32: self = .integer(Int(g_variant_get_int32(variant)))
    case G_VARIANT_CLASS_UINT32: self = .integer(Int(g_variant_get_uint32(variant)))
    case G_VARIANT_CLASS_VARIANT: self = Self.children(of: variant).first ?? .unsupported
    case G_VARIANT_CLASS_TUPLE, G_VARIANT_CLASS_ARRAY, G_VARIANT_CLASS_DICT_ENTRY:
      self = .container(Self.children(of: variant))
    default: self = .unsupported
    }
  }

  var string: String? {
    guard case .string(let string) = self else { return nil }
    return string
  }

  var integer: Int? {
    guard case .integer(let integer) = self else { return nil }
    return integer
  }

  var isTrue: Bool {
    self == .boolean(true)
  }

  /// The members of a tuple or an array; of nothing else there are any.
  var elements: [BusValue] {
    guard case .container(let elements) = self else { return [] }
    return elements
  }

  private static func children(of variant: OpaquePointer) -> [BusValue] {
    (0..<g_variant_n_children(variant)).map { index in
      guard let child = g_variant_get_child_value(variant, index) else { return .unsupported }
      defer { g_variant_unref(child) }
      return BusValue(child)
    }
  }
}
