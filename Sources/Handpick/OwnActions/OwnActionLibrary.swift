import CGtk
import FilesCore
import GtkSupport
import Observation

/// The own actions that are installed, read in the background and again when one of their folders changes.
@Observable final class OwnActionLibrary {
  static let shared = OwnActionLibrary()

  private(set) var actions: [OwnAction] = []
  @ObservationIgnored private var monitors: [FileMonitor] = []
  @ObservationIgnored private var planned: UInt32?

  private init() {}

  /// Reads the actions, once for all windows.
  func start() {
    guard monitors.isEmpty else { return }
    monitors = OwnActionFiles.watched.map { folder in
      FileMonitor(path: Array(folder.utf8)) { [weak self] in self?.readSoon() }
    }
    read()
  }

  private func readSoon() {
    guard planned == nil else { return }
    planned = Timeout.after(milliseconds: 200) { [weak self] in
      self?.planned = nil
      self?.read()
    }
  }

  private func read() {
    Task { [weak self] in
      let found = await Task.detached { OwnActionFiles.read() }.value
      guard let self, found != actions else { return }
      actions = found
    }
  }
}
