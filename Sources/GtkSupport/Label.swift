import CGtk

/// A `GtkLabel` whose text is always data: never markup, never a mnemonic.
public final class Label: Widget {
  public init(_ text: String = "", role: GtkAccessibleRole? = nil) {
    if let role {
      super.init(cgtk_widget_new(gtk_label_get_type(), role))
    } else {
      super.init(gtk_label_new(nil))
    }
    self.text = text
  }

  public var text: String {
    get { String(cString: gtk_label_get_text(opaque)) }
    set { gtk_label_set_text(opaque, newValue) }
  }

  /// Where the text is cut when there is too little room; `PANGO_ELLIPSIZE_NONE` keeps it whole.
  public var ellipsize: PangoEllipsizeMode {
    get { gtk_label_get_ellipsize(opaque) }
    set { gtk_label_set_ellipsize(opaque, newValue) }
  }

  /// Whether the text goes on in further lines when there is too little room.
  public var wraps: Bool {
    get { gtk_label_get_wrap(opaque) != 0 }
    set {
      gtk_label_set_wrap(opaque, newValue ? 1 : 0)
      gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD_CHAR)
    }
  }

  /// Where the text stands in its room: 0 at the start, 1 at the end.
  public var xalign: Float {
    get { gtk_label_get_xalign(opaque) }
    set { gtk_label_set_xalign(opaque, newValue) }
  }

  /// Whether the text can be selected, which also puts the label into the order of Tab.
  public var isSelectable: Bool {
    get { gtk_label_get_selectable(opaque) != 0 }
    set { gtk_label_set_selectable(opaque, newValue ? 1 : 0) }
  }

  /// Whether the text itself runs from right to left, by its first letter, whichever way the window runs.
  public var isTextRightToLeft: Bool {
    let text = text
    let first = text.firstIndex(where: \.isLetter) ?? text.startIndex
    let index = text.utf8.distance(from: text.startIndex, to: first)
    return pango_layout_get_direction(gtk_label_get_layout(opaque), Int32(index)) == PANGO_DIRECTION_RTL
  }

  /// The most characters of the label's natural width; -1 for no limit.
  public var maximumWidth: Int32 {
    get { gtk_label_get_max_width_chars(opaque) }
    set { gtk_label_set_max_width_chars(opaque, newValue) }
  }
}
