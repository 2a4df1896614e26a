import Archives
import CGtk
import FilesCore
import Glibc
import GtkSupport
import SelectionToolbar

/// Beginning an e-mail with the chosen files.
extension FolderWindow {
  /// More files than these go as one archive: no mail program and no bus takes any number.
  private static let mostAttachments = 12
  /// A portal may ask which program to use.
  private static let patience = 120

  func mail(_ uris: [String], with mailer: Mailer) async throws -> ShareOutcome {
    guard let stage = await ShareStage.make() else {
      throw ShareProblem(localized("The files could not be made ready for an e-mail."))
    }
    let paths = await Task.detached { uris.compactMap { FilePath(uri: $0) } }.value
    guard let ready = try await attachments(of: paths, in: stage) else { return .backedOut }
    let plain = mailer.needsPlainNames ? try await plainPaths(of: ready, in: stage) : ready
    switch mailer {
    case .program(_, let command): try await start(command(plain))
    case .xdgEmail:
      try await start([Array("xdg-email".utf8)] + plain.flatMap { [Array("--attach".utf8), $0.bytes] })
    case .portal(let bus, _):
      guard try await compose(plain, bus) else { return .backedOut }
    }
    return .done(localized("Opened in {application}", ["application": mailer.name]))
  }

  /// Files as they are, and what cannot be attached as it is in archives; nil where that was stopped.
  private func attachments(of paths: [FilePath], in stage: ShareStage) async throws -> [FilePath]? {
    guard paths.count <= Self.mostAttachments else {
      let name = ArchiveTexts.suggestion(for: paths, in: folder.path)
      return try await pack(paths, as: name, number: 0, in: stage).map { [$0] }
    }
    var ready: [FilePath] = []
    for (number, path) in paths.enumerated() {
      let kind = await Task.detached { path.kindBehindLinks }.value
      if kind == .folder {
        let name = ArchiveTexts.suggestion(for: [path], in: folder.path)
        guard let archive = try await pack([path], as: name, number: number, in: stage) else { return nil }
        ready.append(archive)
      } else {
        ready.append(path)
      }
    }
    return ready
  }

  /// Makes an archive, shown among the operations if it takes longer; nil where it was stopped.
  private func pack(_ paths: [FilePath], as name: String, number: Int, in stage: ShareStage) async throws
    -> FilePath?
  {
    guard let name = FileName(ShareStage.plainName(name)),
      let place = stage.folder.appending("\(number).zip"), mkdir(place.cString, 0o700) == 0
    else { throw ShareProblem(localized("The files could not be made ready for an e-mail.")) }
    let request = TransferRequest(work: .archive(in: place, name: name), sources: paths)
    let transfer = transfers.queue.add(
      TransferTexts.title(request), devices: OperationDevices(devices: [], copies: true)
    ) { control in
      await stage.operations.archive(paths, to: place, named: name, as: ZipFormat(), control: control)
    }
    let report = await transfer.end()
    if report.isCancelled { return nil }
    guard !report.isError, let archive = report.items.first?.destination else {
      throw ShareProblem(report.message)
    }
    return archive
  }

  private func plainPaths(of paths: [FilePath], in stage: ShareStage) async throws -> [FilePath] {
    let plain = await Task.detached {
      paths.enumerated().compactMap { stage.plainPath(of: $0.element, number: $0.offset) }
    }.value
    guard plain.count == paths.count else {
      throw ShareProblem(localized("The files could not be made ready for an e-mail."))
    }
    return plain
  }

  private func start(_ command: [[UInt8]]) async throws {
    guard let reason = await ProgramRun.start(command) else { return }
    throw ShareProblem(localized("The mail program could not be started: {reason}", ["reason": reason]))
  }

  /// Asks the portal; answers whether it went on, or the person backed out.
  private func compose(_ paths: [FilePath], _ bus: Object) async throws -> Bool {
    let files = paths.map { Glibc.open($0.cString, O_RDONLY | O_CLOEXEC) }
    guard files.allSatisfy({ $0 >= 0 }) else {
      for file in files where file >= 0 { close(file) }
      throw ShareProblem(localized("The files could not be made ready for an e-mail."))
    }
    let handles = files.indices.map { "handle \($0)" }.joined(separator: ", ")
    let response = await DBus.request(
      bus, Mailer.portalInterface, "ComposeEmail", files: files, seconds: Self.patience
    ) { "('', {'handle_token': <'\($0)'>, 'attachment_fds': <[\(handles)]>})" }
    switch response {
    case 0: return true
    case 1: return false
    default: throw ShareProblem(localized("The desktop could not open a mail program."))
    }
  }
}
