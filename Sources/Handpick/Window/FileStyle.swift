import CGtk
import GtkSupport

/// The application's own style, beside the block's.
enum FileStyle {
  private static var provider: Object?

  /// Adds the style to the default display, once.
  static func install() {
    guard provider == nil, let display = gdk_display_get_default() else { return }
    let provider = Object(adopting: UnsafeMutableRawPointer(made(gtk_css_provider_new())))
    gtk_css_provider_load_from_data(provider.pointer(), rules, -1)
    gtk_style_context_add_provider_for_display(
      display, provider.opaque, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    self.provider = provider
  }

  private static let rules = """
    .file-row { padding: 6px 12px 6px 0; }
    .file-row:dir(rtl) { padding: 6px 0 6px 12px; }
    .file-details { font-size: 0.85em; }
    .file-row.cut { opacity: 0.5; }
    .check-box { padding: 6px 4px; min-height: 32px; }
    .check-mark { border: 2px solid @selection_text_tertiary; border-radius: 5px; color: transparent;
      min-width: 16px; min-height: 16px; -gtk-icon-size: 14px; }
    .check-mark:checked { background: @selection_accent; border-color: @selection_accent; color: @selection_accent_on; }
    .conflict-name { font-weight: bold; }
    .search-bar { padding: 6px 8px; border-bottom: 1px solid @selection_separator; }
    .message-page { background: @selection_bg; }
    .message-title { font-weight: bold; font-size: 1.25em; }
    .places { background: none; }
    .places row { border-radius: 8px; min-height: 44px; }
    .places row:selected .dim-label { opacity: 0.85; }
    .places-frame { border: 1px solid @selection_separator; border-radius: 9px; }
    """
}
