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

  /// Whether Enter presses the window's default button.
  public func setActivatesDefault(_ activates: Bool) {
    gtk_entry_set_activates_default(pointer(), activates ? 1 : 0)
  }

  /// Calls the body after each change of the text.
  public func onChange(_ body: @escaping () -> Void) { connect("changed", body) }
}
