import CGtk
import GtkSupport
import SelectionCore

/// The keys of the list: what GTK's own would do to a selection is not what select mode means.
extension SelectionView {
  func listenToKeys() {
    view.onKey(phase: GTK_PHASE_CAPTURE) { [weak self] key, modifiers in
      self?.handle(key, modifiers.chord) ?? false
    }
  }

  private func handle(_ key: Int32, _ modifiers: GdkModifierType) -> Bool {
    // Shift or Ctrl by itself, before a click, chooses no row.
    guard !(GDK_KEY_Shift_L...GDK_KEY_Hyper_R).contains(key) else { return false }
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
    let last = model.shownCount - 1
    // GTK stays where there is no item above or below, and so does this.
    func moved(by step: Int) -> Int { (0...last).contains(position + step) ? position + step : position }
    let next = view.isRightToLeft ? -1 : 1
    switch key {
    case GDK_KEY_Up, GDK_KEY_KP_Up: return moved(by: -lineLength)
    case GDK_KEY_Down, GDK_KEY_KP_Down: return moved(by: lineLength)
    case GDK_KEY_Left where layout == .tile, GDK_KEY_KP_Left where layout == .tile: return moved(by: -next)
    case GDK_KEY_Right where layout == .tile, GDK_KEY_KP_Right where layout == .tile: return moved(by: next)
    case GDK_KEY_Home, GDK_KEY_KP_Home: return 0
    case GDK_KEY_End, GDK_KEY_KP_End: return last
    default: return nil
    }
  }

  /// How many items stand beside each other: GTK does not tell, but the widgets in view show it.
  private var lineLength: Int {
    guard layout == .tile else { return 1 }
    var lengths: [Int32: Int] = [:]
    for bound in rows.values where bound.id != nil && gtk_widget_get_mapped(bound.row.widget) != 0 {
      guard let item = gtk_widget_get_parent(bound.row.widget) else { continue }
      var area = GtkAllocation()
      gtk_widget_get_allocation(item, &area)
      lengths[area.y, default: 0] += 1
    }
    return max(1, lengths.values.max() ?? 1)
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
