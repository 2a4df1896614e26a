import CGtk
import GtkSupport

/// The time from a key's command to the frame that shows it, in the block's list and in a plain one of GTK.
@MainActor enum RowsBenchmark {
  static func run() {
    guard gtk_init_check() != 0 else { return print("There is no display.") }
    MainLoop.attach()
    print("| rows | | the block | GtkListView with GtkMultiSelection |")
    print("| ---: | --- | ---: | ---: |")
    for count in [100, 10_000, 1_000_000] { measure(count) }
  }

  private static func measure(_ count: Int) {
    let plain = plainTimes(count)
    let block = blockTimes(count)
    for (name, time) in block {
      let beside = plain[name].map(text) ?? "–"
      print("| \(count) | \(name) | \(text(time)) | \(beside) |")
    }
  }

  private static func plainTimes(_ count: Int) -> [String: Duration] {
    let rows = PlainRows(count: count)
    defer { rows.window.destroy() }
    guard let timer = FrameTimer(rows.window) else { return [:] }
    return [
      "toggle": timer.time({ rows.toggle(3) }),
      "select all": timer.time(prepare: { rows.selectNone() }, { rows.selectAll() }),
    ]
  }

  private static func blockTimes(_ count: Int) -> KeyValuePairs<String, Duration> {
    let rows = BlockRows(count: count)
    defer { rows.window.destroy() }
    guard let timer = FrameTimer(rows.window) else { return [:] }
    let model = rows.model
    return [
      "begin": timer.time(prepare: { model.end() }, { model.begin() }),
      "toggle": timer.time({ model.toggle(3) }),
      "select all": timer.time(prepare: { model.deselectAll() }, { model.selectAll() }),
      "end": timer.time(prepare: { model.begin() }, { model.end() }),
    ]
  }

  private static func text(_ time: Duration) -> String {
    "\((time.milliseconds * 10).rounded() / 10) ms"
  }
}
