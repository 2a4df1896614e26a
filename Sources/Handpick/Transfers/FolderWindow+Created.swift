import FilesCore
import GtkSupport
import SelectionCore

/// Going on with what an operation has made here: what was pasted, dropped, duplicated, extracted, or put into an archive.
///
/// The first of it gets the focus, so that it is what a key of browse mode acts on; where it is several, the line offers
/// to choose them. In select mode with nothing chosen they are chosen at once. What a person has chosen stays as it is.
extension FolderWindow {
  /// To be called as an operation begins; the answer, with its report, goes on with the files that it has made in the
  /// folder shown, unless a person has moved the focus or chosen something meanwhile.
  func goingOnWithCreated() -> (OperationReport) -> Void {
    let (current, isSelecting) = (list.currentID, model.isSelecting)
    return { [weak self] report in
      // Once the action that it is of has ended select mode.
      Task { await self?.goOn(with: report, current: current, isSelecting: isSelecting) }
    }
  }

  private func goOn(with report: OperationReport, current: FileID?, isSelecting: Bool) async {
    guard report.kind != .undo, report.kind != .redo else { return }
    let folder = folder
    guard isSelecting, model.isSelecting, !folder.isSearch else {
      let paths = report.items.lazy.filter { $0.result == .done }.compactMap(\.destination)
      let path = paths.first { folder.isSearch ? $0.isEqualOrBelow(folder.path) : $0.parent == folder.path }
      return goOn(with: path.map { CreatedFiles(focus: .first($0), current: current) })
    }
    let names = await CreatedFiles.names(made: report, in: folder.path)
    guard folder === self.folder, !names.isEmpty, names.count <= Self.mostChosen else { return }
    goOn(with: CreatedFiles(focus: .chosen(names, soFar: 0), current: current))
  }

  /// Above this many, files that come bit by bit would hold up the window.
  private static let mostChosen = 20_000

  private func goOn(with created: CreatedFiles?) {
    guard let created else { return }
    self.created = created
    goOnWithCreated()
  }

  /// Moves the focus to the file that was made, or chooses those that were, as far as they are listed.
  func goOnWithCreated() {
    guard let created else { return }
    switch created.focus {
    case .first(let path): focus(path, of: created)
    case .chosen(let names, let count): choose(names, soFar: count)
    }
  }

  private func focus(_ path: FilePath, of created: CreatedFiles) {
    guard !model.isSelecting, list.currentID == created.current else {
      self.created = nil
      return
    }
    guard let id = folder.id(of: path), isListed(id) else { return }
    self.created = nil
    list.focus(id)
  }

  private func choose(_ names: Set<FileName>, soFar count: Int) {
    guard model.isSelecting, model.count == count else {
      created = nil
      return
    }
    let found = folder.ids(named: names).filter(isListed)
    guard found.count > count else { return }
    created = found.count < names.count ? created : nil
    created?.focus = .chosen(names, soFar: found.count)
    model.select(found)
    if count == 0 { list.focus(found[0]) }
  }

  // MARK: The line

  /// The button of the line that chooses what was made, where that is several files of the folder shown.
  func choosingCreated(_ report: OperationReport) -> SelectionFollowUp? {
    // In select mode the first two are chosen by themselves, or not because others are; the action ends it with the rest.
    let kinds: [OperationKind] =
      model.isSelecting ? [.duplicate, .extract] : [.copy, .move, .duplicate, .extract]
    guard kinds.contains(report.kind), !folder.isSearch,
      report.items.count(of: .done) > 1,
      report.items.first(where: { $0.result == .done })?.destination?.parent == folder.path
    else { return nil }
    let path = folder.path
    return SelectionFollowUp(title: localized("Select them")) { [weak self] in
      Task { await self?.chooseCreated(report, in: path) }
    }
  }

  private func chooseCreated(_ report: OperationReport, in path: FilePath) async {
    let names = await CreatedFiles.names(made: report, in: path)
    guard !names.isEmpty else { return }
    if folder.path != path || folder.isSearch { go(to: path) }
    namesToSelect = names
    settle()
  }
}

/// Files that were made and may not be listed yet.
struct CreatedFiles {
  /// What is to become of them: the focus on one, or all of these chosen, of which so many are by now.
  enum Focus {
    case first(FilePath)
    case chosen(Set<FileName>, soFar: Int)
  }

  var focus: Focus
  /// The row that was current before.
  let current: FileID?

  /// The names in a folder that an operation has made there.
  @concurrent
  static func names(made report: OperationReport, in folder: FilePath) async -> Set<FileName> {
    let paths = report.items.lazy.filter { $0.result == .done }.compactMap(\.destination)
    return Set(paths.filter { $0.parent == folder }.compactMap(\.name))
  }
}
