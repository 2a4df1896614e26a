import CGtk
import FilesCore
import GtkSupport
import SelectionToolbar

/// What is known of a file, or of many together.
///
/// - Accessibility: a dialog named by the file or the count; a list `Properties` whose rows say name and value, one of
///   which has the focus; then the permissions and the buttons.
final class PropertiesDialog {
  private let paths: [FilePath]
  private let dialog: DialogWindow
  private let list = ListBox()
  private let values = FileDescriber()
  private var sizeRow: PropertyRow?
  private var permissions: PermissionsEditor?
  private var work: [Task<Void, Never>] = []
  private let checksumButton = Button(localized("Compute the checksum"))
  private let more = Box(GTK_ORIENTATION_VERTICAL, spacing: 8)

  init(_ paths: [FilePath], parent: Window) {
    self.paths = paths
    let title =
      paths.count == 1
      ? localized("Properties of “{name}”", ["name": Place.name(of: paths[0])])
      : localizedPlural("Properties of {count} file", "Properties of {count} files", paths.count)
    dialog = DialogWindow(title: title, parent: parent.pointer(), onCancel: {})
    list.setAccessibleLabel(localized("Properties"))
    list.addClass("places")
    let scroller = ScrolledWindow(Box(GTK_ORIENTATION_VERTICAL, spacing: 8, [list, more]))
    gtk_widget_set_size_request(scroller.widget, 280, 320)
    dialog.append(scroller.layout(vexpand: true).styled("places-frame"))
    let close = Button(localized("Close")).onClicked { [weak dialog] in dialog?.cancel() }
    dialog.append(buttons: [close])
    dialog.window.connect("destroy") { [weak self] in self?.stop() }
    checksumButton.onClicked { [weak self] in self?.computeChecksum() }
  }

  /// Shows the dialog. The caller keeps it.
  func present() {
    dialog.present(focus: list)
    work.append(
      Task { [weak self, paths] in
        let facts = paths.count == 1 ? await FileFacts.read(paths[0]) : nil
        self?.fill(facts)
      })
  }

  private func stop() {
    for task in work { task.cancel() }
    work = []
  }

  // MARK: Filling

  private func fill(_ facts: FileFacts?) {
    if let facts {
      fillOne(facts)
    } else if paths.count == 1 {
      add(localized("Name"), Place.name(of: paths[0]))
      add(localized("Problem"), localized("It is no longer there."))
    } else {
      fillMany()
    }
    list.select(0)
  }

  private func fillOne(_ facts: FileFacts) {
    let path = facts.path
    add(localized("Name"), Place.name(of: path))
    add(localized("Kind"), kind(of: facts))
    if let parent = path.parent { add(localized("Place"), parent.display) }
    if let target = facts.linkTarget { add(localized("Leads to"), target) }
    if facts.kind == .folder {
      sizeRow = add(localized("Content"), localized("Counting…"))
      count()
    } else if facts.kind == .file {
      add(localized("Size"), size(UInt64(clamping: facts.size)))
    }
    add(localized("Modified"), values.moment(facts.modified))
    add(localized("Last read"), values.moment(facts.accessed))
    add(localized("Owner"), facts.owner)
    add(localized("Group"), facts.group)
    if facts.kind == .folder, let free = facts.free { add(localized("Free space"), FileDescriber.size(free)) }
    guard facts.kind == .file || facts.kind == .folder else { return }
    let editor = PermissionsEditor(facts)
    editor.onProblem = { [weak self] in self?.say($0) }
    permissions = editor
    more.append(editor.widget)
    if facts.kind == .file { more.append(checksumButton) }
    more.layout(horizontalMargin: 8, verticalMargin: 8)
  }

  private func fillMany() {
    let parents = Set(paths.map(\.parent))
    if parents.count == 1, let parent = paths.first?.parent { add(localized("Place"), parent.display) }
    sizeRow = add(localized("Content"), localized("Counting…"))
    let modified = add(localized("Modified"), localized("Counting…"))
    let owners = add(localized("Owner"), localized("Counting…"))
    count()
    work.append(
      Task { [weak self, paths] in
        var all: [FileFacts] = []
        for path in paths.prefix(10_000) {
          if Task.isCancelled { return }
          if let facts = await FileFacts.read(path) { all.append(facts) }
        }
        guard let self, let first = all.first else { return }
        let times = all.map(\.modified)
        let (oldest, newest) = (times.min() ?? first.modified, times.max() ?? first.modified)
        modified.value =
          oldest == newest
          ? values.moment(oldest)
          : localized(
            "from {first} to {last}", ["first": values.moment(oldest), "last": values.moment(newest)])
        let names = Set(all.map(\.owner))
        owners.value = names.count == 1 ? first.owner : localized("several")
      })
  }

  private func count() {
    work.append(
      Task { [weak self, paths] in
        for await count in ContentCount.counting(paths) {
          guard let self, !Task.isCancelled else { return }
          sizeRow?.value = text(of: count)
        }
      })
  }

  /// The folder itself is not counted in its content.
  private func text(of count: ContentCount) -> String {
    let folders = paths.count == 1 ? max(0, count.folders - 1) : count.folders
    let files = localizedPlural("{count} file", "{count} files", count.files)
    let inside = localizedPlural("{count} folder", "{count} folders", folders)
    let amount = size(count.bytes)
    let text = localized(
      "{files} and {folders}, {size}", ["files": files, "folders": inside, "size": amount])
    if !count.isComplete { return localized("{count} so far…", ["count": text]) }
    guard count.unreadable > 0 else { return text }
    let rest = localizedPlural(
      "{count} folder could not be looked into", "{count} folders could not be looked into", count.unreadable)
    return localized("{count} ({problem})", ["count": text, "problem": rest])
  }

  private func size(_ bytes: UInt64) -> String {
    let exact = localizedPlural("{count} byte", "{count} bytes", Int(clamping: bytes))
    return bytes < 1000
      ? exact : localized("{size} ({exact})", ["size": FileDescriber.size(bytes), "exact": exact])
  }

  private func kind(of facts: FileFacts) -> String {
    switch facts.kind {
    case .folder: return localizedInContext("kind of file", "Folder")
    case .link: return localizedInContext("kind of file", "Link")
    case .fifo: return localizedInContext("kind of file", "Pipe")
    case .socket: return localizedInContext("kind of file", "Socket")
    case .device: return localizedInContext("kind of file", "Device")
    case .file: break
    }
    guard let type = FileLauncher.contentType(facts.path.uri),
      let description = g_content_type_get_description(type)
    else { return localizedInContext("kind of file", "File") }
    defer { g_free(description) }
    return String(cString: description)
  }

  @discardableResult
  private func add(_ name: String, _ value: String) -> PropertyRow {
    let row = PropertyRow(name: name, value: value)
    row.row = list.append(row.widget, label: row.words)
    return row
  }

  // MARK: Checksum

  private func computeChecksum() {
    guard let path = paths.first else { return }
    checksumButton.isSensitive = false
    let row = add(localized("SHA-256"), localized("Computing…"))
    work.append(
      Task { [weak self] in
        let sum = await Checksum.sha256(of: path)
        guard let self, !Task.isCancelled else { return }
        row.value = sum ?? localized("The file could not be read.")
        say(row.words)
      })
  }

  private func say(_ text: String) { list.setAccessibleDescription(text) }
}
