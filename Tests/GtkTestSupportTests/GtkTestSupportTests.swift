import CGtk
import GtkTestSupport
import XCTest

final class GtkTestSupportTests: GtkTestCase {
  func testMistakesAreCollected() {
    onMain {
      XCTAssertEqual(CriticalLog.take(), [])
      log("first", domain: "Other", level: G_LOG_LEVEL_CRITICAL)
      log("second", domain: "Gtk", level: G_LOG_LEVEL_WARNING)
      g_object_ref(nil)
      XCTAssertEqual(
        CriticalLog.take(),
        [
          "Other-CRITICAL: first", "Gtk-WARNING: second",
          "GLib-GObject-CRITICAL: g_object_ref: assertion 'G_IS_OBJECT (object)' failed",
        ])
      XCTAssertEqual(CriticalLog.take(), [])
    }
  }

  func testPumpRunsTheLoopUntilTheConditionHolds() throws {
    try onMain {
      let turns = UnsafeMutablePointer<Int>.allocate(capacity: 1)
      turns.initialize(to: 0)
      defer { turns.deallocate() }
      let source = g_idle_add(
        { data in
          data?.assumingMemoryBound(to: Int.self).pointee += 1
          return gboolean(1)
        }, turns)
      defer { g_source_remove(source) }
      try pump(until: "the source ran three times") { turns.pointee >= 3 }
      XCTAssertEqual(turns.pointee, 3)
    }
  }

  func testPumpGivesUp() throws {
    try onMain {
      XCTAssertThrowsError(try pump(until: "never", timeout: .milliseconds(20)) { false }) { error in
        XCTAssertTrue("\(error)".hasSuffix("waited 0.02 seconds in vain until never"), "\(error)")
      }
    }
  }

  func testProbeSeesTheLastReferenceGo() throws {
    try onMain {
      let object = try XCTUnwrap(g_object_new_with_properties(g_object_get_type(), 0, nil, nil))
      let probe = LeakProbe(object)
      XCTAssertTrue(probe.isAlive)
      g_object_unref(object)
      XCTAssertFalse(probe.isAlive)
    }
  }
}

/// Logs as GLib's macros do, which Swift cannot import.
private func log(_ message: String, domain: String, level: GLogLevelFlags) {
  let fields = g_variant_dict_new(nil)
  defer { g_variant_dict_unref(fields) }
  g_variant_dict_insert_value(fields, "MESSAGE", g_variant_new_string(message))
  g_log_variant(domain, level, g_variant_dict_end(fields))
}
