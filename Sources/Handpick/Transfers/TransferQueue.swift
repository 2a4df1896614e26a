import FilesCore
import GtkSupport
import Observation

/// The operations of all windows: those that copy wait for their turn on a device, so that they do not slow each other
/// down; what only changes names begins at once.
@Observable final class TransferQueue {
  /// In the order in which they were asked for.
  private(set) var transfers: [Transfer] = []
  @ObservationIgnored private var works: [ObjectIdentifier: () -> Void] = [:]
  @ObservationIgnored private let application: Application
  @ObservationIgnored private var waitingForIdle: [CheckedContinuation<Void, Never>] = []
  /// Called with the report of work whose window is gone.
  @ObservationIgnored var onEndWithoutWindow: ((OperationReport, TransferRequest) -> Void)?

  init(application: Application) {
    self.application = application
  }

  /// Whether something takes longer than a moment.
  var isShown: Bool { transfers.contains(where: \.isShown) }

  /// Waits until nothing is under way.
  func becomesIdle() async {
    guard !transfers.isEmpty else { return }
    await withCheckedContinuation { waitingForIdle.append($0) }
  }

  /// Begins an operation, or lets it wait for its devices. The application goes on running until it has ended.
  func add(
    _ title: String, devices: OperationDevices,
    _ work: @escaping @MainActor (OperationControl) async -> OperationReport
  ) -> Transfer {
    let transfer = Transfer(title: title, devices: devices)
    transfers.append(transfer)
    works[ObjectIdentifier(transfer)] = { [weak self, application] in
      Task {
        let report = await application.whileHeld { await work(transfer.control) }
        self?.end(transfer)
        transfer.finish(report)
        self?.beginNext()
      }
    }
    beginNext()
    return transfer
  }

  /// Stops them all. One that waits begins and ends at once, so that its report says that it was stopped.
  func stopAll() {
    for transfer in transfers { stop(transfer) }
  }

  func stop(_ transfer: Transfer) {
    transfer.stop()
    if transfer.isWaiting { begin(transfer) }
  }

  private func beginNext() {
    var busy: Set<UInt64> = []
    for transfer in transfers where transfer.devices.copies {
      if transfer.isWaiting, busy.isDisjoint(with: transfer.devices.devices) { begin(transfer) }
      busy.formUnion(transfer.devices.devices)
    }
    for transfer in transfers where transfer.isWaiting && !transfer.devices.copies { begin(transfer) }
  }

  private func begin(_ transfer: Transfer) {
    transfer.begin()
    works.removeValue(forKey: ObjectIdentifier(transfer))?()
  }

  private func end(_ transfer: Transfer) {
    transfers.removeAll { $0 === transfer }
    guard transfers.isEmpty else { return }
    for continuation in waitingForIdle { continuation.resume() }
    waitingForIdle = []
  }
}
