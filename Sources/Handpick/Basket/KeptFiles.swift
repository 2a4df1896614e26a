import FilesCore
import GtkSupport
import Observation

/// The files that a window keeps while it shows other folders: its basket.
///
/// In select mode they are chosen beside the rows, as ids that are not shown; outside of it nothing acts on them. What
/// vanishes from its folder is dropped without a word, and what the program moves or renames is kept where it is then.
@Observable final class KeptFiles {
  private(set) var basket = FileBasket()
  /// Whether the files chosen now are kept when select mode is left: something was kept when it began.
  @ObservationIgnored var isFollowing = false
  /// Whether they are kept only because a search took the place of the folder that they were chosen in, or is about to.
  @ObservationIgnored var isCarried = false
  @ObservationIgnored var isCarrying = false
  /// What the action asked for last was about; nil once it is known what became of that.
  @ObservationIgnored var handled: [FileID]?
  /// Called with those that are no longer kept because they are gone.
  @ObservationIgnored var onVanish: (([FileID]) -> Void)?
  /// Called when more is known of those that are kept.
  @ObservationIgnored var onLook: (() -> Void)?
  @ObservationIgnored private var monitors: [FilePath: FileMonitor] = [:]
  @ObservationIgnored private var planned: UInt32?
  /// Called when files have gone elsewhere and are still kept.
  @ObservationIgnored var onFollow: (() -> Void)?
  /// How many operations of the program, of any window, are at work: what is missing meanwhile may be on its way.
  @ObservationIgnored private var underWay = 0
  /// Counts the operations that have ended.
  @ObservationIgnored private var ended = 0

  init() { Self.all.append(WeakFiles(files: self)) }

  var isEmpty: Bool { basket.isEmpty }

  /// Keeps files, and finds out in the background what is not known of them.
  func keep(_ files: [KeptFile]) {
    guard !files.isEmpty else { return }
    var basket = basket
    for file in files { basket.keep(file) }
    self.basket = basket
    watch()
    look()
  }

  /// Keeps files no longer.
  func drop(_ ids: [FileID]) {
    guard ids.contains(where: basket.contains) else { return }
    basket.drop(ids)
    watch()
  }

  /// Drops what an action was about, once it has ended well.
  func dropHandled() {
    if let handled { drop(handled) }
    handled = nil
  }

  // MARK: Following

  /// Those of all windows.
  private static var all: [WeakFiles] = []

  private struct WeakFiles {
    weak var files: KeptFiles?
  }

  /// Runs an operation that may move or rename what is kept.
  static func following<Report>(
    _ operation: () async -> Report, report: (Report) -> OperationReport?
  ) async -> Report {
    all.removeAll { $0.files == nil }
    let waiting = all.compactMap(\.files)
    for files in waiting { files.underWay += 1 }
    let result = await operation()
    for files in waiting {
      if let report = report(result) { await files.follow(report) }
      files.underWay -= 1
      files.ended += 1
      if !files.isEmpty { files.lookSoon() }
    }
    return result
  }

  private func follow(_ report: OperationReport) async {
    guard !isEmpty else { return }
    let paths = basket.ids.compactMap { self.basket[$0]?.path }
    let moves = await FileMoves.made(by: report, among: paths)
    guard !moves.isEmpty else { return }
    var basket = basket
    let replaced = basket.follow(moves)
    self.basket = basket
    watch()
    if !replaced.isEmpty { onVanish?(replaced) }
    onFollow?()
  }

  // MARK: Watching

  /// Watches the folders of what is kept, and no others.
  private func watch() {
    let folders = Set(basket.folders)
    for folder in monitors.keys where !folders.contains(folder) { monitors[folder] = nil }
    for folder in folders where monitors[folder] == nil {
      monitors[folder] = FileMonitor(path: folder.bytes) { [weak self] in self?.lookSoon() }
    }
  }

  /// Looks once where many changes come together.
  private func lookSoon() {
    guard planned == nil else { return }
    planned = Timeout.after(milliseconds: 200) { [weak self] in
      self?.planned = nil
      self?.look()
    }
  }

  /// Finds out in the background which of the files are still there, and their sizes.
  private func look() {
    let files = basket.ids.compactMap { basket[$0] }
    guard !files.isEmpty, underWay == 0 else { return }
    Task { [weak self, ended] in
      let found = await KeptFile.look(at: files)
      guard let self, underWay == 0, self.ended == ended else { return }
      take(found, of: files)
    }
  }

  private func take(_ found: [KeptFile], of asked: [KeptFile]) {
    let there = Set(found.map(\.path))
    let gone = asked.map(\.path).filter { !there.contains($0) }.compactMap { basket.id(of: $0) }
    var known = basket
    for file in found where known.id(of: file.path) != nil { known.keep(file) }
    basket = known
    if !gone.isEmpty {
      drop(gone)
      onVanish?(gone)
    }
    onLook?()
  }
}
