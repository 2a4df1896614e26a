import CGtk
import GtkSupport
import GtkTestSupport
import XCTest

final class SignalTests: GtkTestCase {
  func testABoxLivesAsLongAsTheEmitter() throws {
    onMain {
      let before = SignalBoxes.live
      var button: Button? = Button("Press")
      var presses = 0
      button?.onClicked { presses += 1 }
      button?.connectNotify("label") { presses += 10 }
      XCTAssertEqual(SignalBoxes.live, before + 2)
      emitClicked(button)
      button?.label = "Other"
      XCTAssertEqual(presses, 11)
      button = nil
      XCTAssertEqual(SignalBoxes.live, before)
    }
  }

  func testDisconnectingFreesTheBoxOnce() throws {
    onMain {
      let before = SignalBoxes.live
      let button = Button("Press")
      var presses = 0
      let connection = button.connect("clicked") { presses += 1 }
      connection.whileBlocked { emitClicked(button) }
      XCTAssertEqual(presses, 0)
      connection.disconnect()
      connection.disconnect()
      emitClicked(button)
      XCTAssertEqual(presses, 0)
      XCTAssertEqual(SignalBoxes.live, before)
    }
  }

  func testAWidgetGoesWithItsWrapperAndParent() throws {
    try onMain {
      var label: Label? = Label("Text")
      let probe = LeakProbe(try XCTUnwrap(label).raw)
      let box = Box(GTK_ORIENTATION_VERTICAL, [try XCTUnwrap(label)])
      label = nil
      XCTAssertTrue(probe.isAlive)
      gtk_box_remove(box.pointer(), try XCTUnwrap(gtk_widget_get_first_child(box.widget)))
      XCTAssertFalse(probe.isAlive)
    }
  }

  func testATimeoutRunsOnceAndFreesItsBox() throws {
    try onMain {
      let before = SignalBoxes.live
      var count = 0
      Timeout.after(milliseconds: 5) { count += 1 }
      let cancelled = Timeout.after(milliseconds: 5) { count += 100 }
      Timeout.cancel(cancelled)
      try pump(until: "the timeout ran") { count > 0 }
      XCTAssertEqual(count, 1)
      XCTAssertEqual(SignalBoxes.live, before)
    }
  }
}

@MainActor private func emitClicked(_ button: Button?) {
  guard let button else { return }
  emit(button.raw, "clicked")
}

@MainActor private func emit(
  _ object: UnsafeMutableRawPointer, _ name: String
) {
  var instance = GValue()
  g_value_init(&instance, cgtk_type_of(object))
  g_value_set_object(&instance, object)
  g_signal_emitv(&instance, g_signal_lookup(name, cgtk_type_of(object)), 0, nil)
  g_value_unset(&instance)
}
