import CGtk

/// A `GtkInscription`: a line of text that is cut at its end where it has too little room.
///
/// It asks for no room of its own, so its text is not measured: made for the cells of long lists.
public final class Inscription: Widget {
  public init() {
    super.init(gtk_inscription_new(nil))
    gtk_inscription_set_min_chars(opaque, 0)
    gtk_inscription_set_text_overflow(opaque, GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_END)
  }

  /// Shows a text, which stands where the window's lines begin, whatever direction it has itself.
  ///
  /// GTK takes start and end from the paragraph's direction, so that Latin words in a column of Arabic ones would stand
  /// on the other side: a mark gives the paragraph the window's direction, and the text is set apart in it.
  public func show(_ text: String) {
    let mark = isRightToLeft ? "\u{200F}" : "\u{200E}"
    gtk_inscription_set_text(opaque, text.isEmpty ? nil : "\(mark)\u{2068}\(text)\u{2069}")
  }

  /// Where the text stands in its room: 0 at the start, 1 at the end.
  public var xalign: Float {
    get { gtk_inscription_get_xalign(opaque) }
    set { gtk_inscription_set_xalign(opaque, newValue) }
  }
}
