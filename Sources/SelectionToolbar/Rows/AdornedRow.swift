import CGtk
import GtkSupport

/// The widget of a ``SelectionToolbarRow``: the host's content, and in select mode the circle before it and a check
/// box over all of it.
@MainActor final class AdornedRow: CustomWidget {
  private let circle = Image(icon: "object-select-symbolic").styled("selection-circle")
  private let toggleButton = Button(role: GTK_ACCESSIBLE_ROLE_CHECKBOX)
  private let content: Widget
  private var isSelecting = false
  private var isSelected = false

  var onToggle: (() -> Void)?
  /// Told of a click with its modifiers; answers whether the container shall not hear of it.
  var onPress: ((GdkModifierType) -> Bool)?
  var onHold: (() -> Void)?

  init(content: Widget) {
    self.content = content
    super.init(cssName: "selectionrow", role: GTK_ACCESSIBLE_ROLE_GENERIC)
    for name in ["selection-row", "adorned"] { addClass(name) }
    circle.layout(halign: GTK_ALIGN_CENTER, valign: GTK_ALIGN_CENTER)
    gtk_widget_set_can_target(toggleButton.widget, 0)
    for child in [content, circle, toggleButton] { addChild(child) }
    circle.isVisible = false
    toggleButton.isVisible = false
    toggleButton.onClicked { [weak self] in self?.onToggle?() }
    connect("map") { [weak self] in self.map(FocusForwarder.watch) }
    listenToPointer()
  }

  isolated deinit { FocusForwarder.forget(widget) }

  func setName(_ name: String) { toggleButton.setAccessibleLabel(name) }

  func draw(isSelecting: Bool, isSelected: Bool, texts: SelectionRowTexts) {
    let modeChanges = isSelecting != self.isSelecting
    guard modeChanges || isSelected != self.isSelected else { return }
    self.isSelecting = isSelecting
    self.isSelected = isSelected
    if isSelected {
      gtk_widget_set_state_flags(circle.widget, GTK_STATE_FLAG_CHECKED, 0)
    } else {
      gtk_widget_unset_state_flags(circle.widget, GTK_STATE_FLAG_CHECKED)
    }
    // First the state, then the words, and nothing of them while the mode is left; see SelectionRow.
    if isSelecting {
      toggleButton.setAccessibleChecked(isSelected)
      toggleButton.setAccessibleDescription(isSelected ? texts.deselect : texts.select)
    }
    around?.setAccessibleSelected(isSelected)
    if modeChanges { changeMode() }
  }

  private var around: Widget? {
    gtk_widget_get_parent(widget).map { Widget(retaining: UnsafeMutableRawPointer($0)) }
  }

  private func changeMode() {
    let around = around
    let hadFocus = around?.containsFocus ?? containsFocus
    setClass("selecting", isSelecting)
    circle.isVisible = isSelecting
    if isSelecting { circle.fadeInWithoutAnimations() }
    toggleButton.isVisible = isSelecting
    // The host's own controls rest, for the pointer, the keyboard and assistive technologies.
    gtk_widget_set_can_target(content.widget, isSelecting ? 0 : 1)
    gtk_widget_set_can_focus(content.widget, isSelecting ? 0 : 1)
    content.setAccessibleHidden(isSelecting)
    guard hadFocus else { return }
    if isSelecting { takeToggleFocus() } else { around?.grabFocus() }
  }

  // MARK: Focus

  /// The container's own widget around the row got the focus: in select mode it goes on to the check box.
  func containerHasFocus() {
    if isSelecting { takeToggleFocus() }
  }

  private func takeToggleFocus() {
    if !toggleButton.containsFocus { toggleButton.flushAccessible() }
    toggleButton.grabFocus()
  }

  override func takeFocus() -> Bool {
    guard isSelecting else { return content.grabFocus() }
    if !toggleButton.containsFocus { toggleButton.flushAccessible() }
    return toggleButton.grabFocus()
  }

  // MARK: Pointer

  /// Presses are decided on with the modifiers held at the press, and done at the release.
  private func listenToPointer() {
    let click = Object(adopting: UnsafeMutableRawPointer(made(gtk_gesture_click_new())))
    gtk_event_controller_set_propagation_phase(click.opaque, GTK_PHASE_CAPTURE)
    gtk_gesture_single_set_button(click.opaque, guint(GDK_BUTTON_PRIMARY))
    // The row owns its gestures, and they own these bodies: the plain pointer is good for as long as one runs.
    let gesture = click.opaque
    var modifiers: GdkModifierType?
    click.connectPress("pressed") { _, _, _ in
      modifiers = gtk_event_controller_get_current_event_state(gesture)
    }
    click.connectPress("released") { [weak self] _, _, _ in
      guard let held = modifiers else { return }
      modifiers = nil
      if self?.onPress?(held) == true { gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED) }
    }
    click.connect("stopped") { modifiers = nil }
    add(controller: click)

    let hold = Object(adopting: UnsafeMutableRawPointer(made(gtk_gesture_long_press_new())))
    gtk_event_controller_set_propagation_phase(hold.opaque, GTK_PHASE_CAPTURE)
    gtk_gesture_single_set_touch_only(hold.opaque, 1)
    hold.connectPlace("pressed") { [weak self] _, _ in
      modifiers = nil
      self?.onHold?()
    }
    add(controller: hold)
  }

  // MARK: Layout

  private var indent: Int32 { isSelecting ? SelectionRow.circleWidth : 0 }

  override func measure(
    _ orientation: GtkOrientation, forSize size: Int32
  ) -> (minimum: Int32, natural: Int32) {
    if orientation == GTK_ORIENTATION_HORIZONTAL {
      let inner = CustomWidget.measure(content.widget, orientation, forSize: size)
      return (inner.minimum + indent, inner.natural + indent)
    }
    let inner = CustomWidget.measure(
      content.widget, orientation, forSize: size < 0 ? size : max(0, size - indent))
    let target = isSelecting ? SelectionRow.circleWidth : 0
    return (max(target, inner.minimum), max(target, inner.natural))
  }

  override func allocate(width: Int32, height: Int32) {
    let isMirrored = isRightToLeft
    CustomWidget.allocate(
      content.widget, x: isMirrored ? 0 : indent, y: 0, width: width - indent, height: height)
    guard isSelecting else { return }
    CustomWidget.allocate(
      circle.widget, x: isMirrored ? width - indent : 0, y: 0, width: indent, height: height)
    CustomWidget.measure(toggleButton.widget, GTK_ORIENTATION_HORIZONTAL, forSize: -1)
    CustomWidget.allocate(toggleButton.widget, x: 0, y: 0, width: width, height: height)
  }
}
