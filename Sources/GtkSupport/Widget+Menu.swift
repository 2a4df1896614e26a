import CGtk

extension Widget {
  /// Asks for a menu wherever people expect one: a right click, a long press by touch, the Menu key and Shift+F10.
  ///
  /// - Parameters:
  ///   - opensOnHold: Whether holding a mouse button down asks for it too.
  ///   - opensOnDown: Whether the Down key does, as for a button that shows a list.
  ///   - body: Gets the place of the pointer in the widget in pixels, nil from the keyboard.
  public final func onMenu(
    opensOnHold: Bool = false, opensOnDown: Bool = false, _ body: @escaping ((x: Double, y: Double)?) -> Void
  ) {
    let click = Object(adopting: UnsafeMutableRawPointer(made(gtk_gesture_click_new())))
    gtk_gesture_single_set_button(click.opaque, guint(GDK_BUTTON_SECONDARY))
    gtk_event_controller_set_propagation_phase(click.opaque, GTK_PHASE_CAPTURE)
    let gesture = click.opaque
    click.connectPress("pressed") { _, x, y in
      gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
      body((x, y))
    }
    add(controller: click)
    if opensOnHold {
      let hold = Object(adopting: UnsafeMutableRawPointer(made(gtk_gesture_long_press_new())))
      gtk_event_controller_set_propagation_phase(hold.opaque, GTK_PHASE_CAPTURE)
      let holding = hold.opaque
      hold.connectPlace("pressed") { x, y in
        gtk_gesture_set_state(holding, GTK_EVENT_SEQUENCE_CLAIMED)
        body((x, y))
      }
      add(controller: hold)
    }
    onKey { key, modifiers in
      switch (key, modifiers.chord) {
      case (GDK_KEY_Menu, .none), (GDK_KEY_F10, GDK_SHIFT_MASK): body(nil)
      case (GDK_KEY_Down, .none) where opensOnDown, (GDK_KEY_Down, GDK_ALT_MASK) where opensOnDown: body(nil)
      default: return false
      }
      return true
    }
  }

  /// Calls the body when the middle button of the mouse is clicked.
  public final func onMiddleClick(_ body: @escaping () -> Void) {
    let click = Object(adopting: UnsafeMutableRawPointer(made(gtk_gesture_click_new())))
    gtk_gesture_single_set_button(click.opaque, guint(GDK_BUTTON_MIDDLE))
    click.connectPress("released") { _, _, _ in body() }
    add(controller: click)
  }
}
