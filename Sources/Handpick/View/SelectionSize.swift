import CGtk
import FilesCore
import GtkSupport
import SelectionCore

/// Keeps the size of all that is chosen, as a text for the header: files at once, folders as they are counted.
///
/// A single change is added to the sum; many are summed up anew off the main thread.
final class SelectionSize {
  private let model: SelectionToolbarModel<FileID>
  private let shown: ShownFolder
  private let show: (String) -> Void
  private var observation: SelectionObservation?

  /// What the chosen files came to when they were summed up last, and what changed since; nil while it is not known.
  private var measure: FolderMeasure?
  private var planned: UInt32?
  /// Numbers the sums, so that one that is overtaken is dropped.
  private var number = 0
  /// Whether all details were asked for already: what is unknown then cannot be known.
  private var hasAskedAll = false

  private var folderSizes: [FileID: UInt64] = [:]
  /// The sum of the chosen folders that are counted, and those that are still to be, the next one last.
  private var counted: UInt64 = 0
  private var waiting: [FileID] = []
  private var counting: (id: FileID, sizer: FolderSizer, size: UInt64)?

  /// More changes than this at once are summed up anew.
  private static let mostSteps = 2048

  init(model: SelectionToolbarModel<FileID>, shown: ShownFolder, show: @escaping (String) -> Void) {
    self.model = model
    self.shown = shown
    self.show = show
    observation = model.addObserver { [weak self] in self?.apply($0) }
  }

  /// Another folder is shown: nothing that was known means anything.
  func forget() {
    folderSizes = [:]
    hasAskedAll = false
    stop()
  }

  /// More is known of some files, or it is something else now.
  func detailsChanged() {
    if model.isSelecting { plan() }
  }

  private func stop() {
    number += 1
    measure = nil
    counting?.sizer.cancel()
    counting = nil
    if let planned { Timeout.cancel(planned) }
    planned = nil
    show("")
  }

  private func apply(_ change: SelectionChange) {
    guard model.isSelecting, model.count > 0 else { return stop() }
    guard change.modeChanged || change.countChanged || !change.ranges.isEmpty else { return }
    let steps = change.ranges.reduce(0) { $0 + $1.count }
    guard planned == nil, !change.orderChanged, steps > 0, steps <= Self.mostSteps, var measure else {
      return plan()
    }
    let folder = shown.folder
    for position in change.ranges.joined() {
      let id = model.shownID(at: position)
      guard folder.contains(id), measure.change(id, in: folder, isAdded: model.isSelected(at: position))
      else {
        return plan()
      }
    }
    number += 1
    self.measure = measure
    draw()
  }

  /// Sums up once the turn is over, and several changes in a row only once.
  private func plan() {
    number += 1
    guard planned == nil else { return }
    planned = Timeout.after(milliseconds: 60) { [weak self] in
      self?.planned = nil
      self?.sumUp()
    }
  }

  private func sumUp() {
    let (folder, number) = (shown.folder, number)
    let selected = model.selectedIDs
    Task { [weak self] in
      let ids = await Task.detached(priority: .userInitiated) { selected.ordered() }.value
      var measure = await folder.measure(ids)
      guard let self, number == self.number, folder === shown.folder else { return }
      let basket = shown.kept.basket
      for id in basket.ids { if let file = basket[id] { measure.add(file, as: id) } }
      adopt(measure)
      guard measure.unknown > 0, !hasAskedAll else { return }
      hasAskedAll = true
      guard await folder.readAllDetails(), folder === shown.folder else { return }
      plan()
    }
  }

  /// Takes over a new sum; folders that were counted before are not counted again.
  private func adopt(_ new: FolderMeasure) {
    measure = new
    counted = 0
    waiting = []
    for id in new.folders {
      if let size = folderSizes[id] { counted = counted.addingClamped(size) } else { waiting.append(id) }
    }
    if let counting, !waiting.contains(counting.id) {
      counting.sizer.cancel()
      self.counting = nil
    }
    waiting.removeAll { $0 == counting?.id }
    waiting.reverse()
    draw()
  }

  private func draw() {
    guard let measure else { return }
    if counting == nil, let next = waiting.popLast() { count(next) }
    let size = FileDescriber.size(
      measure.size.addingClamped(counted).addingClamped(counting?.size ?? 0))
    show(counting == nil && measure.unknown == 0 ? size : localized("{size} so far", ["size": size]))
  }

  private func count(_ folder: FileID) {
    let sizer = FolderSizer()
    counting = (folder, sizer, 0)
    sizer.start(shown.files.path(of: folder)) { [weak self, weak sizer] size, isFinished in
      guard let self, let sizer, counting?.sizer === sizer else { return }
      counting?.size = size
      if isFinished {
        folderSizes[folder] = size
        counted = counted.addingClamped(size)
        counting = nil
      }
      draw()
    }
  }
}
