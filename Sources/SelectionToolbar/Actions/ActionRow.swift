import CGtk
import GtkSupport

/// The action bar's buttons beside each other, all of one width; those that do not fit are left to a menu, whose
/// button comes last.
///
/// - CSS: a node `selectionactionrow`.
/// - Accessibility: a tool bar, named by the bar.
@MainActor final class ActionRow: CustomWidget {
  private var buttons: [Button] = []
  private let moreButton: Button
  private let spacing: Int32 = 2
  private(set) var fitting = 0
  private var pending: UInt32?

  /// Told of how many buttons fit, when that changes.
  var onFit: ((Int) -> Void)?
  /// Called when the row has got its place.
  var onAllocate: (() -> Void)?

  init(moreButton: Button) {
    self.moreButton = moreButton
    super.init(cssName: "selectionactionrow", role: GTK_ACCESSIBLE_ROLE_TOOLBAR)
    addChild(moreButton)
    moreButton.isVisible = false
  }

  func show(_ buttons: [Button]) {
    for button in self.buttons { removeChild(button) }
    self.buttons = buttons
    // Before the menu's button, in the order of Tab.
    for button in buttons { gtk_widget_insert_before(button.widget, widget, moreButton.widget) }
    fitting = buttons.count
    moreButton.isVisible = false
  }

  /// The width that each button needs so that nothing of it is cut.
  private var slot: Int32 {
    (buttons + [moreButton]).map {
      // What is out of view measures nothing by itself.
      let wasVisible = $0.isVisible
      if !wasVisible { return minimumWidths[$0] ?? 0 }
      let width = CustomWidget.measure($0.widget, GTK_ORIENTATION_HORIZONTAL, forSize: -1).minimum
      minimumWidths[$0] = width
      return width
    }.max() ?? 0
  }
  private var minimumWidths: [Button: Int32] = [:]

  private func fits(in width: Int32) -> Int {
    let slot = slot
    guard slot > 0 else { return buttons.count }
    let room = Int((width + spacing) / (slot + spacing))
    return room >= buttons.count ? buttons.count : max(0, room - 1)
  }

  override func measure(
    _ orientation: GtkOrientation, forSize size: Int32
  ) -> (minimum: Int32, natural: Int32) {
    guard orientation == GTK_ORIENTATION_HORIZONTAL else {
      return super.measure(orientation, forSize: -1)
    }
    let slot = slot
    let count = Int32(buttons.count)
    return (slot * min(2, count), count * slot + max(0, count - 1) * spacing)
  }

  override func allocate(width: Int32, height: Int32) {
    let count = fits(in: width)
    let shown = Array(buttons.prefix(count)) + (count < buttons.count ? [moreButton] : [])
    let step = (width + spacing) / Int32(max(1, shown.count))
    for (index, button) in shown.enumerated() where button.isVisible {
      let x = Int32(index) * step
      CustomWidget.allocate(
        button.widget, x: isRightToLeft ? width - x - step + spacing : x, y: 0, width: step - spacing,
        height: height)
    }
    for button in buttons + [moreButton] {
      gtk_widget_set_child_visible(button.widget, shown.contains(button) ? 1 : 0)
    }
    onAllocate?()
    if count != fitting { change(to: count) }
  }

  /// Which buttons there are cannot change while their places are given out.
  private func change(to count: Int) {
    guard pending == nil else { return }
    pending = Timeout.after(milliseconds: 0) { [weak self] in
      guard let self else { return }
      pending = nil
      fitting = count
      for (index, button) in buttons.enumerated() { button.isVisible = index < count }
      moreButton.isVisible = count < buttons.count
      onFit?(count)
      gtk_widget_queue_resize(widget)
    }
  }

  isolated deinit {
    if let pending { Timeout.cancel(pending) }
  }
}
