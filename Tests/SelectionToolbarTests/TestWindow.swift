import CGtk
import GtkSupport
import GtkTestSupport
import SelectionCore
import SelectionToolbar

/// A window with a list of numbers and the block around it, and what its actions were asked to do.
@MainActor final class TestWindow {
  let window = Window()
  let model = SelectionToolbarModel<Int>()
  let list: SelectionView<Int>
  let toolbar: SelectionToolbar<Int>
  let hostBar = HeaderBar()
  private let recorder = Recorder()

  init(count: Int, isGrid: Bool = false, width: Int32 = 500, furtherActions: [String] = []) {
    MainLoop.attach()
    model.show(Array(0..<count))
    list =
      isGrid ? SelectionGrid(model: model) { NumberRow() } : SelectionList(model: model) { NumberRow() }
    let recorder = recorder
    toolbar = SelectionToolbar(
      model, noun: ("file", "files"), actions: recorder.actions + furtherActions.map(recorder.action),
      content: list.widget)
    toolbar.title = "Numbers"
    toolbar.focusContent = { [weak list] in list?.focusCurrent() }
    window.setDefaultSize(width: width, height: 400)
    window.setTitlebar(toolbar.titlebar(replacing: hostBar))
    window.setChild(toolbar.widget)
    window.present()
  }

  /// Each run of an action: its name and the ids it got.
  var runs: [String] { recorder.runs }
  /// What the next action throws.
  var error: (any Error)? {
    get { recorder.error }
    set { recorder.error = newValue }
  }
  /// How the next moves go, where there is more to say than that they are done.
  var outcome: SelectionOutcome<Int> {
    get { recorder.outcome }
    set { recorder.outcome = newValue }
  }
  /// What the actions do to what they were asked for.
  var effect: (@MainActor ([Int]) -> Void)? {
    get { recorder.effect }
    set { recorder.effect = newValue }
  }
  /// Holds running actions until it is let go.
  var gate: Gate? {
    get { recorder.gate }
    set { recorder.gate = newValue }
  }

  func close() { window.destroy() }

  /// Lets the widgets catch up with the model.
  func settle() throws { try pump(for: .milliseconds(20)) }

  // MARK: Looking

  var title: String { window.title }

  /// The labels in view in a part of the window, in the order of the widgets.
  func texts(in widget: UnsafeMutablePointer<GtkWidget>? = nil) -> [String] {
    var texts: [String] = []
    walk(widget ?? window.widget) { child in
      guard cgtk_is_a(child, gtk_label_get_type()) != 0, gtk_widget_get_mapped(child) != 0 else { return }
      texts.append(String(cString: gtk_label_get_text(OpaquePointer(child))))
    }
    return texts.filter { !$0.isEmpty }
  }

  /// The first button in view that has this text in it.
  func button(_ text: String, in widget: UnsafeMutablePointer<GtkWidget>? = nil) -> UnsafeMutablePointer<
    GtkWidget
  >? {
    var found: UnsafeMutablePointer<GtkWidget>?
    walk(widget ?? window.widget) { child in
      guard found == nil, cgtk_is_a(child, gtk_button_get_type()) != 0, gtk_widget_get_mapped(child) != 0
      else {
        return
      }
      if texts(in: child) == [text] { found = child }
    }
    return found
  }

  /// Presses a button as assistive technologies do.
  func press(_ text: String, in widget: UnsafeMutablePointer<GtkWidget>? = nil) {
    guard let button = button(text, in: widget) else { return }
    gtk_widget_activate(button)
  }

  /// The dialogs above the window.
  var dialogs: [UnsafeMutablePointer<GtkWidget>] {
    let windows = gtk_window_list_toplevels()
    defer { g_list_free(windows) }
    var dialogs: [UnsafeMutablePointer<GtkWidget>] = []
    var node = windows
    while let current = node {
      let widget = current.pointee.data.assumingMemoryBound(to: GtkWidget.self)
      if widget != window.widget, gtk_widget_get_visible(widget) != 0,
        gtk_window_get_transient_for(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self))
          == window.pointer()
      {
        dialogs.append(widget)
      }
      node = current.pointee.next
    }
    return dialogs
  }

  /// The rows that exist, in view or kept for later.
  var rowCount: Int {
    var count = 0
    walk(list.view.widget) { child in
      if String(cString: gtk_widget_get_css_name(child)) == "selectionrow" { count += 1 }
    }
    return count
  }

  func walk(
    _ widget: UnsafeMutablePointer<GtkWidget>, _ visit: (UnsafeMutablePointer<GtkWidget>) -> Void
  ) {
    visit(widget)
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      walk(current, visit)
      child = gtk_widget_get_next_sibling(current)
    }
  }
}

/// A row that shows its number.
@MainActor private final class NumberRow: SelectionRowContent {
  private let label = Label()
  var widget: Widget { label }

  func bind(to id: Int) -> (name: String, details: String) {
    label.text = "Number \(id)"
    return ("Number \(id)", "a number")
  }

  func unbind() {}
}

/// Something to wait for.
@MainActor final class Gate {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isOpen = false

  func wait() async {
    if isOpen { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

/// Actions that write down what they were asked to do.
@MainActor private final class Recorder {
  private(set) var runs: [String] = []
  var error: (any Error)?
  var outcome = SelectionOutcome<Int>()
  var gate: Gate?
  var effect: (@MainActor ([Int]) -> Void)?

  var actions: [SelectionToolbarAction<Int>] {
    [
      .move { [weak self] ids in
        try await self?.run("move", ids)
        return self?.outcome ?? SelectionOutcome()
      } undo: { [weak self] ids in
        try await self?.run("undo move", ids)
      },
      SelectionToolbarAction(id: "compare", title: "Compare", symbol: "edit-copy-symbolic", minimum: 2) {
        [weak self] ids in try await self?.run("compare", ids)
      },
      .delete { [weak self] ids in try await self?.run("delete", ids) },
    ]
  }

  func action(_ title: String) -> SelectionToolbarAction<Int> {
    SelectionToolbarAction(id: title, title: title, symbol: "edit-copy-symbolic") { [weak self] ids in
      try await self?.run(title, ids)
    }
  }

  private func run(_ name: String, _ ids: [Int]) async throws {
    runs.append("\(name) \(ids)")
    await gate?.wait()
    if let error { throw error }
    effect?(ids)
  }
}
