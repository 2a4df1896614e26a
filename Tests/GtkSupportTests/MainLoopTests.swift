import CGtk
import Dispatch
import GtkSupport
import GtkTestSupport
import XCTest

/// The main actor inside GLib's main loop: it runs, it does not spin, and neither it nor the painting starves.
final class MainLoopTests: GtkTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    onMain { MainLoop.attach() }
  }

  func testRunsEverythingThatWaitsForTheMainQueue() throws {
    try onMain {
      var done: Set<String> = []
      Task { done.insert("task") }
      Task {
        try await Task.sleep(for: .milliseconds(10))
        done.insert("sleep")
      }
      Task { @MainActor in
        await elsewhere()
        done.insert("hop")
      }
      DispatchQueue.main.async { MainActor.assumeIsolated { _ = done.insert("queue") } }
      try pump(until: "all four ran") { done == ["task", "sleep", "hop", "queue"] }
    }
  }

  /// Without the read of the event counter the source would be dispatched hundreds of thousands of times.
  func testIsNotDispatchedWhileNothingWaits() throws {
    try onMain {
      var isDone = false
      Task { isDone = true }
      try pump(until: "the queue is empty") { isDone }
      let before = MainLoop.dispatchCount
      var isOver = false
      Timeout.after(milliseconds: 500) { isOver = true }
      try pump(until: "half a second is over") { isOver }
      XCTAssertLessThanOrEqual(MainLoop.dispatchCount - before, 2)
    }
  }

  /// Twenty busy tasks, and a window that wants to redraw all the time: both go on.
  func testBusyTasksLeaveRoomForFrames() throws {
    try onMain {
      let painting = PaintingWindow(milliseconds: 0)
      defer { painting.close() }
      try pump(until: "the window paints") { painting.frames > 2 }
      let isRunning = Flag()
      for _ in 0..<20 {
        Task {
          while isRunning.isOn {
            let end = g_get_monotonic_time() + 1000
            while g_get_monotonic_time() < end {}
            await Task.yield()
          }
        }
      }
      let frames = painting.frames
      try pump(until: "five frames beside the busy tasks", timeout: .seconds(20)) {
        painting.frames > frames + 5
      }
      isRunning.isOn = false
    }
  }

  /// A paint that takes longer than a frame leaves no idle time at all: the main actor's turn must not be idle work.
  func testSlowPaintingLeavesRoomForTasks() throws {
    try onMain {
      let painting = PaintingWindow(milliseconds: 30)
      defer { painting.close() }
      try pump(until: "the window paints") { painting.frames > 2 }
      var turns = 0
      let isRunning = Flag()
      Task {
        while isRunning.isOn {
          try await Task.sleep(for: .milliseconds(5))
          turns += 1
        }
      }
      try pump(until: "five turns beside the slow painting", timeout: .seconds(20)) { turns >= 5 }
      isRunning.isOn = false
    }
  }
}

/// A turn on the cooperative pool.
private nonisolated func elsewhere() async {
  await Task.detached {}.value
}

@MainActor private final class Flag {
  var isOn = true
}

/// A window that redraws at every frame, each paint taking a time.
@MainActor private final class PaintingWindow {
  private(set) var frames = 0
  private let window = Window()
  private let area = Widget(gtk_drawing_area_new())

  init(milliseconds: Int) {
    self.milliseconds = milliseconds
    window.setDefaultSize(width: 100, height: 100)
    window.setChild(area)
    let state = Unmanaged.passUnretained(self).toOpaque()
    gtk_drawing_area_set_draw_func(
      area.pointer(),
      { _, _, _, _, state in
        guard let state else { return }
        MainActor.assumeIsolated { [state = UInt(bitPattern: state)] in
          guard let pointer = UnsafeRawPointer(bitPattern: state) else { return }
          Unmanaged<PaintingWindow>.fromOpaque(pointer).takeUnretainedValue().paint()
        }
      }, state, nil)
    gtk_widget_add_tick_callback(
      area.widget,
      { widget, _, _ in
        gtk_widget_queue_draw(widget)
        return 1
      }, nil, nil)
    window.present()
  }

  private let milliseconds: Int

  private func paint() {
    frames += 1
    let end = g_get_monotonic_time() + milliseconds * 1000
    while g_get_monotonic_time() < end {}
  }

  func close() { window.destroy() }
}
