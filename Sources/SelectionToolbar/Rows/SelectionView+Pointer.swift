import CGtk
import GtkSupport
import SelectionCore

/// The pointer's and the finger's gestures on the rows.
///
/// They see a press before the widgets in the row do, and decide by the modifiers held at that moment: letting go
/// of Ctrl before the button changes nothing. They act at the release, so that a drag (of the rubber band, of the
/// page by a finger) is no click.
extension SelectionView {
  func listenToPointer() {
    let click = Object(adopting: UnsafeMutableRawPointer(made(gtk_gesture_click_new())))
    gtk_event_controller_set_propagation_phase(click.opaque, GTK_PHASE_CAPTURE)
    gtk_gesture_single_set_button(click.opaque, guint(GDK_BUTTON_PRIMARY))
    // The view owns its gestures, and they own these bodies: the plain pointer is good for as long as one runs.
    let gesture = click.opaque
    click.connectPress("pressed") { [weak self] presses, x, y in
      self?.pressed(presses, at: (x, y), gesture)
    }
    click.connectPress("released") { [weak self] _, _, _ in self?.released() }
    click.connect("stopped") { [weak self] in self?.press = nil }
    view.add(controller: click)

    let hold = Object(adopting: UnsafeMutableRawPointer(made(gtk_gesture_long_press_new())))
    gtk_event_controller_set_propagation_phase(hold.opaque, GTK_PHASE_CAPTURE)
    // A mouse button held by accident must not change the mode.
    gtk_gesture_single_set_touch_only(hold.opaque, 1)
    hold.connectPlace("pressed") { [weak self] x, y in self?.held(at: (x, y)) }
    view.add(controller: hold)
  }

  private func pressed(_ presses: Int, at place: (x: Double, y: Double), _ gesture: OpaquePointer) {
    press = nil
    let modifiers = gtk_event_controller_get_current_event_state(gesture)
    guard let bound = row(at: place), let id = bound.id else { return }
    let isOnCircle = isOnCircle(bound, place)
    let isPlain = !modifiers.contains(GDK_SHIFT_MASK) && !modifiers.contains(GDK_CONTROL_MASK)
    if presses == 2, !opensOnClick, isPlain, !isOnCircle, !model.isSelecting {
      gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
      onOpen?(id)
      return
    }
    press = PressedRow(
      id: id, isOnCircle: isOnCircle, isShift: modifiers.contains(GDK_SHIFT_MASK),
      isControl: modifiers.contains(GDK_CONTROL_MASK), formerID: currentOrigin == .person ? currentID : nil)
    currentOrigin = .person
    if !changesSelection(press) { bound.row.grabFocus() }
  }

  private func changesSelection(_ press: PressedRow<ID>?) -> Bool {
    guard let press else { return false }
    return model.isSelecting || press.isShift || press.isControl || press.isOnCircle
  }

  /// What changes the selection moves the focus afterwards: a screen reader then says the row as it is now, and not the
  /// change once more.
  private func released() {
    guard let press else { return }
    self.press = nil
    let movesFocus = changesSelection(press)
    act(on: press)
    if movesFocus { focus(press.id) }
  }

  private func act(on press: PressedRow<ID>) {
    if press.isShift {
      extend(to: press.id, from: press.formerID)
    } else if model.isSelecting {
      model.toggle(press.id)
    } else if press.isControl {
      model.begin(with: [press.formerID, press.id].compactMap(\.self))
      model.anchor = press.id
    } else if press.isOnCircle {
      model.begin(with: press.id)
    } else if opensOnClick {
      onOpen?(press.id)
    }
  }

  private func held(at place: (x: Double, y: Double)) {
    press = nil
    guard let id = row(at: place)?.id else { return }
    model.begin(with: id)
  }

  func row(at place: (x: Double, y: Double)) -> BoundRow<ID>? {
    row(around: gtk_widget_pick(view.widget, place.x, place.y, GTK_PICK_DEFAULT))
  }

  private func isOnCircle(_ bound: BoundRow<ID>, _ place: (x: Double, y: Double)) -> Bool {
    var x = 0.0
    var y = 0.0
    gtk_widget_translate_coordinates(view.widget, bound.row.widget, place.x, place.y, &x, &y)
    return bound.row.isOnCircle(x: x, y: y)
  }
}
