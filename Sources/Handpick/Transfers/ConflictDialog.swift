import CGtk
import FilesCore
import GtkSupport
import SelectionToolbar

/// The question about files whose names are taken: one dialog for a whole batch, which shows one conflict after another
/// with both sides, and takes an answer for all that are left.
///
/// Nothing that takes a file's place can be pressed by mistake: `Cancel` has the focus, the others come to life a moment
/// after they are shown, and rest for a moment when the next conflict takes the place of the one before.
///
/// - Accessibility: a dialog named `3 of 12 files already exist in “Photos”`, described by the conflict; push buttons
///   `Skip`, `Keep both`, `Rename…`, `Replace` or `Merge`, `Cancel`; a check box `Do the same for all 3 files`.
final class ConflictDialog {
  private let dialog: DialogWindow
  private let operations: FileOperations
  private let continuation: CheckedContinuation<[FilePath: ConflictChoice], any Error>
  private var pending: [FileConflict]
  private var choices: [FilePath: ConflictChoice] = [:]
  private var number = 1
  private var total: Int
  private var isArmed = false
  private var arming: UInt32?

  private let place = Label().styled("conflict-name")
  private let existing = Label().styled("question-detail")
  private let incoming = Label().styled("question-detail")
  private let forAll = CheckBox("")
  private let skip = Button(localized("Skip"))
  private let keepBoth = Button(localized("Keep both"))
  private let rename = Button(localized("Rename…"))
  private let replace = Button(localized("Replace"))
  private let cancel = Button(localized("Cancel"))
  private var renaming: TextDialog?

  private static let restTime = 600

  /// Asks about each conflict; answers what was chosen, by source.
  ///
  /// - Throws: `CancellationError` where the person backs out: nothing is to be done then.
  static func choose(
    _ conflicts: [FileConflict], of total: Int, in folder: FilePath, operations: FileOperations,
    parent: Window?
  ) async throws -> [FilePath: ConflictChoice] {
    var dialog: ConflictDialog?
    let choices = try await withCheckedThrowingContinuation { continuation in
      dialog = ConflictDialog(
        conflicts, title: TransferTexts.conflictTitle(conflicts, of: total, in: folder),
        operations: operations,
        parent: parent, continuation: continuation)
    }
    _ = dialog
    return choices
  }

  private init(
    _ conflicts: [FileConflict], title: String, operations: FileOperations, parent: Window?,
    continuation: CheckedContinuation<[FilePath: ConflictChoice], any Error>
  ) {
    pending = conflicts
    total = conflicts.count
    self.operations = operations
    self.continuation = continuation
    dialog = DialogWindow(title: title, parent: parent?.pointer()) {
      continuation.resume(throwing: CancellationError())
    }
    for label in [place, existing, incoming] {
      label.wraps = true
      label.maximumWidth = 44
      label.xalign = 0
      dialog.append(label)
    }
    dialog.append(forAll)
    for button in [skip, keepBoth, rename, replace] {
      gtk_widget_set_size_request(button.widget, 280, 44)
      button.isSensitive = false
      dialog.append(button)
    }
    replace.addClass("danger-button")
    skip.onClicked { [weak self] in self?.choose(.skip) }
    keepBoth.onClicked { [weak self] in self?.choose(.keepBoth) }
    rename.onClicked { [weak self] in self?.askForName() }
    replace.onClicked { [weak self] in self?.replaceOrMerge() }
    cancel.onClicked { [weak dialog] in dialog?.cancel() }
    dialog.append(buttons: [cancel])
    dialog.window.setDefaultWidget(cancel)
    show()
    dialog.present(focus: cancel)
  }

  // MARK: Showing

