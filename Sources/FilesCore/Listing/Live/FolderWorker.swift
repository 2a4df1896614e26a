import Dispatch

/// Reads, sorts and watches a folder, on a queue of its own.
///
/// It works on its own copy of everything the window sees, and hands the whole over after each change: the
/// parts that did not change are shared.
actor FolderWorker {
  nonisolated let executor: QueueExecutor
  nonisolated let signals: FolderSignals
  let path: FilePath

  var options: FolderOptions
  var version = 0
  var state: Folder.State = .loading
  var contents: FolderContents
  var details = DetailsColumn()
  /// All files that are there, in the order of ``FolderOrder``, those that are not shown too.
  var order: ContiguousArray<UInt32> = []
  /// Whether sorting was given up for newer options, which then have to sort.
  var isOrderStale = false
  /// Whether to read the folder anew once it is in order.
  var isReloadWanted = false
  var hidden = HiddenNames()
  /// Finds changes, and what a window waits for, by name; made once all was read.
  var index: NameIndex?
  var identity: FolderDescriptor.Identity?
  var watch: FolderWatch?
  /// The events that are gathered for the next look at them.
  var pendingEvents: [FolderEvent] = []
  var isLookPlanned = false
  private(set) var deliver: (@Sendable (FolderReport) -> Void)?
  /// What is searched for below the folder, or nil where its own files are listed.
  let pattern: NamePattern?
  /// The search that goes on.
  var search: RunningSearch?

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(path: FilePath, options: FolderOptions, signals: FolderSignals, pattern: NamePattern? = nil) {
    executor = QueueExecutor(label: "folder")
    self.path = path
    self.options = options
    self.signals = signals
    self.pattern = pattern
    contents = FolderContents(holdsPaths: pattern != nil)
  }

  /// Runs something on the folder's queue, everything in the order of the calls.
  nonisolated func run(_ body: @escaping @Sendable (isolated FolderWorker) -> Void) {
    executor.queue.async { self.assumeIsolated(body) }
  }

  func open(_ deliver: @escaping @Sendable (FolderReport) -> Void) {
    self.deliver = deliver
    if pattern != nil { startSearching() } else { read() }
  }

  func close() {
    watch = nil
    search?.cancel()
    search = nil
    deliver = nil
  }

  /// Takes over other options, unless there are newer ones already.
  func apply(_ options: FolderOptions, version: Int) {
    guard !signals.isOutdated(version) else { return }
    self.version = version
    let order = FolderOrder(self.options)
    let needsSort = options.sort != order.sort || options.foldersFirst != order.foldersFirst
    self.options = options
    if needsSort { isOrderStale = true }
    if case .failed = state { return }
    guard deliver != nil else { return }
    showAll()
  }

  /// Starts to watch anew; what was heard before is of no use any more.
  func startWatching(_ folder: borrowing FolderDescriptor) {
    pendingEvents = []
    watch = FolderWatch(of: folder, for: self)
    identity = folder.identity
  }

  func report(_ report: FolderReport) {
    guard !signals.isClosed else { return }
    var report = report
    if report.contents != nil { report.index = index }
    deliver?(report)
  }

  /// Says that the folder cannot be shown, and takes its files away.
  func fail(_ failure: FolderFailure) {
    watch = nil
    search?.cancel()
    search = nil
    let table = contents.table
    let gone = (0..<table.count).filter { !table.isGone($0) }
    for row in gone { contents.table.remove(row) }
    index = nil
    order = []
    contents.show([])
    state = .failed(failure)
    let removed: [FolderUpdate] = gone.isEmpty ? [] : [.removed(gone.map(FileID.init))]
    report(FolderReport(contents: contents, state: state, updates: removed + [.reset, .state]))
    planRetry(after: .seconds(1))
  }

  /// Looks now and then whether the folder can be shown again: made anew, mounted or permitted by somebody.
  private func planRetry(after pause: DispatchTimeInterval) {
    executor.queue.asyncAfter(deadline: .now() + pause) { [weak self] in
      self?.assumeIsolated { $0.retry() }
    }
  }

  private func retry() {
    guard case .failed(let failure) = state, !signals.isClosed, deliver != nil else { return }
    let found = (try? FolderDescriptor(path))?.identity
    // Where a drive was, its empty mount point is left: only the drive itself is worth showing.
    guard let found, failure != .unmounted(path) || found == identity else {
      return planRetry(after: .seconds(3))
    }
    reload()
  }
}
