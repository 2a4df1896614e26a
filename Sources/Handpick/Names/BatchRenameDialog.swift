import CGtk
import FilesCore
import GtkSupport
import SelectionToolbar

/// New names for many files: a rule, and what it makes of them as it is typed.
///
/// - Accessibility: a dialog named `Rename 3 items`; radio buttons for the rule, entries for its parts, a list `Preview`
///   whose rows say `old becomes new`; the summary is also the description of the entries, so that it is heard.
final class BatchRenameDialog {
  var onRename: (([FileRename]) -> Void)?

  private let files: [BatchNames.File]
  /// Whether they stand in several folders, so that each says in which.
  private let isOfManyFolders: Bool
  private let dialog: DialogWindow
  private let replaces = CheckButton(localized("Replace text"), role: GTK_ACCESSIBLE_ROLE_RADIO)
  private let numbers: CheckButton
  private let letters: CheckButton
  private let find = LabelledEntry(localized("Find"))
  private let replacement = LabelledEntry(localized("Replace with"))
  private let matchesCase = CheckButton(localized("Match case"))
  private let template = LabelledEntry(localized("Template, with * for the old name and # for the number"))
  private let start = LabelledEntry(localized("First number"))
  private let small = CheckButton(localized("small letters"), role: GTK_ACCESSIBLE_ROLE_RADIO)
  private let capital: CheckButton
  private let capitalized: CheckButton
  private let parts = SwapView()
  private let preview = ListBox()
  private let summary = Label()
  private let renameButton = Button(localized("Rename"))
  private var replacePart: Widget
  private var numberPart: Widget
  private var letterPart: Widget
  private var results: [BatchNames.Result] = []
  private var round = 0

  private static let mostPreviewed = 200

  init(_ files: [BatchNames.File], parent: Window) {
    self.files = files
    isOfManyFolders = files.contains { $0.folder != files[0].folder }
    numbers = CheckButton(localized("Number"), role: GTK_ACCESSIBLE_ROLE_RADIO, group: replaces)
    letters = CheckButton(localized("Change case"), role: GTK_ACCESSIBLE_ROLE_RADIO, group: replaces)
    capital = CheckButton(localized("CAPITAL LETTERS"), role: GTK_ACCESSIBLE_ROLE_RADIO, group: small)
    capitalized = CheckButton(
      localized("First Letters Capital"), role: GTK_ACCESSIBLE_ROLE_RADIO, group: small)
    replacePart = Box(GTK_ORIENTATION_VERTICAL, spacing: 8, [find.widget, replacement.widget, matchesCase])
    numberPart = Box(GTK_ORIENTATION_VERTICAL, spacing: 8, [template.widget, start.widget])
    letterPart = Box(GTK_ORIENTATION_VERTICAL, spacing: 8, [small, capital, capitalized])
    dialog = DialogWindow(
      title: FilePhrases.rename(files.count), parent: parent.pointer(), onCancel: {})
    template.entry.text = "* #"
    start.entry.text = "1"
    replaces.isActive = true
    small.isActive = true
    build()
    listen()
  }

  private func build() {
    dialog.append(Box(GTK_ORIENTATION_HORIZONTAL, spacing: 12, [replaces, numbers, letters]))
    for part in [replacePart, numberPart, letterPart] {
      part.isVisible = false
      parts.addChild(part)
    }
    parts.show(replacePart)
    dialog.append(parts)
    preview.setAccessibleLabel(localized("Preview"))
    preview.addClass("places")
    let scroller = ScrolledWindow(preview).layout(vexpand: true)
    gtk_widget_set_size_request(scroller.widget, 260, 180)
    dialog.append(scroller.styled("places-frame"))
    summary.wraps = true
    summary.maximumWidth = 44
    dialog.append(summary)
    let cancel = Button(localized("Cancel")).onClicked { [weak dialog] in dialog?.cancel() }
    dialog.append(buttons: [cancel, renameButton])
    dialog.window.setDefaultWidget(renameButton)
  }

