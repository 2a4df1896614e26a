import CGtk
import GtkSupport
import SelectionCore

/// Menus of rows and of the ground around them.
extension SelectionView {
  /// Calls the body where a menu is asked for: with the secondary button of the mouse, the Menu key or Shift+F10, and in
  /// select mode by a long press of a finger (in browse mode that chooses).
  ///
  /// - Parameter body: Gets the item under the pointer or with the focus, nil on empty ground, and the place in the
  ///   view in pixels. The row pressed has become the current one. Nothing has been chosen or given back.
  public func onMenu(_ body: @escaping (ID?, (x: Double, y: Double)) -> Void) {
    let click = Object(adopting: UnsafeMutableRawPointer(made(gtk_gesture_click_new())))
    gtk_gesture_single_set_button(click.opaque, guint(GDK_BUTTON_SECONDARY))
    gtk_event_controller_set_propagation_phase(click.opaque, GTK_PHASE_CAPTURE)
    let gesture = click.opaque
    click.connectPress("pressed") { [weak self] _, x, y in
      gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
      self?.askForMenu(at: (x, y), body)
    }
    view.add(controller: click)

    let hold = Object(adopting: UnsafeMutableRawPointer(made(gtk_gesture_long_press_new())))
    gtk_gesture_single_set_touch_only(hold.opaque, 1)
    hold.connectPlace("pressed") { [weak self] x, y in
      guard let self, model.isSelecting else { return }
      press = nil
      askForMenu(at: (x, y), body)
    }
    view.add(controller: hold)

    view.onKey { [weak self] key, modifiers in
      let isMenu = key == GDK_KEY_Menu || (key == GDK_KEY_F10 && modifiers.chord == GDK_SHIFT_MASK)
      guard isMenu, let self else { return false }
      body(focusedID, middleOfFocusedRow)
      return true
    }
  }

  private func askForMenu(at place: (x: Double, y: Double), _ body: (ID?, (x: Double, y: Double)) -> Void) {
    let bound = row(around: gtk_widget_pick(view.widget, place.x, place.y, GTK_PICK_DEFAULT))
    if let bound {
      bound.row.grabFocus()
      currentOrigin = .person
    }
    body(bound?.id, place)
  }

  private var middleOfFocusedRow: (x: Double, y: Double) {
    guard let row = focusedRow?.row else { return (24, 24) }
    var x = 0.0
    var y = 0.0
    let middle = Double(gtk_widget_get_height(row.widget)) / 2
    gtk_widget_translate_coordinates(row.widget, view.widget, 72, middle, &x, &y)
    return (x, y)
  }
}
