import GtkSupport
import GtkTestSupport
import Observation
import XCTest

final class ObservationLoopTests: GtkTestCase {
  func testRunsOnceATurnUntilCancelled() throws {
    try onMain {
      MainLoop.attach()
      let counter = Counter()
      var seen: [Int] = []
      let loop = ObservationLoop { seen.append(counter.value) }
      XCTAssertEqual(seen, [0])
      counter.value = 1
      counter.value = 2
      counter.other = 5
      try pump(until: "the change is seen") { seen.count > 1 }
      XCTAssertEqual(seen, [0, 2])
      loop.cancel()
      counter.value = 3
      var isLater = false
      Task { isLater = true }
      try pump(until: "a later turn") { isLater }
      XCTAssertEqual(seen, [0, 2])
    }
  }
}

@MainActor @Observable private final class Counter {
  var value = 0
  var other = 0
}
