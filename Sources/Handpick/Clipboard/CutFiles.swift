import FilesCore
import GtkSupport
import Observation

/// The files that this program has cut and that are still on the clipboard: shown dimmed until they are pasted.
@Observable final class CutFiles {
  static let shared = CutFiles()

  private var paths: Set<FilePath> = []
  @ObservationIgnored private var watch: SignalConnection?

  private init() {}

  /// Takes note of what was just put on the clipboard; no paths where it is not cut.
  func set(_ paths: Set<FilePath>) {
    self.paths = paths
  }

  /// Watches a clipboard for other content, once.
  func watch(_ clipboard: Clipboard) {
    guard watch == nil else { return }
    watch = clipboard.onChange { [weak self] in self?.forget() }
  }

  private func forget() {
    if !paths.isEmpty { paths = [] }
  }

  /// Whether a file is cut. By its whole path: a search finds files of one name in many folders.
  func contains(_ id: FileID, in folder: Folder) -> Bool {
    !paths.isEmpty && paths.contains(folder.path(of: id))
  }

  /// How many there are; for observing.
  var count: Int { paths.count }
}
