import CGtk
import GtkSupport

/// The line above the bottom edge that tells how an action ended, with Undo.
///
/// - CSS: a `box.selection-confirmation`, with `error` or `partial`; in it an image, a label and the Undo button.
/// - Accessibility: the text is a label, and announced by the toolbar; Undo is a push button.
final class ConfirmationLine {
  let revealer: Revealer
  private let box = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 10)
  private let mark = Image(pixelSize: 18)
  private let text = FocusableText(role: GTK_ACCESSIBLE_ROLE_LABEL)
  private let undoButton: Button
  private let followUpButton = Button(role: GTK_ACCESSIBLE_ROLE_BUTTON)

  /// Called when Undo or the further button is pressed, when Escape is, and when the pointer or the focus comes or goes.
  var onUndo: (() -> Void)?
  var onFollowUp: (() -> Void)?
  var onDismiss: (() -> Void)?
  var onHold: ((Bool) -> Void)?
  private var isHovered = false
  private var isFocused = false

  init(undo: String) {
    undoButton = Button(undo)
    undoButton.setAccessibleLabel(undo)
    text.label.xalign = 0
    text.label.maximumWidth = 60
    text.layout(hexpand: true, valign: GTK_ALIGN_CENTER)
    for child in [mark, text, followUpButton, undoButton] as [Widget] { box.append(child) }
    for button in [followUpButton, undoButton] { button.layout(valign: GTK_ALIGN_CENTER) }
    followUpButton.isVisible = false
    box.addClass("selection-confirmation")
    revealer = Revealer(box, transition: GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP, milliseconds: 250)
    revealer.layout(horizontalMargin: 6, verticalMargin: 2, halign: GTK_ALIGN_CENTER, valign: GTK_ALIGN_END)
    undoButton.onClicked { [weak self] in self?.onUndo?() }
    followUpButton.onClicked { [weak self] in self?.onFollowUp?() }
    listen()
  }

  private func listen() {
    box.onHoverChange { [weak self] in self?.hold(isHovered: $0) }
    box.onFocusChange { [weak self] in self?.hold(isFocused: $0) }
    box.onKey { [weak self] key, _ in
      guard key == GDK_KEY_Escape else { return false }
      self?.onDismiss?()
      return true
    }
  }

  private func hold(isHovered: Bool? = nil, isFocused: Bool? = nil) {
    let wasHeld = self.isHovered || self.isFocused
    self.isHovered = isHovered ?? self.isHovered
    self.isFocused = isFocused ?? self.isFocused
    let isHeld = self.isHovered || self.isFocused
    if isHeld != wasHeld { onHold?(isHeld) }
  }

  /// Shows a line. An error has its mark and colour, a partial success a mark of warning; `canUndo` tells whether Undo
  /// is there, `followUp` what one more button says.
  func show(_ text: String, isError: Bool, isPartial: Bool, canUndo: Bool, followUp: String?) {
    followUpButton.isVisible = followUp != nil
    if let followUp {
      followUpButton.label = followUp
      followUpButton.setAccessibleLabel(followUp)
    }
    self.text.text = text
    box.setClass("without-undo", !canUndo && followUp == nil)
    mark.setIcon(named: isError || isPartial ? "dialog-warning-symbolic" : "object-select-symbolic")
    box.setClass("error", isError)
    box.setClass("partial", isPartial)
    undoButton.isVisible = canUndo
    revealer.isRevealed = true
  }

  /// Takes the line away; gone, it is out of the tree that assistive technologies see: a hidden line is not read.
  func hide() { revealer.isRevealed = false }

  var isShown: Bool { revealer.isRevealed }
  var containsFocus: Bool { box.containsFocus }

  /// Moves the keyboard focus to a button, or to the text where there is none; answers whether it could.
  func grabFocus() -> Bool {
    guard isShown else { return false }
    for button in [undoButton, followUpButton] where button.isVisible { return button.grabFocus() }
    return text.grabFocus()
  }
}
