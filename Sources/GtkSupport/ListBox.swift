import CGtk

/// A `GtkListBox` of few rows, of which one can be chosen.
public final class ListBox: Widget {
  public init() {
    super.init(gtk_list_box_new())
    gtk_list_box_set_selection_mode(opaque, GTK_SELECTION_BROWSE)
    gtk_list_box_set_activate_on_single_click(opaque, 0)
    // Tab leaves the list instead of walking through it, and Space chooses without activating.
    onKey(phase: GTK_PHASE_CAPTURE) { [weak self] key, modifiers in
      switch key {
      case GDK_KEY_Tab, GDK_KEY_KP_Tab, GDK_KEY_ISO_Left_Tab:
        return self?.moveFocusOut(
          backward: key == GDK_KEY_ISO_Left_Tab || modifiers.contains(GDK_SHIFT_MASK)) ?? false
      default: return key == GDK_KEY_space
      }
    }
  }

  /// Adds a row around a child; `label` names it and `details` say what else there is.
  @discardableResult
  public func append(_ child: Widget, label: String, details: String = "") -> Widget {
    let row = Widget(gtk_list_box_row_new()).flushingAccessible()
    gtk_list_box_row_set_child(row.pointer(), child.widget)
    row.setAccessibleLabel(label)
    row.setAccessibleDescription(details)
    gtk_list_box_append(opaque, row.widget)
    return row
  }

  /// Takes all rows away.
  public func removeAll() {
    while let row = gtk_widget_get_first_child(widget) { gtk_list_box_remove(opaque, row) }
  }

  /// The chosen row's place, from 0, or nil.
  public var selectedIndex: Int? {
    gtk_list_box_get_selected_row(opaque).map { Int(gtk_list_box_row_get_index($0)) }
  }

  /// Chooses a row and moves the keyboard focus there.
  public func select(_ index: Int) {
    guard let row = gtk_list_box_get_row_at_index(opaque, Int32(index)) else { return }
    gtk_list_box_select_row(opaque, row)
    gtk_widget_grab_focus(UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self))
  }

  /// Calls the body when another row is chosen.
  public func onSelectionChange(_ body: @escaping () -> Void) { connect("selected-rows-changed", body) }

  /// Calls the body when the chosen row is activated: by Enter or a double click.
  public func onActivate(_ body: @escaping () -> Void) { connectPointer("row-activated") { _ in body() } }
}
