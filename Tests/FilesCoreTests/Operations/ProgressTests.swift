import Synchronization
import Testing

@testable import FilesCore

/// Progress and its estimate.
struct ProgressTests {
  /// A clock that a test turns.
  private final class Clock: Sendable {
    private let value = Mutex(100.0)
    var seconds: Double { value.withLock { $0 } }
    func advance(_ seconds: Double) { value.withLock { $0 += seconds } }
  }

  @Test func noMoreThanTenReportsASecond() async {
    let clock = Clock()
    let control = OperationControl { clock.seconds }
    let seen = Counter()
    let updates = control.updates
    let watcher = Task { for await _ in updates { _ = seen.next() } }
    for _ in 0..<200 {
      control.update { $0.items += 1 }
      clock.advance(0.01)
      await Task.yield()
    }
    control.end()
    await watcher.value
    #expect((1...20).contains(seen.next() - 1))
    #expect(control.progress.items == 200)
  }

  @Test func theStreamEndsWithTheOperation() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("mkdir d t; echo one >t/a; echo two >t/b")
    let control = OperationControl()
    let updates = control.updates
    let phases = Task {
      var phases: Set<OperationPhase> = []
      for await progress in updates { phases.insert(progress.phase) }
      return phases
    }
    _ = await sandbox.operations().copy([sandbox["t"]], to: sandbox["d"], control: control)
    #expect(await phases.value.contains(.working))
    #expect([control.progress.items, control.progress.totalItems] == [3, 3])
    #expect([control.progress.bytes, control.progress.totalBytes] == [8, 8])
    #expect(control.progress.destination == sandbox["d"])
    var later = control.updates.makeAsyncIterator()
    #expect(await later.next() == nil)
  }

  @Test func finishingIsSaid() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("echo one >f")
    let control = OperationControl()
    let phase = Mutex(OperationPhase.preparing)
    let operations = sandbox.operations { call, _ in
      if call == .syncFileSystem { phase.withLock { $0 = control.progress.phase } }
      return 0
    }
    _ = await operations.duplicate([sandbox["f"]], control: control)
    #expect(phase.withLock { $0 } == .finishing)
  }

  @Test func anEstimateAfterThreeSeconds() {
    var meter = ProgressMeter()
    var progress = OperationProgress()
    progress.phase = .working
    progress.totalBytes = 1_000_000
    var estimates: [Double?] = []
    for second in 0...4 {
      progress.bytes = UInt64(second) * 100_000
      estimates.append(meter.secondsLeft(of: progress, at: Double(second)))
    }
    #expect(estimates == [nil, nil, nil, 7, 6])
    #expect(progress.fraction == 0.4)
    progress.bytes = 1_000_000
    #expect(progress.fraction == 0.99)
  }
}
