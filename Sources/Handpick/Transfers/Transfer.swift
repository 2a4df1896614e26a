import FilesCore
import GtkSupport
import Observation

/// An operation on files that a window began: waiting for its devices, or under way.
@Observable final class Transfer {
  /// `Moving 12 files to “Photos”`
  @ObservationIgnored let title: String
  @ObservationIgnored let control = OperationControl()
  /// Whether it waits for others on its devices.
  fileprivate(set) var isWaiting = true
  /// How far it is, once it is under way.
  fileprivate(set) var progress = OperationProgress()
  /// Whether it has taken longer than a moment, so that it is shown.
  fileprivate(set) var isShown = false
  fileprivate(set) var isStopped = false

  @ObservationIgnored let devices: OperationDevices
  @ObservationIgnored private var report: OperationReport?
  @ObservationIgnored private var waiter: CheckedContinuation<OperationReport?, Never>?
  /// Called with the report of an operation that was handed over.
  @ObservationIgnored var onLateEnd: ((OperationReport) -> Void)?

  init(title: String, devices: OperationDevices) {
    self.title = title
    self.devices = devices
  }

  /// Waits for the end, but only for so long; nil where it goes on.
  func end(within milliseconds: Int) async -> OperationReport? {
    if let report { return report }
    return await withCheckedContinuation { continuation in
      waiter = continuation
      Timeout.after(milliseconds: milliseconds) { [weak self] in self?.handOver() }
    }
  }

  /// Waits for the end, however long that takes; after a moment it is shown as what goes on.
  func end() async -> OperationReport {
    if let report = await end(within: FileTransfers.moment) { return report }
    if let report { return report }
    return await withCheckedContinuation { continuation in
      onLateEnd = { continuation.resume(returning: $0) }
    }
  }

  private func handOver() {
    guard let waiter else { return }
    self.waiter = nil
    isShown = true
    waiter.resume(returning: nil)
  }

  func begin() {
    isWaiting = false
    Task { [weak self, updates = control.updates] in
      for await progress in updates { self?.progress = progress }
    }
  }

  func finish(_ report: OperationReport) {
    self.report = report
    isShown = false
    if let waiter {
      self.waiter = nil
      waiter.resume(returning: report)
    } else {
      onLateEnd?(report)
    }
  }

  /// Asks it to stop: what is complete stays and can be undone.
  func stop() {
    isStopped = true
    control.cancel()
  }
}
