import CGtk
import FilesCore
import GtkSupport

/// The bar under the header that narrows the files to those whose names match.
///
/// - CSS: a `box.search-bar` in a `revealer`.
/// - Accessibility: an entry `Search`, a check box `In folders below`, a label with the number of matches, push
///   buttons `Stop` (while a search goes on) and `Close search`.
final class SearchBar {
  let widget: Revealer
  private let entry = Entry()
  private let below = CheckButton(localized("In folders below"))
  private let status = Label().styled("dim-label")
  private let stop = Button(localized("Stop"))

  /// Called after each change of the text or the check box.
  var onChange: (() -> Void)?
  /// Called by Enter and Down: the person wants to get to the matches.
  var onLeave: (() -> Void)?
  var onStop: (() -> Void)?
  var onClose: (() -> Void)?

  init() {
    entry.setHint(icon: "edit-find-symbolic", text: localized("Name, or a pattern such as *.txt"))
    entry.setAccessibleLabel(localized("Search"))
    entry.layout(hexpand: true)
    gtk_widget_set_size_request(entry.widget, -1, 44)
    let close = Button(
      icon: "window-close-symbolic", label: localized("Close search"), key: "Esc")
    close.hasFrame = false
    gtk_widget_set_size_request(close.widget, 44, 44)
    status.xalign = 1
    status.ellipsize = PANGO_ELLIPSIZE_END
    status.layout(hexpand: true)
    stop.setAccessibleLabel(localized("Stop"))
    stop.isVisible = false
    for widget in [below, stop] as [Widget] { gtk_widget_set_size_request(widget.widget, 44, 44) }
    let bar = Box(
      GTK_ORIENTATION_VERTICAL, spacing: 2,
      [
        Box(GTK_ORIENTATION_HORIZONTAL, spacing: 6, [entry, close]),
        Box(GTK_ORIENTATION_HORIZONTAL, spacing: 6, [below, status, stop]),
      ])
    widget = Revealer(
      bar.styled("search-bar"), transition: GTK_REVEALER_TRANSITION_TYPE_SLIDE_DOWN, milliseconds: 200)
    widget.isVisible = false
    entry.onChange { [weak self] in self?.onChange?() }
    below.onToggled { [weak self] in self?.onChange?() }
    stop.onClicked { [weak self] in self?.onStop?() }
    close.onClicked { [weak self] in self?.onClose?() }
    entry.onKey(phase: GTK_PHASE_CAPTURE) { [weak self] key, modifiers in
      self?.handle(key, modifiers.chord) ?? false
    }
    widget.onKey { [weak self] key, modifiers in
      guard key == GDK_KEY_Escape, modifiers.chord == .none else { return false }
      self?.onClose?()
      return true
    }
  }

  var text: String { entry.text }
  var isBelow: Bool { below.isActive }
  private(set) var isOpen = false
  private var wasOpened = false

  /// Lets the bar slide in, and gives it the focus.
  func open() {
    isOpen = true
    widget.isVisible = true
    widget.isRevealed = true
    entry.grabFocus()
    entry.select(0..<entry.text.count)
    guard !wasOpened else { return }
    wasOpened = true
    entry.repeatFocusForAssistiveTechnologies()
  }

  /// Lets the bar slide out, and forgets what was searched for. Nobody is told of that change.
  func close() {
    isOpen = false
    entry.text = ""
    below.isActive = false
    widget.isRevealed = false
    // What is not to be seen must not be found by Tab or a screen reader.
    Timeout.after(milliseconds: 220) { [weak self] in
      guard let self, !isOpen else { return }
      widget.isVisible = false
    }
  }

  /// Shows how many files match, and whether more may be found.
  func show(status text: String, canStop: Bool) {
    status.text = text
    guard stop.isVisible != canStop else { return }
    if stop.containsFocus { entry.grabFocus() }
    stop.isVisible = canStop
  }

  private func handle(_ key: Int32, _ modifiers: GdkModifierType) -> Bool {
    switch (key, modifiers) {
    case (GDK_KEY_Escape, .none): onClose?()
    case (GDK_KEY_Return, .none), (GDK_KEY_KP_Enter, .none), (GDK_KEY_Down, .none), (GDK_KEY_KP_Down, .none):
      onLeave?()
    default: return false
    }
    return true
  }
}
