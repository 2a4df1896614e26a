import CGtk
import GtkSupport

/// A row of a list or a tile of a grid whose items can be chosen: the selection circle and the host's content.
///
/// - CSS: a node `selectionrow.selection-row`, in a grid with the class `selection-tile`, in select mode `selecting`,
///   under a drag that can be dropped on it `drop-target`; in it the circle
///   (`image.selection-circle`, `:checked` when chosen), the content, and two buttons over the whole row.
/// - Accessibility: what takes the focus is, in browse mode, a push button named by the item, whose action opens
///   it; in select mode a check box named by the item, CHECKED when chosen, whose description is the verb
///   (`Select`, `Deselect`). A role cannot change, so they are two widgets of which one is visible. The content is
///   hidden from assistive technologies: the name and the description say it.
///
/// The buttons do not take the pointer: the list's gestures see every press with its modifiers.
public final class SelectionRow: CustomWidget {
  /// The room for the circle, in pixels: a target of 44 × 44.
  public static let circleWidth: Int32 = 44

  private let circle = Image(icon: "object-select-symbolic").styled("selection-circle")
  let content: Widget
  private let rowLayout: SelectionRowLayout
  private let toggleButton = Button(role: GTK_ACCESSIBLE_ROLE_CHECKBOX)
  private let openButton = Button(role: GTK_ACCESSIBLE_ROLE_BUTTON)
  private var name = ""
  private var details = ""
  private var isNamed = false
  private var isSelecting = false
  private var isSelected = false
  private var isListItemSelected = false
  /// Whether assistive technologies know what is drawn.
  private(set) var isTold = true
  private var texts = SelectionRowTexts(select: "", deselect: "")

  /// Called when the row's own accessible button or check box is pressed.
  var onOpen: (() -> Void)?
  var onToggle: (() -> Void)?

  /// A row around the host's content.
  public init(content: Widget, layout: SelectionRowLayout = .row) {
    self.content = content
    rowLayout = layout
    super.init(cssName: "selectionrow", role: GTK_ACCESSIBLE_ROLE_GENERIC)
    addClass("selection-row")
    setClass("selection-tile", layout == .tile)
    circle.layout(halign: GTK_ALIGN_CENTER, valign: GTK_ALIGN_CENTER)
    for button in [toggleButton, openButton] { gtk_widget_set_can_target(button.widget, 0) }
    // The circle is over the content, which it may cover.
    for child in [content, circle, toggleButton, openButton] { addChild(child) }
    content.setAccessibleHidden(true)
    toggleButton.isVisible = false
    toggleButton.onClicked { [weak self] in self?.onToggle?() }
    openButton.onClicked { [weak self] in self?.onOpen?() }
  }

  /// Names the row for assistive technologies: the item's name, and what else there is to say of it.
  public func setName(_ name: String, details: String) {
    guard name != self.name || details != self.details else { return }
    self.name = name
    self.details = details
    toggleButton.setAccessibleLabel(name)
    openButton.setAccessibleLabel(name)
    openButton.setAccessibleDescription(details)
    // A cell without a name of its own is called after GTK's type; a list item is not.
    if isNamed || rowLayout == .tile { nameListItem() }
  }

  /// Draws the row's state. What has not changed is not said again, and what has is said by ``tell()``.
  func update(isSelecting: Bool, isSelected: Bool, texts: SelectionRowTexts) {
    self.texts = texts
    let modeChanges = isSelecting != self.isSelecting
    if isSelected != isListItemSelected { isTold = false }
    guard modeChanges || isSelected != self.isSelected else { return }
    isTold = false
    self.isSelecting = isSelecting
    self.isSelected = isSelected
    drawCircle()
    if modeChanges, isSelecting, gtk_widget_get_mapped(widget) != 0 { circle.fadeInWithoutAnimations() }
    guard modeChanges else { return }
    tell()
    swapButtons()
  }

  /// Tells assistive technologies what was drawn.
  func tell() {
    guard !isTold else { return }
    isTold = true
    // While the mode is left the check box still has the screen reader's focus: it is not told "not checked".
    if isSelecting { describeToggle() }
    tellListItem(isSelected)
  }

