import FilesCore
import Glibc

/// Writes to standard output and standard error.
enum Output {
  static func line(_ text: String) {
    write(text + "\n", to: STDOUT_FILENO)
  }

  static func problem(_ text: String) {
    write("handpickctl: " + text + "\n", to: STDERR_FILENO)
  }

  static func write(_ text: String, to file: Int32) {
    write(Array(text.utf8), to: file)
  }

  static func write(_ bytes: [UInt8], to file: Int32 = STDOUT_FILENO) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }

  // MARK: Reports

  static func report(_ report: OperationReport, isJSON: Bool) {
    if isJSON { return json(report) }
    if report.isError {
      problem(report.message)
    } else {
      line(report.message)
    }
    guard report.items.count > 1 || report.items.first?.message != report.message else { return }
    for item in report.items where item.result != .done && item.result != .skipped {
      write(item.source.display + ": " + item.message + "\n", to: STDERR_FILENO)
    }
  }

  /// Prints item by item: a million of them need not be in memory as text.
  private static func json(_ report: OperationReport) {
    let head = [
      "\"operation\": " + JSONText.string(report.id?.text),
      "\"kind\": " + JSONText.string(report.kind.rawValue),
      "\"message\": " + JSONText.string(report.message), "\"undoable\": \(report.isUndoable)",
    ]
    var text = "{" + head.joined(separator: ", ") + ", \"items\": ["
    for (index, item) in report.items.enumerated() {
      if index > 0 { text += ", " }
      text += json(item)
      guard text.utf8.count > 1 << 16 else { continue }
      write(text, to: STDOUT_FILENO)
      text = ""
    }
    line(text + "]}")
  }

  private static func json(_ item: ItemReport) -> String {
    JSONText.object([
      ("source", JSONText.string(item.source.uri)), ("destination", JSONText.string(item.destination?.uri)),
      ("result", JSONText.string(item.result.rawValue)), ("code", JSONText.string(item.code?.rawValue)),
      ("message", JSONText.string(item.message)),
    ])
  }

  static func history(_ entries: [HistoryEntry], isJSON: Bool) {
    guard isJSON else {
      for entry in entries {
        line("\(entry.id)  \(date(entry.seconds))  \(sentence(entry))")
      }
      return
    }
    let operations = entries.map { entry in
      JSONText.object([
        ("operation", JSONText.string(entry.id.text)), ("kind", JSONText.string(entry.kind.rawValue)),
        ("message", JSONText.string(entry.message)), ("undoable", "\(entry.isUndoable)"),
        ("when", JSONText.string(date(entry.seconds))), ("items", "\(entry.items)"),
      ])
    }
    line(JSONText.object([("operations", JSONText.array(operations))]))
  }

  private static func sentence(_ entry: HistoryEntry) -> String {
    if entry.isUndoable { return entry.message }
    return entry.isRedoable
      ? localized("{message} (undone)", ["message": entry.message])
      : localized("{message} (cannot be undone)", ["message": entry.message])
  }

  /// A time of RFC 3339, in UTC.
  static func date(_ seconds: Int64) -> String {
    var time = time_t(seconds)
    var parts = tm()
    gmtime_r(&time, &parts)
    let numbers = [
      parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday, parts.tm_hour, parts.tm_min, parts.tm_sec,
    ]
    let text = numbers.map { $0 < 10 ? "0\($0)" : "\($0)" }
    return text[0...2].joined(separator: "-") + "T" + text[3...5].joined(separator: ":") + "Z"
  }
}
