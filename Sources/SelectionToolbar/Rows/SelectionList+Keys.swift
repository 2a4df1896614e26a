import CGtk
import GtkSupport
import SelectionCore

/// The keys of the list: what GTK's own would do to a selection is not what select mode means.
extension SelectionList {
  func listenToKeys() {
    view.onKey(phase: GTK_PHASE_CAPTURE) { [weak self] key, modifiers in
      self?.handle(key, modifiers.chord) ?? false
    }
  }

  private func handle(_ key: Int32, _ modifiers: GdkModifierType) -> Bool {
    currentOrigin = .person
    extensionOrigin = modifiers.contains(GDK_SHIFT_MASK) ? currentID : nil
    if modifiers == GDK_SHIFT_MASK, let position = target(of: key) { return extend(to: position) }
    switch key {
    case GDK_KEY_space, GDK_KEY_KP_Space:
      guard modifiers.subtracting(GDK_CONTROL_MASK) == .none else { return false }
      return toggleFocused()
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter:
      guard modifiers == .none, let id = focusedRow?.id else { return false }
      if model.isSelecting { model.toggle(id) } else { onOpen?(id) }
      return true
    case GDK_KEY_Tab, GDK_KEY_KP_Tab, GDK_KEY_ISO_Left_Tab:
      // GTK 4.8 would walk through all rows (`tab-behavior` came with 4.12).
      return view.moveFocusOut(backward: key == GDK_KEY_ISO_Left_Tab || modifiers.contains(GDK_SHIFT_MASK))
    default:
      return false
    }
  }

  /// Where a key moves the focus by itself, for the keys whose target needs no layout to be known.
  private func target(of key: Int32) -> Int? {
    guard let id = focusedID, let position = model.position(of: id) else { return nil }
    switch key {
    case GDK_KEY_Up, GDK_KEY_KP_Up: return max(0, position - 1)
    case GDK_KEY_Down, GDK_KEY_KP_Down: return min(model.shownCount - 1, position + 1)
    case GDK_KEY_Home, GDK_KEY_KP_Home: return 0
    case GDK_KEY_End, GDK_KEY_KP_End: return model.shownCount - 1
    default: return nil
    }
  }

  /// Extends the selection and then moves the focus. GTK does it the other way round, and a screen reader then says
  /// the row's verb twice: as what it finds, and as what has changed.
  private func extend(to position: Int) -> Bool {
    let id = model.shownID(at: position)
    extend(to: id, from: extensionOrigin)
    return focus(id)
  }

  private func toggleFocused() -> Bool {
    guard let id = focusedRow?.id else { return false }
    if model.isSelecting { model.toggle(id) } else { model.begin(with: id) }
    return true
  }
}
