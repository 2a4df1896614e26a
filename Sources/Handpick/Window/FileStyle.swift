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
    columnheader { border-bottom: 1px solid @selection_separator; background: @selection_bg; }
    .column-title { min-height: 32px; padding: 2px 5px; border-radius: 6px; font-weight: normal; font-size: 0.85em; }
    .column-title.current { font-weight: bold; }
    .column-title:focus-visible { outline: 2px solid @selection_focus; outline-offset: -2px; }
    .file-tile { padding: 12px 6px 6px 6px; }
    .tab-bar { padding: 4px 6px; }
    .tab { min-height: 32px; padding: 2px 10px; font-weight: normal; border-radius: 8px 0 0 8px; }
    .tab-close { min-height: 32px; min-width: 24px; padding: 2px 4px; border-radius: 0 8px 8px 0; }
    .tab.current { background: alpha(@selection_text_primary, 0.1); font-weight: bold; }
    .tab:focus-visible, .tab-close:focus-visible { outline: 2px solid @selection_focus; outline-offset: -2px; }
    .file-details { font-size: 0.85em; }
    .file-row.cut, .file-tile.cut { opacity: 0.5; }
    .check-box { padding: 6px 4px; min-height: 32px; }
    .check-mark { border: 2px solid @selection_text_tertiary; border-radius: 5px; color: transparent;
      min-width: 16px; min-height: 16px; -gtk-icon-size: 14px; }
    .check-mark:checked { background: @selection_accent; border-color: @selection_accent; color: @selection_accent_on; }
    .conflict-name { font-weight: bold; }
    .search-bar { padding: 6px 8px; border-bottom: 1px solid @selection_separator; }
    .selecting-hint { padding: 4px 12px; border-bottom: 1px solid @selection_separator; }
    pathbar > button { min-width: 32px; min-height: 32px; padding: 4px 8px; font-weight: normal; }
    pathbar > button.current { font-weight: bold; }
    button.drop-target { box-shadow: inset 0 0 0 2px @selection_focus; }
    .sidebar { padding: 6px; background: @theme_bg_color; }
    sidebarframe > scrolledwindow { background: @theme_bg_color; border-right: 1px solid @selection_separator; }
    sidebarframe > scrolledwindow:dir(rtl) { border-right: none; border-left: 1px solid @selection_separator; }
    .sidebar separator { margin: 6px 4px; }
    .place-line { min-height: 36px; padding: 4px 10px; font-weight: normal; border-radius: 8px; }
    .place-line.current { background: alpha(@selection_text_primary, 0.1); font-weight: bold; }
    .place-line:focus-visible, .place-off:focus-visible { outline: 2px solid @selection_focus; outline-offset: -2px; }
    entry.location { min-height: 36px; }
    .location-list { min-width: 260px; padding: 4px; }
    .location-problem { color: @selection_danger; padding: 8px; }
    popover.menu > contents { padding: 4px; }
    .menu-line { min-height: 36px; padding: 4px 10px; font-weight: normal; border-radius: 6px; }
    .menu-line.chosen { background: alpha(@selection_text_primary, 0.1); }
    .menu-line.resting { color: @selection_text_tertiary; }
    .menu-reason { font-size: 0.82em; }
    .menu-line.destructive { color: @selection_danger; }
    .menu-line:focus-visible { outline: 2px solid @selection_focus; outline-offset: -2px; }
    .message-page { background: @selection_bg; }
    .message-title { font-weight: bold; font-size: 1.25em; }
    .places { background: none; }
    .places row { border-radius: 8px; min-height: 44px; }
    .places row.resting label { color: @selection_text_tertiary; }
    .places row:selected .dim-label { opacity: 0.85; }
    .places-frame { border: 1px solid @selection_separator; border-radius: 9px; }
    """
}
