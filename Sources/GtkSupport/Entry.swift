import CGtk

/// A `GtkEntry`: a line of text to edit.
public final class Entry: Widget {
  public init() {
    super.init(gtk_entry_new())
  }

  public var text: String {
    get { String(cString: gtk_editable_get_text(opaque)) }
    set { gtk_editable_set_text(opaque, newValue) }
  }

  /// Selects the characters in this range of places.
  public func select(_ range: Range<Int>) {
    gtk_editable_select_region(opaque, Int32(range.lowerBound), Int32(range.upperBound))
  }

  /// Says the focus once more, shortly after the entry has come into view with it, and leaves the cursor where it is:
  /// GTK 4.8 sends no focus event of what the accessibility bus does not know yet.
  public func repeatFocusForAssistiveTechnologies() {
    Timeout.after(milliseconds: 150) { [weak self] in
      guard let self, containsFocus, let root = gtk_widget_get_root(widget) else { return }
      gtk_root_set_focus(root, nil)
      gtk_entry_grab_focus_without_selecting(pointer())
    }
  }

  /// Puts the cursor behind the last character, with nothing selected.
  public func moveCursorToEnd() { gtk_editable_set_position(opaque, -1) }

  /// How many characters the text may have in view; the entry asks for no more room than that.
  public func setWidth(characters: Int32) {
    gtk_editable_set_width_chars(opaque, characters)
    gtk_editable_set_max_width_chars(opaque, characters)
  }

  /// Whether Enter presses the window's default button.
  public func setActivatesDefault(_ activates: Bool) {
    gtk_entry_set_activates_default(pointer(), activates ? 1 : 0)
  }

  /// Shows a symbol at the start, and a text while the entry is empty. Both are decoration.
  public func setHint(icon: String, text: String) {
    gtk_entry_set_icon_from_icon_name(pointer(), GTK_ENTRY_ICON_PRIMARY, icon)
    gtk_entry_set_icon_activatable(pointer(), GTK_ENTRY_ICON_PRIMARY, 0)
    gtk_entry_set_placeholder_text(pointer(), text)
  }

  /// Calls the body after each change of the text.
  public func onChange(_ body: @escaping () -> Void) { connect("changed", body) }
}
