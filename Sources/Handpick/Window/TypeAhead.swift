import CGtk

/// The letters typed in a row to jump to a name; a pause begins anew.
struct TypeAhead {
  private var typed = ""
  private var last: gint64 = 0
  /// How long a pause may be, in microseconds.
  private static let pause: gint64 = 1_000_000

  /// Adds a letter and answers all that was typed.
  mutating func add(_ character: Character) -> String {
    let now = g_get_monotonic_time()
    typed = now - last > Self.pause ? String(character) : typed + String(character)
    last = now
    return typed
  }

  /// The character that a key types, or nil for keys that type none.
  static func character(for key: Int32) -> Character? {
    let value = gdk_keyval_to_unicode(guint(bitPattern: key))
    guard value > 0x20, value != 0x7F, let scalar = Unicode.Scalar(value) else { return nil }
    return Character(scalar)
  }
}
