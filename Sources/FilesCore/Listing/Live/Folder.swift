import Dispatch

/// A live view of one folder for one window: its files as ids, sorted and filtered, and every change as it
/// comes.
///
/// Nothing here waits for a disk. Reading, sorting and watching happen on a thread of the folder's own, which
/// hands over what changed.
@MainActor
public final class Folder {
  /// The folder.
  public let path: FilePath

  /// How far the reading is.
  public private(set) var state: State = .loading

  /// How far the search is, or nil for a plain folder. A change is told as one of the state.
  public private(set) var search: Search?

  /// Which files are shown and how they are ordered. A change shows once the files are sorted anew, by an
  /// update.
  public var options: FolderOptions {
    didSet {
      guard options != oldValue else { return }
      let version = signals.nextVersion()
      worker.run { [options] in $0.apply(options, version: version) }
    }
  }

  /// Is told everything that changes, on the main thread.
  public var onUpdate: (@MainActor (FolderUpdate) -> Void)?

  let worker: FolderWorker
  let signals = FolderSignals()
  private(set) var contents: FolderContents
  /// Finds the rows of the contents by name, once all were read.
  private(set) var index: NameIndex?
  var details = DetailsColumn()
  /// The files whose details are being read.
  var awaited: Set<FileID> = []
  let detailsQueue = DispatchQueue(label: "folder details", qos: .userInitiated)
  private var isOpen = false

  /// A view of a folder that shows nothing before ``open()``.
  public init(path: FilePath, options: FolderOptions = FolderOptions()) {
    self.path = path
    self.options = options
    contents = FolderContents()
    worker = FolderWorker(path: path, options: options, signals: signals)
  }

  deinit {
    signals.close()
  }

  /// The files in a folder and all folders below it whose names match a pattern; nothing before ``open()``.
  ///
  /// They are shown in their order as they are found, and can be acted on meanwhile: the state is ready at once. What
  /// others do in the first thousand folders is followed once the search has ended: files that come, change or go, but no
  /// folders that come. The rest is seen by ``reload()``. Whether hidden files are found is decided here.
  public init(path: FilePath, options: FolderOptions, searching pattern: NamePattern) {
    self.path = path
    self.options = options
    search = Search(isRunning: true)
    contents = FolderContents(holdsPaths: true)
    worker = FolderWorker(path: path, options: options, signals: signals, pattern: pattern)
  }

  /// Whether these are the results of a search.
  public var isSearch: Bool { search != nil }

  /// Ends a search that still goes on; what was found stays.
  public func stopSearching() {
    worker.run { $0.stopSearching() }
  }

  /// Starts to read and to watch the folder. Later calls do nothing.
  public func open() {
    guard !isOpen else { return }
    isOpen = true
    worker.run { [weak self] worker in
      worker.open { report in
        DispatchQueue.main.async { MainActor.assumeIsolated { self?.take(report) } }
      }
    }
  }

  /// Reads the folder anew, for file systems that do not tell of changes, or after a failure. Files that are
  /// still there keep their ids.
  public func reload() {
    worker.run { $0.reload() }
  }

  /// Ends reading and watching, for good; no update comes any more.
  public func close() {
    signals.close()
    worker.run { $0.close() }
  }

  private func take(_ report: FolderReport) {
    guard !signals.isClosed else { return }
    if let contents = report.contents { (self.contents, index) = (contents, report.index) }
    if let details = report.details { self.details = details }
    for (id, details) in report.changes { self.details.set(details, of: id.rawValue) }
    if let state = report.state { self.state = state }
    if let search = report.search { self.search = search }
    if report.outdatesDetails { refreshDetails() }
    for update in report.updates { onUpdate?(update) }
  }

  func tell(_ update: FolderUpdate) {
    onUpdate?(update)
  }
}
