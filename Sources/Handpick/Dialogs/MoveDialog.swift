import CGtk
import FilesCore
import GtkSupport
import SelectionToolbar

/// The question where files go: a list of places, or the desktop's folder chooser.
///
/// - Accessibility: a dialog named `Move 3 files`; a list `Places`; buttons `Cancel`, `Other folder…`, `Move`.
final class MoveDialog {
  /// The folders that files went to lately in this process, newest first.
  private static var recent: [FilePath] = []

  private let dialog: DialogWindow
  private let places: [Place]
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
  /// - Parameters:
  ///   - folders: the folders among what is moved, which cannot go into themselves.
  ///   - takesHere: whether all of the files stand in other folders, so that they can come to this one.
  /// - Throws: `CancellationError` where the person backs out.
  static func chooseFolder(
    for folders: Set<FilePath>, title: String, from folder: Folder, parent: Window?,
    isCopy: Bool = false, takesHere: Bool = false
  ) async throws -> FilePath {
    var dialog: MoveDialog?
    let target = try await withCheckedThrowingContinuation { continuation in
      let places = Place.all(moving: folders, from: folder, recent: recent, takesHere: takesHere)
      dialog = MoveDialog(
        title: title, places: places, start: folder.path, parent: parent, isCopy: isCopy,
        continuation: continuation)
    }
    _ = dialog
    recent.removeAll { $0 == target }
    recent.insert(target, at: 0)
    recent = Array(recent.prefix(5))
    return target
  }

  private init(
    title: String, places: [Place], start: FilePath, parent: Window?, isCopy: Bool,
    continuation: CheckedContinuation<FilePath, any Error>
  ) {
    self.places = places
    verb = isCopy ? localized("Copy") : localized("Move")
    chooserTitle = isCopy ? localized("Copy to") : localized("Move to")
    moveButton = Button(verb)
    self.start = start
    self.continuation = continuation
    dialog = DialogWindow(title: title, parent: parent?.pointer()) {
      continuation.resume(throwing: CancellationError())
    }
    list.setAccessibleLabel(localized("Places"))
    list.addClass("places")
    for place in places {
      list.append(
        row(place), label: place.name, details: place.obstacle ?? place.path.parent?.display ?? "",
        isSensitive: place.obstacle == nil)
    }
    let scroller = ScrolledWindow(list)
    gtk_widget_set_size_request(scroller.widget, 260, 260)
    dialog.append(scroller.styled("places-frame"))
    let cancel = Button(localized("Cancel")).onClicked { [weak dialog] in dialog?.cancel() }
    let other = Button(localized("Other folder…")).onClicked { [weak self] in self?.chooseOther() }
    moveButton.onClicked { [weak self] in self?.choose() }
    dialog.append(buttons: [cancel, other, moveButton])
    list.onSelectionChange { [weak self] in self?.drawButton() }
    list.onActivate { [weak self] in self?.choose() }
    dialog.present(focus: list)
    if let first = places.firstIndex(where: { $0.obstacle == nil }) { list.select(first) }
    drawButton()
  }

  private func row(_ place: Place) -> Widget {
    let name = Label(place.name)
    name.xalign = 0
    name.ellipsize = PANGO_ELLIPSIZE_MIDDLE
    let detail = Label(place.obstacle ?? place.path.parent?.display ?? "").styled("file-details", "dim-label")
    detail.xalign = 0
    detail.ellipsize = PANGO_ELLIPSIZE_START
    let column = Box(GTK_ORIENTATION_VERTICAL, [name, detail]).layout(hexpand: true)
    let row = Box(
      GTK_ORIENTATION_HORIZONTAL, spacing: 12, role: GTK_ACCESSIBLE_ROLE_PRESENTATION,
      [Image(icon: place.icon, pixelSize: 16), column])
    return row.layout(horizontalMargin: 8, verticalMargin: 6)
  }

  private func drawButton() { moveButton.isSensitive = list.selectedIndex != nil }

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
    answer(path)
  }
}