  private func drawCircle() {
    if isSelected {
      gtk_widget_set_state_flags(circle.widget, GTK_STATE_FLAG_CHECKED, 0)
    } else {
      gtk_widget_unset_state_flags(circle.widget, GTK_STATE_FLAG_CHECKED)
    }
    setClass("selecting", isSelecting)
  }

  /// First the state, then the words: a screen reader says `checked`, `Deselect`.
  private func describeToggle() {
    toggleButton.setAccessibleChecked(isSelected)
    toggleButton.setAccessibleDescription(isSelected ? texts.deselect : texts.select)
  }

  /// Keeps the SELECTED state of GTK's own widget around the row, which GTK itself sets only when it binds the row.
  private func tellListItem(_ isSelected: Bool) {
    guard isSelected != isListItemSelected, let item = gtk_widget_get_parent(widget) else { return }
    isListItemSelected = isSelected
    Widget(retaining: UnsafeMutableRawPointer(item)).setAccessibleSelected(isSelected)
  }

  private func swapButtons() {
    let hadFocus = containsFocus
    let (shown, hidden) = isSelecting ? (toggleButton, openButton) : (openButton, toggleButton)
    shown.isVisible = true
    // The focus moves before its widget goes, or GTK would look for another place for it.
    if hadFocus { _ = takeFocus() }
    hidden.isVisible = false
  }

  /// Lets assistive technologies press the row's buttons while it is out of view: GTK ignores the accessible action
  /// of a button that it never had to show.
  func realizeButtons() {
    guard let parent = gtk_widget_get_parent(widget), gtk_widget_get_realized(parent) != 0 else { return }
    for button in [toggleButton, openButton] { gtk_widget_realize(button.widget) }
  }

  // MARK: Focus

  private var focusTarget: Button { isSelecting ? toggleButton : openButton }

  public override func takeFocus() -> Bool {
    tell()
    nameListItem()
    if !focusTarget.containsFocus { focusTarget.flushAccessible() }
    return focusTarget.grabFocus()
  }

  public override func willMoveFocus() {
    tell()
    nameListItem()
    if !focusTarget.containsFocus { focusTarget.flushAccessible() }
  }

  /// Names GTK's own widget around the row once it is met; all at once would flood the accessibility bus.
  private func nameListItem() {
    isNamed = true
    guard let item = gtk_widget_get_parent(widget) else { return }
    Widget(retaining: UnsafeMutableRawPointer(item)).setAccessibleLabel(name)
  }

  // MARK: Layout

  /// The room before the content that is the circle's alone.
  private var indent: Int32 { rowLayout == .row ? Self.circleWidth : 0 }

  public override func measure(
    _ orientation: GtkOrientation, forSize size: Int32
  ) -> (minimum: Int32, natural: Int32) {
    if orientation == GTK_ORIENTATION_HORIZONTAL {
      let inner = CustomWidget.measure(content.widget, orientation, forSize: size)
      return (max(Self.circleWidth, inner.minimum + indent), max(Self.circleWidth, inner.natural + indent))
    }
    let inner = CustomWidget.measure(
      content.widget, orientation, forSize: size < 0 ? size : max(0, size - indent))
    return (max(Self.circleWidth, inner.minimum), max(Self.circleWidth, inner.natural))
  }

  public override func allocate(width: Int32, height: Int32) {
    let target = Self.circleWidth
    let isMirrored = isRightToLeft
    CustomWidget.allocate(
      content.widget, x: isMirrored ? 0 : indent, y: 0, width: width - indent, height: height)
    CustomWidget.allocate(
      circle.widget, x: isMirrored ? width - target : 0, y: 0, width: target,
      height: rowLayout == .row ? height : target)
    for button in [toggleButton, openButton] where button.isVisible {
      CustomWidget.measure(button.widget, GTK_ORIENTATION_HORIZONTAL, forSize: -1)
      CustomWidget.allocate(button.widget, x: 0, y: 0, width: width, height: height)
    }
  }

  /// Whether a place, in pixels of the row, is on the circle.
  func isOnCircle(x: Double, y: Double) -> Bool {
    let target = Double(Self.circleWidth)
    guard rowLayout == .row || y < target else { return false }
    return isRightToLeft ? x >= Double(gtk_widget_get_width(widget)) - target : x < target
  }
}