  private func listen() {
    for button in [replaces, numbers, letters, matchesCase, small, capital, capitalized] {
      button.onToggled { [weak self] in self?.update() }
    }
    for entry in [find, replacement, template, start].map(\.entry) {
      entry.setActivatesDefault(true)
      entry.onChange { [weak self] in self?.update() }
    }
    renameButton.onClicked { [weak self] in self?.rename() }
  }

  /// Shows the dialog. The caller keeps it.
  func present() {
    update()
    dialog.present(focus: find.entry)
  }

  private var rule: BatchNames.Rule {
    if letters.isActive {
      return .letters(capital.isActive ? .capital : capitalized.isActive ? .capitalized : .small)
    }
    if numbers.isActive { return .template(template.entry.text, start: Int(start.entry.text) ?? 1) }
    return .replace(find.entry.text, with: replacement.entry.text, matchesCase: matchesCase.isActive)
  }

  // MARK: Preview

  private func update() {
    parts.show(letters.isActive ? letterPart : numbers.isActive ? numberPart : replacePart)
    round += 1
    let (round, files, rule) = (round, files, rule)
    renameButton.isSensitive = false
    Task { [weak self] in
      let results = await Task.detached {
        BatchNames.results(for: files, rule, exists: NameProblem.exists)
      }.value
      guard let self, round == self.round else { return }
      show(results)
    }
  }

  private func show(_ results: [BatchNames.Result]) {
    self.results = results
    let obstacles = results.filter { $0.obstacle != nil }.count
    let changed = results.filter(\.isChanged).count
    summary.text =
      obstacles > 0
      ? localizedPlural("{count} name cannot be given", "{count} names cannot be given", obstacles)
      : localizedPlural("{count} name changes", "{count} names change", changed)
    summary.setClass("rename-problem", obstacles > 0)
    // As long as nothing is to be found, there is nothing to say: GTK 4.8 would have it read twice as the dialog opens.
    let isEmpty = replaces.isActive && find.entry.text.isEmpty
    for entry in [find, replacement, template, start].map(\.entry) {
      entry.setAccessibleDescription(isEmpty ? "" : summary.text)
      if !entry.containsFocus { entry.flushAccessible() }
    }
    renameButton.isSensitive = obstacles == 0 && changed > 0
    preview.removeAll()
    // What cannot be comes first, since the list is not endless.
    for result in (results.filter { $0.obstacle != nil } + results.filter { $0.obstacle == nil })
      .prefix(Self.mostPreviewed)
    {
      append(result)
    }
  }

  private func append(_ result: BatchNames.Result) {
    let former = Label(result.former.display).styled("dim-label")
    let name = Label(result.name?.display ?? "")
    for label in [former, name] {
      label.xalign = 0
      label.ellipsize = PANGO_ELLIPSIZE_MIDDLE
    }
    let obstacle = result.obstacle.map(Self.text) ?? ""
    let problem = Label(obstacle).styled("rename-problem", "file-details")
    problem.xalign = 0
    problem.isVisible = !obstacle.isEmpty
    let place = Label(isOfManyFolders ? Place.name(of: result.folder) : "").styled(
      "dim-label", "file-details")
    place.xalign = 0
    place.ellipsize = PANGO_ELLIPSIZE_MIDDLE
    place.isVisible = isOfManyFolders
    let row = Box(
      GTK_ORIENTATION_VERTICAL, role: GTK_ACCESSIBLE_ROLE_PRESENTATION, [former, name, place, problem])
    let words = localized(
      "{old} becomes {new}", ["old": result.former.display, "new": result.name?.display ?? ""])
    preview.append(
      row.layout(horizontalMargin: 8, verticalMargin: 4), label: words,
      details: [obstacle, place.text].filter { !$0.isEmpty }.joined(separator: " "))
  }

  private static func text(_ obstacle: BatchNames.Obstacle) -> String {
    switch obstacle {
    case .notAName(let reason): reason
    case .twice: localized("Another one of these would have the same name.")
    case .taken: localized("This name is here already.")
    }
  }

  private func rename() {
    guard renameButton.isSensitive else { return }
    let renames = results.compactMap { result in
      result.name.flatMap { name in
        name == result.former ? nil : FileRename(path: result.folder.appending(result.former), name: name)
      }
    }
    dialog.close()
    onRename?(renames)
  }
}
