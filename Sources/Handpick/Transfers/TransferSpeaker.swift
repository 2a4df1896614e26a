import GtkSupport

/// Says how far long work is: at each quarter, and after 30 s without a word. That it has ended is said by its line.
final class TransferSpeaker {
  private let transfer: Transfer
  private let say: (String) -> Void
  private var quarter = 0
  private var spoken = ContinuousClock.now
  private var watching: ObservationLoop?

  init(_ transfer: Transfer, say: @escaping (String) -> Void) {
    self.transfer = transfer
    self.say = say
    say(transfer.title)
    watching = ObservationLoop { [weak self] in self?.watch() }
  }

  isolated deinit { watching?.cancel() }

  private func watch() {
    let progress = transfer.progress
    guard transfer.isShown, progress.phase == .working, !transfer.isStopped else { return }
    let reached = Int(progress.fraction * 4)
    let now = ContinuousClock.now
    guard reached > quarter || now - spoken >= .seconds(30) else { return }
    quarter = reached
    spoken = now
    say(TransferTexts.milestone(transfer))
  }
}
