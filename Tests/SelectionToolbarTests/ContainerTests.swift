import CGtk
import GtkSupport
import GtkTestSupport
import SelectionCore
import SelectionToolbar
import XCTest

/// `selectionToolbarRow(_:in:)` in each of GTK's four containers.
final class ContainerTests: GtkTestCase {
  func testListBox() throws { try check { ListBoxContainer() } }
  func testFlowBox() throws { try check { FlowBoxContainer() } }
  func testListView() throws { try check { ViewContainer(isGrid: false) } }
  func testGridView() throws { try check { ViewContainer(isGrid: true) } }

  private func check(_ make: @MainActor () -> any Container) throws {
    try onMain {
      MainLoop.attach()
      try ContainerCheck.run(make())
    }
  }
}

@MainActor private enum ContainerCheck {
  static func run(_ container: any Container) throws {
    let window = Window()
    window.setDefaultSize(width: 400, height: 300)
    window.setChild(container.widget)
    window.present()
    try pump(until: "the rows are there") { container.rows.count >= 3 && container.rows[2]?.id == 2 }
    try checkBrowsing(container)
    try checkSelecting(container, in: window)
    let rows = container.rows.values.map { LeakProbe($0.widget.raw) }
    container.empty()
    window.setChild(nil)
    window.destroy()
    XCTAssertFalse(rows.isEmpty)
  }

  /// Nothing of the block is seen before select mode.
  private static func checkBrowsing(_ container: any Container) throws {
    let row = try XCTUnwrap(container.rows[1])
    XCTAssertNil(toggle(in: row))
    XCTAssertFalse(hasClass("selecting", row))
    XCTAssertEqual(rests(in: row), false)
  }

  private static func checkSelecting(_ container: any Container, in window: Window) throws {
    let model = container.model
    let row = try XCTUnwrap(container.rows[1])
    let outer = try XCTUnwrap(gtk_widget_get_parent(row.widget.widget))
    gtk_widget_grab_focus(outer)
    model.begin(with: 1)
    let box = try XCTUnwrap(toggle(in: row))
    XCTAssertTrue(hasClass("selecting", row))
    XCTAssertEqual(rests(in: row), true)
    XCTAssertEqual(
      gtk_accessible_get_accessible_role(OpaquePointer(box)), GTK_ACCESSIBLE_ROLE_CHECKBOX)
    // The focus goes on to the check box, also where the container gives it to its own widget again.
    try pump(until: "the check box has the focus") { window.focus == box }
    gtk_widget_grab_focus(try XCTUnwrap(gtk_widget_get_parent(container.rows[2]?.widget.widget)))
    try pump(until: "the next check box has the focus") { window.focus == toggle(in: container.rows[2]) }
    // Space and Enter activate a button; so do assistive technologies.
    gtk_widget_activate(toggle(in: container.rows[2]))
    try pump(until: "the second is chosen") { model.selected == [1, 2] }
    gtk_widget_activate(box)
    try pump(until: "the first is given back") { model.selected == [2] }
    model.end()
    XCTAssertNil(toggle(in: row))
    XCTAssertEqual(rests(in: row), false)
    row.unbind()
    model.begin(with: 1)
    XCTAssertNil(toggle(in: row), "a row that shows nothing has nothing to toggle")
  }

  private static func toggle(in row: SelectionToolbarRow<Int>?) -> UnsafeMutablePointer<GtkWidget>? {
    var child = row.flatMap { gtk_widget_get_last_child($0.widget.widget) }
    while let current = child {
      if cgtk_is_a(current, gtk_button_get_type()) != 0, gtk_widget_get_visible(current) != 0 {
        return current
      }
      child = gtk_widget_get_prev_sibling(current)
    }
    return nil
  }

  /// Whether the host's own widget takes neither the pointer nor the keyboard; nil where that is undecided.
  private static func rests(in row: SelectionToolbarRow<Int>) -> Bool? {
    var child = gtk_widget_get_first_child(row.widget.widget)
    while let current = child, cgtk_is_a(current, gtk_label_get_type()) == 0 {
      child = gtk_widget_get_next_sibling(current)
    }
    guard let content = child else { return nil }
    let takes = (gtk_widget_get_can_target(content) != 0, gtk_widget_get_can_focus(content) != 0)
    return takes == (true, true) ? false : takes == (false, false) ? true : nil
  }

  private static func hasClass(_ name: String, _ row: SelectionToolbarRow<Int>) -> Bool {
    gtk_widget_has_css_class(row.widget.widget, name) != 0
  }
}

@MainActor private protocol Container: AnyObject {
  var model: SelectionToolbarModel<Int> { get }
  var widget: Widget { get }
  var rows: [Int: SelectionToolbarRow<Int>] { get }
  func empty()
}

/// A host's label, as any binding has it.
@MainActor private func label(_ id: Int) -> UnsafeMutablePointer<GtkWidget> {
  made(gtk_label_new("Number \(id)"))
}

@MainActor private final class ListBoxContainer: Container {
  let model = SelectionToolbarModel<Int>()
  let widget = Widget(gtk_list_box_new())
  private(set) var rows: [Int: SelectionToolbarRow<Int>] = [:]

  init() {
    model.show(Array(0..<5))
    for id in 0..<5 {
      let row = label(id).selectionToolbarRow(id, in: model, name: "Number \(id)")
      gtk_list_box_append(widget.opaque, row.widget.widget)
      rows[id] = row
    }
  }

  func empty() { rows = [:] }
}

@MainActor private final class FlowBoxContainer: Container {
  let model = SelectionToolbarModel<Int>()
  let widget = Widget(gtk_flow_box_new())
  private(set) var rows: [Int: SelectionToolbarRow<Int>] = [:]

  init() {
    model.show(Array(0..<5))
    for id in 0..<5 {
      let row = label(id).selectionToolbarRow(id, in: model, name: "Number \(id)")
      gtk_flow_box_insert(widget.opaque, row.widget.widget, -1)
      rows[id] = row
    }
  }

  func empty() { rows = [:] }
}

/// A host's own list or grid view, with its own model and factory.
@MainActor private final class ViewContainer: Container {
  let model = SelectionToolbarModel<Int>()
  let widget: Widget
  private var items: [ListItem: SelectionToolbarRow<Int>] = [:]

  var rows: [Int: SelectionToolbarRow<Int>] {
    items.values.reduce(into: [:]) { rows, row in row.id.map { rows[$0] = row } }
  }

  init(isGrid: Bool) {
    let names = gtk_string_list_new(nil)
    for id in 0..<5 { gtk_string_list_append(names, "Number \(id)") }
    let selection = gtk_no_selection_new(names)
    let factory = ListItemFactory()
    g_object_ref(factory.raw)
    widget = Widget(
      isGrid ? gtk_grid_view_new(selection, factory.opaque) : gtk_list_view_new(selection, factory.opaque))
    model.show(Array(0..<5))
    factory.on(
      setup: { [weak self] item in
        guard let self else { return }
        let row = label(0).selectionToolbarRow(in: model)
        item.setChild(row.widget)
        items[item] = row
      },
      bind: { [weak self] item in
        item.position.map { self?.items[item]?.bind(to: $0, name: "Number \($0)") }
      },
      unbind: { [weak self] in self?.items[$0]?.unbind() },
      teardown: { [weak self] in self?.items[$0] = nil })
  }

  func empty() { items = [:] }
}
