import CGtk
import FilesCore
import GtkSupport
import SelectionToolbar

/// The question where files go: a list of places, or the desktop's folder chooser.
///
/// - CSS: a row of a place that cannot be the target is `resting`.
/// - Accessibility: a dialog named `Move 3 files`; a list `Places`, whose rows are described by the folder above, or by why
///   they cannot be the target: those are disabled, but can have the focus; buttons `Cancel`, `Other folder…`, `Move`.
final class MoveDialog {
  /// The folders that files went to lately in this process, newest first.
  private static var recent: [FilePath] = []

  private let dialog: DialogWindow
  private let rule: TargetRule
  private var places: [Place]
  private var rows: [(row: Widget, detail: Label)] = []
  /// Why the folder cannot be the target that was chosen otherwise.
  private let problem = Label().styled("rename-problem")
  private let otherButton = Button(localized("Other folder…"))
  /// Where the desktop's chooser opens.
  private let start: FilePath
  private let list = ListBox()
  private let verb: String
  private let chooserTitle: String
  private let moveButton: Button
  private let continuation: CheckedContinuation<FilePath, any Error>
  private var chooser: Object?

  /// Asks for the folder.
  ///
  /// - Parameter rule: which folders can take the files.
  /// - Throws: `CancellationError` where the person backs out.
  static func chooseFolder(
    for rule: TargetRule, title: String, from folder: Folder, parent: Window?
  ) async throws -> FilePath {
    let places = Place.all(for: rule, from: folder, recent: recent)
    let look = Task.detached { places.map { rule.obstacle(at: $0.path) } }
    // Usually known at once, and then before the dialog is read; a connection that hangs does not keep it away.
    let known = await look.value(within: patience)
    var dialog: MoveDialog?
    let target = try await withCheckedThrowingContinuation { continuation in
      dialog = MoveDialog(
        title: title, rule: rule, places: places, start: folder.path, parent: parent,
        continuation: continuation)
      if let known { dialog?.take(known) }
      dialog?.present()
      guard known == nil else { return }
      Task { [weak dialog] in
        let late = await look.value
        dialog?.take(late)
      }
    }
    _ = dialog
    recent.removeAll { $0 == target }
    recent.insert(target, at: 0)
    recent = Array(recent.prefix(5))
    return target
  }

  /// How long the dialog waits for what is known of the places.
  private static let patience = 300

  private init(
    title: String, rule: TargetRule, places: [Place], start: FilePath, parent: Window?,
    continuation: CheckedContinuation<FilePath, any Error>
  ) {
    self.rule = rule
    self.places = places
    verb = rule.isCopy ? localized("Copy") : localized("Move")
    chooserTitle = rule.isCopy ? localized("Copy to") : localized("Move to")
    moveButton = Button(verb)
    self.start = start
    self.continuation = continuation
    dialog = DialogWindow(title: title, parent: parent?.pointer()) {
      continuation.resume(throwing: CancellationError())
    }
    list.setAccessibleLabel(localized("Places"))
    list.addClass("places")
    for place in places { append(place) }
    let scroller = ScrolledWindow(list)
    gtk_widget_set_size_request(scroller.widget, 260, 260)
    dialog.append(scroller.styled("places-frame"))
    problem.wraps = true
    problem.maximumWidth = 40
    problem.isVisible = false
    dialog.append(problem)
    let cancel = Button(localized("Cancel")).onClicked { [weak dialog] in dialog?.cancel() }
    otherButton.onClicked { [weak self] in self?.chooseOther() }
    moveButton.onClicked { [weak self] in self?.choose() }
    dialog.append(buttons: [cancel, otherButton, moveButton])
    list.onSelectionChange { [weak self] in self?.drawButton() }
    list.onActivate { [weak self] in self?.choose() }
  }

