import CGtk

extension Widget {
  /// Sees the keys pressed in the widget: in the capture phase before the widgets inside do. The body answers
  /// whether it took the key. Answers the controller, which the widget has.
  @discardableResult
  public final func onKey(
    phase: GtkPropagationPhase = GTK_PHASE_BUBBLE, _ body: @escaping (Int32, GdkModifierType) -> Bool
  ) -> Object {
    let controller = Object(adopting: UnsafeMutableRawPointer(made(gtk_event_controller_key_new())))
    gtk_event_controller_set_propagation_phase(controller.opaque, phase)
    controller.connectKey(body)
    add(controller: controller)
    return controller
  }

  /// Tells whether the keyboard focus is in the widget or inside it, at each change.
  public final func onFocusChange(_ body: @escaping (Bool) -> Void) {
    let controller = Object(adopting: UnsafeMutableRawPointer(made(gtk_event_controller_focus_new())))
    controller.connect("enter") { body(true) }
    controller.connect("leave") { body(false) }
    add(controller: controller)
  }

  /// Tells whether the pointer is over the widget, at each change.
  public final func onHoverChange(_ body: @escaping (Bool) -> Void) {
    let controller = Object(adopting: UnsafeMutableRawPointer(made(gtk_event_controller_motion_new())))
    controller.connectPlace("enter") { _, _ in body(true) }
    controller.connect("leave") { body(false) }
    add(controller: controller)
  }
}

extension GdkModifierType {
  /// Whether all of these modifiers are held.
  public func contains(_ other: GdkModifierType) -> Bool { rawValue & other.rawValue == other.rawValue }

  /// The modifiers that change a key's meaning, without locks and pointer buttons.
  public var chord: GdkModifierType {
    GdkModifierType(
      rawValue: rawValue
        & (GDK_SHIFT_MASK.rawValue | GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue
          | GDK_SUPER_MASK.rawValue))
  }

  /// These modifiers without the others.
  public func subtracting(_ other: GdkModifierType) -> GdkModifierType {
    GdkModifierType(rawValue: rawValue & ~other.rawValue)
  }

  public static let controlShift = GdkModifierType(
    rawValue: GDK_CONTROL_MASK.rawValue | GDK_SHIFT_MASK.rawValue)
  public static let controlAlt = GdkModifierType(
    rawValue: GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue)
  public static let none = GdkModifierType(rawValue: 0)
}
