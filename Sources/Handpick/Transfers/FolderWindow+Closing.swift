import FilesCore
import GtkSupport

/// Closing windows while work on files is under way.
extension FolderWindow {
  /// Asks before the last window closes while work is under way: without a window nobody sees it.
  func connectClosing() {
    window.connectAnswering("close-request") { [weak self] in
      guard let self, transfers.queue.isShown, isLast?() ?? true else { return false }
      askAboutWork { [weak self] in self?.window.destroy() }
      return true
    }
  }

  /// Asks what becomes of the work that is under way, and closes unless the person thinks better of it.
  func askAboutWork(close: @escaping () -> Void) {
    guard !isAskingAboutWork else { return }
    isAskingAboutWork = true
    let queue = transfers.queue
    Task { [weak self] in
      let answer = await ChoiceDialog.ask(
        title: localized("Work on files is still under way"),
        detail: queue.transfers.map(\.title).joined(separator: "\n"),
        choices: [
          .plain(localized("Continue in the background")), .dangerous(localized("Stop and close")),
        ], parent: self?.window)
      self?.isAskingAboutWork = false
      switch answer {
      case 0: close()
      case 1:
        queue.stopAll()
        await queue.becomesIdle()
        close()
      default: break
      }
    }
  }
}