  private func present() {
    let first = places.firstIndex { $0.obstacle == nil }
    // GTK 4.8 sends what a widget is described by once more after its first focus event: it would be read twice.
    if let first { rows[first].row.setAccessibleDescription("") }
    dialog.present(focus: list)
    if let first {
      list.select(first)
      Timeout.after(milliseconds: 300) { [weak self] in
        guard let self else { return }
        rows[first].row.setAccessibleDescription(rows[first].detail.text)
      }
    }
    drawButton()
  }

  /// Takes over why each of the places cannot be the target.
  private func take(_ obstacles: [String?]) {
    for (index, obstacle) in obstacles.enumerated() where places[index].obstacle != obstacle {
      places[index].obstacle = obstacle
      draw(index)
    }
    drawButton()
  }

  private func draw(_ index: Int) {
    let (place, line) = (places[index], rows[index])
    let details = place.obstacle ?? place.path.parent?.display ?? ""
    line.detail.text = details
    // A path is told by its end, a sentence by its beginning.
    line.detail.ellipsize = place.obstacle == nil ? PANGO_ELLIPSIZE_START : PANGO_ELLIPSIZE_END
    line.row.setClass("resting", place.obstacle != nil)
    // GTK takes a tooltip for the description, until another is given.
    line.row.tooltip = place.obstacle ?? place.path.display
    line.row.setAccessibleDescription(details)
    line.row.setAccessibleDisabled(place.obstacle != nil)
  }

  private func append(_ place: Place) {
    let name = Label(place.name)
    name.xalign = 0
    name.ellipsize = PANGO_ELLIPSIZE_MIDDLE
    let detail = Label().styled("file-details", "dim-label")
    detail.xalign = 0
    let column = Box(GTK_ORIENTATION_VERTICAL, [name, detail]).layout(hexpand: true)
    let row = Box(
      GTK_ORIENTATION_HORIZONTAL, spacing: 12, role: GTK_ACCESSIBLE_ROLE_PRESENTATION,
      [Image(icon: place.icon, pixelSize: 16), column])
    let line = list.append(row.layout(horizontalMargin: 8, verticalMargin: 6), label: place.name)
    rows.append((line, detail))
    draw(rows.count - 1)
  }

  private func drawButton() {
    moveButton.isSensitive = list.selectedIndex.map { places[$0].obstacle == nil } ?? false
  }

  private func choose() {
    guard let index = list.selectedIndex, places[index].obstacle == nil else { return }
    answer(places[index].path)
  }

  private func answer(_ folder: FilePath) {
    dialog.close()
    continuation.resume(returning: folder)
  }

  private func chooseOther() {
    let native = gtk_file_chooser_native_new(
      chooserTitle, dialog.window.pointer(), GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, verb,
      localized("Cancel"))
    let chooser = Object(adopting: UnsafeMutableRawPointer(made(native)))
    self.chooser = chooser
    chooser.connectNumber("response") { [weak self] response in self?.finishChoosing(response) }
    start.withFile { _ = gtk_file_chooser_set_current_folder(chooser.opaque, $0, nil) }
    gtk_native_dialog_set_modal(chooser.pointer(), 1)
    gtk_native_dialog_show(chooser.pointer())
  }

  private func finishChoosing(_ response: Int32) {
    defer { chooser = nil }
    guard response == GTK_RESPONSE_ACCEPT.rawValue, let chooser,
      let file = gtk_file_chooser_get_file(chooser.opaque)
    else { return }
    let folder = Object(adopting: UnsafeMutableRawPointer(file))
    guard let path = FilePath(file: folder.opaque) else { return }
    Task { [weak self, rule] in
      let obstacle = await Task.detached { rule.obstacle(at: path) }.value
      guard let self else { return }
      if let obstacle { refuse(path, obstacle) } else { answer(path) }
    }
  }

  /// Says why a folder cannot be the target, where the focus is.
  private func refuse(_ path: FilePath, _ obstacle: String) {
    let text = localized("{problem}: {reason}", ["problem": Place.name(of: path), "reason": obstacle])
    problem.text = text
    problem.isVisible = true
    otherButton.grabFocus()
    otherButton.setAccessibleDescription(text)
  }
}
