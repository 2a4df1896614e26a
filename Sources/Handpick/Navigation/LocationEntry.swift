import CGtk
import FilesCore
import GtkSupport

/// The path as a text to edit, with the folders that it can go on to.
///
/// Tab takes over what all of them begin with or the one chosen with the arrow keys, Enter goes there, Escape leaves.
///
/// - CSS: an `entry.location`, with `error` while there is nothing at the path.
/// - Accessibility: an entry named `Location`; its description tells the completion, or why it cannot go there. The
///   list below it is decoration, since the focus stays in the entry.
final class LocationEntry {
  let widget = Entry().styled("location")
  private let list = Box(
    GTK_ORIENTATION_VERTICAL, role: GTK_ACCESSIBLE_ROLE_PRESENTATION)
  private let problem = Label().styled("location-problem")
  private let popover: Popover
  private var folder = FilePath.root
  private var completion = PathCompletion()
  private var lines: [Button] = []
  private var names: [FileName] = []
  private var typedFolder = ""
  private var base = FilePath.root
  private var selected: Int?
  /// Texts that stand for a path which they cannot spell: names that are no text.
  private var known: [String: FilePath] = [:]
  private var isFilling = false
  /// What assistive technologies were told last.
  private var description = ""
  /// Counts what was asked for, so that answers to former questions are left out.
  private var round = 0

  /// Called with the place to go to; the name is a file's in it.
  var onGo: ((FilePath, FileName?) -> Void)?
  var onCancel: (() -> Void)?

  private static let mostLines = 8

  init() {
    widget.setAccessibleLabel(localized("Location"))
    widget.setWidth(characters: 8)
    problem.wraps = true
    problem.maximumWidth = 44
    problem.xalign = 0
    let column = Box(GTK_ORIENTATION_VERTICAL, [problem, list]).styled("location-list")
    popover = Popover(column, label: localized("Completions"), style: "menu", isModal: false)
    widget.onChange { [weak self] in self?.edited() }
    widget.onKey(phase: GTK_PHASE_CAPTURE) { [weak self] key, modifiers in
      self?.handle(key, modifiers.chord) ?? false
    }
    widget.onFocusChange { [weak self] hasFocus in if !hasFocus { self?.popover.close() } }
  }

  /// Shows a folder's path, all of it selected.
  func begin(at path: FilePath) {
    folder = path
    completion = PathCompletion()
    let text = path == .root ? "/" : path.display + "/"
    known = [path.display: path, text: path]
    fill(text)
    say(nil)
    widget.grabFocus()
    widget.select(0..<text.count)
  }

  func end() { popover.close() }

  private func fill(_ text: String) {
    isFilling = true
    widget.text = text
    widget.moveCursorToEnd()
    isFilling = false
  }

  // MARK: Keys

  private func handle(_ key: Int32, _ modifiers: GdkModifierType) -> Bool {
    guard modifiers == .none else { return false }
    switch key {
    case GDK_KEY_Return, GDK_KEY_KP_Enter: go()
    case GDK_KEY_Escape: onCancel?()
    case GDK_KEY_Tab: complete()
    case GDK_KEY_Down, GDK_KEY_KP_Down: choose(by: 1)
    case GDK_KEY_Up, GDK_KEY_KP_Up: choose(by: -1)
    default: return false
    }
    return true
  }

  private func choose(by step: Int) {
    guard !names.isEmpty else { return }
    let count = min(names.count, Self.mostLines)
    let next = selected.map { ($0 + step + count) % count } ?? (step > 0 ? 0 : count - 1)
    selected = next
    for (index, line) in lines.enumerated() { line.setClass("chosen", index == next) }
    take(names[next])
    // A screen reader reads what an arrow key has put into an entry.
    describe("")
  }

  /// Puts a folder's name behind what was typed of its folder.
  private func take(_ name: FileName) {
    let text = typedFolder + name.display
    known[text] = base.appending(name)
    known[text + "/"] = base.appending(name)
    fill(text)
  }

  private func complete() {
    if let selected, names.indices.contains(selected) {
      take(names[selected])
      fill(widget.text + "/")
      return edited()
    }
    if names.count == 1 {
      take(names[0])
      fill(widget.text + "/")
      return edited()
    }
    let common = Self.commonBeginning(of: names.map(\.display))
    guard common.count > widget.text.count - typedFolder.count else { return }
    fill(typedFolder + common)
    edited()
  }

  private static func commonBeginning(of texts: [String]) -> String {
    guard var common = texts.first else { return "" }
    for text in texts.dropFirst() {
      while !text.lowercased().hasPrefix(common.lowercased()) { common.removeLast() }
    }
    return common
  }

  // MARK: Completions

  private func edited() {
    guard !isFilling else { return }
    selected = nil
    round += 1
    let round = round
    let text = widget.text
    guard let wanted = PathText(text, in: folder).completing else { return show([], beside: "", in: folder) }
    let completion = completion
    Task { [weak self] in
      let base = self?.known[wanted.typedFolder] ?? wanted.folder
      let names = await completion.names(in: base, beginning: wanted.prefix)
      guard let self, completion === self.completion, round == self.round, widget.containsFocus else {
        return
      }
      show(names, beside: wanted.typedFolder, in: base)
    }
  }

  private func show(_ names: [FileName], beside typedFolder: String, in base: FilePath) {
    self.names = names
    self.typedFolder = typedFolder
    self.base = base
    for line in lines { list.remove(line) }
    lines = names.prefix(Self.mostLines).map(line)
    for line in lines { list.append(line) }
    show(problem: nil)
    let description =
      switch names.count {
      case 0: localized("No folder completes this")
      case 1: localized("Tab completes to {name}", ["name": names[0].display])
      default: localizedPlural("{count} folder completes this", "{count} folders complete this", names.count)
      }
    describe(description)
    if names.isEmpty { popover.close() } else { popover.present(at: widget) }
  }

  private func line(_ name: FileName) -> Button {
    let label = Label(name.display)
    label.xalign = 0
    label.ellipsize = PANGO_ELLIPSIZE_MIDDLE
    label.maximumWidth = 44
    let button = Button(child: label, label: name.display).styled("flat", "menu-line")
    gtk_widget_set_focusable(button.widget, 0)
    button.onClicked { [weak self] in
      self?.take(name)
      self?.go()
    }
    return button
  }

  // MARK: Going

  private func go() {
    let text = widget.text
    // Completions that are still being looked for come too late.
    round += 1
    guard let path = known[text] ?? PathText(text, in: folder).path else {
      return say(
        text.isEmpty
          ? localized("Type the path of a folder.") : localized("This is not the address of a folder here."))
    }
    Task { [weak self] in
      let found = await Destination.find(path)
      guard let self, widget.text == text else { return }
      switch found {
      case .folder: onGo?(path, nil)
      case .file: onGo?(path.parent ?? .root, path.name)
      case .nothing(let reason): say(reason)
      }
    }
  }

  /// Says why it cannot go there, in place; nil takes that back.
  private func say(_ reason: String?) {
    show(problem: reason)
    describe(reason ?? "")
    guard reason != nil else { return }
    for line in lines { list.remove(line) }
    lines = []
    names = []
    popover.present(at: widget)
  }

  private func show(problem reason: String?) {
    problem.text = reason ?? ""
    problem.isVisible = reason != nil
    widget.setClass("error", reason != nil)
  }

  /// Tells assistive technologies what holds now. Only a change of it is spoken, so the same is not said at each letter.
  private func describe(_ text: String) {
    guard text != description else { return }
    description = text
    widget.setAccessibleDescription(text)
  }
}
