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
    has(G_LOG_LEVEL_CRITICAL) || (domain == "Gtk" && has(G_LOG_LEVEL_WARNING))
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
