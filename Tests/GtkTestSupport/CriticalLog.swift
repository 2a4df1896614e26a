import CGtk
import Synchronization

/// Collects what GLib and GTK log as a programmer's mistake: every `CRITICAL` line, and GTK's own warnings, which tell
/// of widgets left behind or drawn without a size.
public enum CriticalLog {
  private static let lines = Mutex<[String]>([])

  /// Starts to collect. GLib lets a process choose its log writer once, so this goes on until the process ends.
  public static func start() {
    _ = writer
  }

  /// Hands over what was collected, and forgets it.
  public static func take() -> [String] {
    lines.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }

  private static let writer: Void = g_log_set_writer_func(
    { level, fields, count, data in
      let entry = LogEntry(level: level, fields: UnsafeBufferPointer(start: fields, count: Int(count)))
      guard entry.isMistake else { return g_log_writer_default(level, fields, count, data) }
      lines.withLock { $0.append(entry.description) }
      return G_LOG_WRITER_HANDLED
    }, nil, nil)
}
