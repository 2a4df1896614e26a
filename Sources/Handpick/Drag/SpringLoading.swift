import GtkSupport

/// Opens what a drag rests on for a while.
final class SpringLoading {
  private var target: AnyHashable?
  private var timer: UInt32?

  private static let time = 700

  /// The drag is over something, or over nothing that opens.
  func hover<Target: Hashable>(over target: Target?, open: @escaping () -> Void) {
    let target = target.map { AnyHashable($0) }
    guard target != self.target else { return }
    end()
    self.target = target
    guard target != nil else { return }
    timer = Timeout.after(milliseconds: Self.time) { [weak self] in
      self?.timer = nil
      self?.target = nil
      open()
    }
  }

  /// The drag has left or ended.
  func end() {
    if let timer { Timeout.cancel(timer) }
    timer = nil
    target = nil
  }
}
