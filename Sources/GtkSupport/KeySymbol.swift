import CGtk

/// What a key means, apart from what it types.
enum KeySymbol {
  /// The symbol to compare with a shortcut's: with Ctrl or Alt the Latin small letter on the key, where it has one.
  static func forShortcuts(_ symbol: guint, code: guint, _ modifiers: GdkModifierType) -> guint {
    guard modifiers.contains(GDK_CONTROL_MASK) || modifiers.contains(GDK_ALT_MASK) else { return symbol }
    let small = gdk_keyval_to_lower(symbol)
    // Function keys and the like stand from here on; they are the same in every layout.
    let functionKeys: guint = 0xFF00
    if small < 0x80 || small >= functionKeys { return small }
    return latinLetter(onKey: code) ?? small
  }

  private static func latinLetter(onKey code: guint) -> guint? {
    guard let display = gdk_display_get_default() else { return nil }
    var symbols: UnsafeMutablePointer<guint>?
    var count: Int32 = 0
    guard gdk_display_map_keycode(display, code, nil, &symbols, &count) != 0, let symbols else { return nil }
    defer { g_free(symbols) }
    return (0..<Int(count)).lazy.map { gdk_keyval_to_lower(symbols[$0]) }.first {
      (guint(UInt8(ascii: "a"))...guint(UInt8(ascii: "z"))).contains($0)
    }
  }
}
