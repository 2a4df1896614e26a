import CGtk

/// A strong reference to a `GVariant`.
@MainActor public final class Variant {
  let variant: OpaquePointer

  init(adopting variant: OpaquePointer) {
    self.variant = variant
  }

  isolated deinit {
    g_variant_unref(variant)
  }

  /// The values in a container: a tuple, an array, an entry of a dictionary, or a variant around one value.
  public var children: [Variant] {
    guard g_variant_is_container(variant) != 0 else { return [] }
    return (0..<g_variant_n_children(variant)).map {
      Variant(adopting: made(g_variant_get_child_value(variant, $0)))
    }
  }

  /// The value without the variants around it.
  public var unwrapped: Variant {
    var value = self
    while g_variant_classify(value.variant) == G_VARIANT_CLASS_VARIANT, let inner = value.children.first {
      value = inner
    }
    return value
  }

  /// The value if it is a text, an object's path for one.
  public var text: String? {
    switch g_variant_classify(variant) {
    case G_VARIANT_CLASS_STRING, G_VARIANT_CLASS_OBJECT_PATH:
      String(cString: g_variant_get_string(variant, nil))
    default: nil
    }
  }

  /// The value if it is a truth value.
  public var bool: Bool? {
    g_variant_classify(variant) == G_VARIANT_CLASS_BOOLEAN ? g_variant_get_boolean(variant) != 0 : nil
  }

  /// The value if it is an unsigned number of 32 bits.
  public var number: UInt32? {
    g_variant_classify(variant) == G_VARIANT_CLASS_UINT32 ? g_variant_get_uint32(variant) : nil
  }

  /// What a dictionary with texts as keys has for one, without the variants around it.
  public subscript(key: String) -> Variant? {
    for entry in children {
      let parts = entry.children
      if parts.count == 2, parts[0].text == key { return parts[1].unwrapped }
    }
    return nil
  }
}