  private func show() {
    guard let conflict = pending.first else { return }
    let name = conflict.source.shortName
    place.isVisible = total > 1
    place.text =
      localized(
        "{number} of {total}: “{name}”", ["number": number.localized, "total": total.localized, "name": name])
    existing.text = TransferTexts.side(conflict.existing, comparedWith: conflict.incoming, isIncoming: false)
    incoming.text = TransferTexts.side(conflict.incoming, comparedWith: conflict.existing, isIncoming: true)
    replace.label = conflict.canMerge ? localized("Merge") : localized("Replace")
    for button in [skip, keepBoth, rename, replace] { button.setAccessibleLabel(button.label) }
    replace.setClass("danger-button", !conflict.canMerge)
    let alike = alike.count
    forAll.isVisible = alike > 1
    forAll.label =
      conflict.canMerge
      ? localizedPlural("Do the same for all {count} folder", "Do the same for all {count} folders", alike)
      : localizedPlural("Do the same for all {count} file", "Do the same for all {count} files", alike)
    let words = (total > 1 ? [place, existing, incoming] : [existing, incoming]).map(\.text).joined(
      separator: "\n")
    dialog.window.setAccessibleDescription(words)
    // The next conflict is spoken where the focus is; the other buttons would only say it again.
    for button in [skip, keepBoth, rename, replace, cancel] {
      button.setAccessibleDescription(number > 1 && button.containsFocus ? words : "")
    }
    rest()
  }

  /// The conflicts that an answer for all is for: of one kind, folders or files.
  private var alike: [FileConflict] {
    guard let first = pending.first else { return [] }
    return pending.filter { $0.canMerge == first.canMerge }
  }

  /// Takes no answer for a moment: a key meant for something else must not answer what nobody has read.
  private func rest() {
    setArmed(false)
    if let arming { Timeout.cancel(arming) }
    arming = Timeout.after(milliseconds: Self.restTime) { [weak self] in
      guard let self else { return }
      arming = nil
      setArmed(true)
    }
  }

  /// A button that rests is busy and not insensitive, or it would lose the focus without a word.
  private func setArmed(_ isArmed: Bool) {
    self.isArmed = isArmed
    for button in [skip, keepBoth, rename, replace] {
      button.setAccessibleBusy(!isArmed)
      if isArmed { button.isSensitive = true }
    }
  }

  // MARK: Answers

  private func choose(_ choice: ConflictChoice) {
    guard isArmed else { return }
    take(choice, for: forAll.isChecked ? alike : Array(pending.prefix(1)))
  }

  private func take(_ choice: ConflictChoice, for conflicts: [FileConflict]) {
    for conflict in conflicts { choices[conflict.source] = choice }
    pending.removeAll { choices[$0.source] != nil }
    number += conflicts.count
    next()
  }

  private func next() {
    if pending.isEmpty {
      if let arming { Timeout.cancel(arming) }
      dialog.close()
      continuation.resume(returning: choices)
    } else {
      show()
    }
  }

  private func replaceOrMerge() {
    guard isArmed, let conflict = pending.first else { return }
    guard conflict.canMerge else { return choose(.replace) }
    let folders = forAll.isChecked ? alike : [conflict]
    setArmed(false)
    Task { [weak self, operations] in
      let inside = await operations.conflicts(merging: folders)
      self?.merge(folders, inside)
    }
  }

  /// Files in folders that are merged may be on both sides too: they are asked about next.
  private func merge(_ folders: [FileConflict], _ inside: [FileConflict]) {
    for folder in folders { choices[folder.source] = .merge }
    pending.removeAll { choices[$0.source] != nil }
    number += folders.count
    total += inside.count
    pending = inside + pending
    next()
  }

  private func askForName() {
    guard isArmed, let conflict = pending.first, let name = conflict.source.name else { return }
    renaming = RenameDialog.show(
      name, isFolder: conflict.incoming.kind == .folder, in: conflict.destination.parent ?? .root,
      parent: dialog.window
    ) { [weak self] name in
      // GTK is still at work on the window that asked.
      Timeout.after(milliseconds: 0) { self?.take(.rename(name), for: [conflict]) }
    }
  }
}
