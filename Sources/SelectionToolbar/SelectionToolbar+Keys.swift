import CGtk
import GtkSupport
import SelectionCore

/// The keys that work wherever the focus is in the window. They are taken after the focused widget had its chance,
/// so a text entry keeps its own.
extension SelectionToolbar {
  func handle(_ key: Int32, _ modifiers: GdkModifierType) -> Bool {
    switch (key, modifiers) {
    case (GDK_KEY_Escape, .none):
      return leave()
    case (GDK_KEY_F6, .none):
      moveToNextPart(backward: false)
    case (GDK_KEY_F6, GDK_SHIFT_MASK):
      moveToNextPart(backward: true)
    case (GDK_KEY_a, GDK_CONTROL_MASK):
      model.selectAll()
    case (GDK_KEY_A, .controlShift) where model.isSelecting,
      (GDK_KEY_a, .controlShift) where model.isSelecting:
      model.deselectAll()
    case (GDK_KEY_I, .controlShift), (GDK_KEY_i, .controlShift):
      model.invert()
    default:
      return false
    }
    return true
  }

  /// Escape: the confirmation line first, where the focus is on it, then select mode.
  private func leave() -> Bool {
    if line.containsFocus {
      line.onDismiss?()
    } else if model.isSelecting {
      endSelecting()
    } else {
      return false
    }
    return true
  }

  /// Moves the focus between header, content, action bar and confirmation line.
  private func moveToNextPart(backward: Bool) {
    var parts: [(hasFocus: Bool, focus: () -> Bool)] = [
      (headerContainsFocus, { self.focusHeader() }),
      (sidePart?.hasFocus() ?? false, { self.sidePart?.focus() ?? false }),
      (contentContainsFocus, { self.focusContentPart() }),
      (actionBar.containsFocus, { self.model.isSelecting && self.actionBar.grabFocus() }),
      (line.containsFocus, { self.line.grabFocus() }),
    ]
    if backward { parts.reverse() }
    let current = parts.firstIndex { $0.hasFocus } ?? 0
    for step in 1...parts.count where parts[(current + step) % parts.count].focus() { return }
  }
}
