import FilesCore
import GtkSupport
import Observation

/// The files that this program has cut and that are still on the clipboard: shown dimmed until they are pasted.
@Observable final class CutFiles {
  static let shared = CutFiles()

  private var folder: FilePath?
  private var names: Set<FileName> = []
  @ObservationIgnored private var watch: SignalConnection?

  private init() {}

  /// Takes note of what was just put on the clipboard; no names where it is not cut.
  func set(_ names: [FileName], in folder: FilePath) {
    self.folder = folder
    self.names = Set(names)
  }

  /// Watches a clipboard for other content, once.
  func watch(_ clipboard: Clipboard) {
    guard watch == nil else { return }
    watch = clipboard.onChange { [weak self] in self?.forget() }
  }

  private func forget() {
    if !names.isEmpty { names = [] }
  }

  /// Whether a file is cut.
  func contains(_ id: FileID, in folder: Folder) -> Bool {
    !names.isEmpty && folder.path == self.folder && names.contains(folder.name(of: id))
  }

  /// How many there are; for observing.
  var count: Int { names.count }
}
