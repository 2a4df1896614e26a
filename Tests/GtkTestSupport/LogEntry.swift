import CGtk

/// A line of GLib's log.
struct LogEntry: CustomStringConvertible {
  let level: GLogLevelFlags
  let domain: String
  let message: String

  /// Reads the fields that GLib hands to a log writer, under the names of systemd's journal.
  init(level: GLogLevelFlags, fields: UnsafeBufferPointer<GLogField>) {
    self.level = level
    domain = Self.text("GLIB_DOMAIN", in: fields)
    message = Self.text("MESSAGE", in: fields)
  }

  var isMistake: Bool {
    if isOfTooltip { return false }
    return has(G_LOG_LEVEL_CRITICAL) || (domain == "Gtk" && has(G_LOG_LEVEL_WARNING))
  }

  /// A tooltip of GTK comes half a second after the pointer, and asks for its place also where the window has gone by
  /// then, which is what a test's window does wherever the pointer was left.
  private var isOfTooltip: Bool {
    ["gdk_surface_get_device_position", "_gtk_widget_find_at_coords"].contains {
      message == "\($0): assertion 'GDK_IS_SURFACE (surface)' failed"
    }
  }

  var description: String {
    "\(domain)-\(has(G_LOG_LEVEL_CRITICAL) ? "CRITICAL" : "WARNING"): \(message)"
  }

  private func has(_ flag: GLogLevelFlags) -> Bool {
    level.rawValue & flag.rawValue != 0
  }

  private static func text(_ key: String, in fields: UnsafeBufferPointer<GLogField>) -> String {
    guard let field = fields.first(where: { String(cString: $0.key) == key }), let value = field.value else {
      return ""
    }
    // A length below zero says that the value ends with a NUL.
    let count = field.length >= 0 ? Int(field.length) : Int(strlen(value.assumingMemoryBound(to: CChar.self)))
    return String(decoding: UnsafeRawBufferPointer(start: value, count: count), as: UTF8.self)
  }
}
