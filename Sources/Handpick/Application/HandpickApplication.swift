import CGtk
import FilesCore
import GtkSupport

/// The application: one process a session, a window a folder. A second start opens its windows in the first.
final class HandpickApplication {
  private let application = Application(
    id: "org.handpick.Handpick", flags: G_APPLICATION_HANDLES_COMMAND_LINE)
  private let operations = FileOperations()
  private let queue: TransferQueue
  private var windows: [FolderWindow] = []
  private var trash: TrashWindow?
  private let service = FileManagerService()
  private var hasStarted = false

  init() {
    queue = TransferQueue(application: application)
    queue.onEndWithoutWindow = { [weak self] in self?.tell($0, $1) }
    application.connect("startup") { [weak self] in self?.offerService() }
    application.connectCommandLine { [weak self] arguments, folder in
      self?.open(arguments: arguments, folder: folder)
    }
    application.connect("activate") { [weak self] in
      self?.start()
      self?.openWindow(for: .home)
    }
  }

  /// Runs until the last window is gone; answers the exit status.
  func run(_ arguments: CommandLineArguments) -> Int32 {
    switch arguments.request(from: .currentFolder) {
    case .help: print(CommandLineArguments.help, terminator: "")
    case .version: print("handpick \(Release.version)")
    case .wrong(let reason):
      CommandLineArguments.complain("handpick: \(reason)\n\(CommandLineArguments.help)")
      return 2
    case .open, .select, .trash, .serve:
      return application.run(arguments.raw)
    }
    return 0
  }

  private func open(arguments: [[UInt8]], folder: [UInt8]) {
    start()
    let base = FilePath(bytes: folder) ?? .root
    switch CommandLineArguments(raw: arguments).request(from: base) {
    case .open(let folders):
      for folder in folders.isEmpty ? [.home] : folders { openWindow(for: folder) }
    case .select(let files): select(files)
    case .trash: openTrash()
    case .serve, .help, .version, .wrong:
      break
    }
  }

  /// What an interrupted run of ours left is put right before anything else is done, and told in the first window.
  private func start() {
    guard !hasStarted else { return }
    hasStarted = true
    Task {
      let report = await operations.recover()
      if !report.items.isEmpty { windows.first?.toolbar.run.report(report.message, isError: report.isError) }
    }
  }

  /// Shows what other programs ask for.
  private func offerService() {
    service.onShowFolder = { [weak self] in self?.openWindow(for: $0) }
    service.onShowItems = { [weak self] in self?.select($0) }
    service.onShowProperties = { [weak self] in self?.showProperties(of: $0) }
    service.start()
  }

  private func select(_ files: [FilePath]) {
    for (parent, names) in Dictionary(grouping: files, by: { $0.parent ?? .root }) {
      openWindow(for: parent, selecting: names.compactMap(\.name))
    }
  }

  /// Shows the properties over a window on the files' folder.
  private func showProperties(of files: [FilePath]) {
    guard let folder = files.first?.parent else { return }
    let shown = windows.first { $0.folder.path == folder }
    if shown == nil { openWindow(for: folder) }
    let window = shown ?? windows.last
    window?.window.present()
    window?.showProperties(of: files)
  }

  private func openWindow(for folder: FilePath, selecting names: [FileName] = []) {
    let window = FolderWindow(
      application: application, operations: operations, queue: queue, folder: folder)
    windows.append(window)
    window.onDestroy = { [weak self, weak window] in self?.windows.removeAll { $0 === window } }
    window.onOpenWindow = { [weak self] in self?.openWindow(for: $0) }
    window.onQuit = { [weak self, weak window] in self?.quit(from: window) }
    window.isLast = { [weak self] in self?.windows.count == 1 }
    window.onOpenTrash = { [weak self] in self?.openTrash() }
    window.present(selecting: names)
  }

  /// Closes every window; asks before, where work is under way.
  private func quit(from window: FolderWindow?) {
    let closeAll = { [weak self] in
      for window in self?.windows ?? [] { window.window.destroy() }
    }
    if queue.isShown, let window { window.askAboutWork(close: closeAll) } else { closeAll() }
  }

  /// Tells how work ended whose window is gone: in another one, or by the desktop's notifications.
  private func tell(_ report: OperationReport, _ request: TransferRequest) {
    if let window = windows.first {
      window.tell(report, request)
    } else {
      application.notify(report.message)
    }
  }

  /// Shows the Trash, in one window for all.
  private func openTrash() {
    if let trash { return trash.window.present() }
    let window = TrashWindow(application: application, operations: operations)
    window.onDestroy = { [weak self] in self?.trash = nil }
    trash = window
    window.present()
  }
}
