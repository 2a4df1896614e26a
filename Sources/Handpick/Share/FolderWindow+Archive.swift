import Archives
import FilesCore
import GtkSupport
import SelectionCore
import SelectionToolbar

/// Saving files in one archive, as a way of sharing.
extension FolderWindow {
  /// Asks for the archive's name and makes it in the folder shown.
  func saveAsArchive(_ uris: [String]) async throws -> ShareOutcome {
    let sources = await Task.detached { uris.compactMap { FilePath(uri: $0) } }.value
    let target = folder.path
    guard let name = await archiveName(for: sources, in: target) else { return .backedOut }
    let request = TransferRequest(work: .archive(in: target, name: name), sources: sources)
    guard let report = try await transfers.perform(request, then: goingOnWithCreated()) else {
      return .goesOn
    }
    if report.isCancelled { return .backedOut }
    tell(report, request)
    // What is chosen stays so, to go on without the file that could not be archived.
    if report.isError { return .backedOut }
    if folder.path == target, let made = report.items.first?.destination?.name { focusWhenListed(made) }
    return .goesOn
  }

  private func archiveName(for sources: [FilePath], in folder: FilePath) async -> FileName? {
    let suggestion = ArchiveTexts.suggestion(for: sources, in: folder)
    return await withCheckedContinuation { continuation in
      let dialog = TextDialog(
        title: ArchiveTexts.title(sources), label: localized("Name"), text: suggestion,
        confirm: localized("Save"), parent: window, onCancel: { continuation.resume(returning: nil) })
      dialog.check = { NameProblem.of(ArchiveTexts.withExtension($0)) }
      dialog.lateCheck = { text in
        guard let name = FileName(ArchiveTexts.withExtension(text)) else { return nil }
        return await NameProblem.taken(name, in: folder)
      }
      dialog.onConfirm = { continuation.resume(returning: FileName(ArchiveTexts.withExtension($0))) }
      self.dialog = dialog
      dialog.present(selecting: 0..<NameProblem.baseLength(of: suggestion, isFolder: false))
    }
  }
}
