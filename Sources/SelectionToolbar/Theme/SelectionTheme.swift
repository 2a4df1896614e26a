import CGtk
import GtkSupport

/// The block's look: its tokens as CSS named colours and its style classes, added to the display once.
///
/// A host overrides a token with `@define-color` in a style provider of its own at
/// `GTK_STYLE_PROVIDER_PRIORITY_APPLICATION` or above. The tokens are taken from the running GTK theme:
///
/// | token of the block | named colour | by default |
/// |---|---|---|
/// | `bg` | `selection_bg` | the theme's base colour |
/// | `surfaceElevated` | `selection_surface_elevated` | the base, lighter where the theme is dark |
/// | `separator` | `selection_separator` | text at 15 % |
/// | `textPrimary` | `selection_text_primary` | the theme's text colour |
/// | `textTertiary` | `selection_text_tertiary` | text mixed half into the base: 3:1 and better |
/// | `accent`, `accentOn` | `selection_accent`, `selection_accent_on` | the theme's selected colours, lighter in the dark |
/// | (focus) | `selection_focus` | the accent with 3:1 on `bg` |
/// | `danger`, `success` | `selection_danger`, `selection_success` | red and green, 4.5:1 on `bg` |
/// | (partial success) | `selection_warning` | yellow, 3:1 and better |
///
/// Style classes: `selection-header`, `selection-count`, `selection-row` (with `selecting`), `selection-circle`
/// (checked when chosen), `selection-actions`, `selection-action` (with `destructive`),
/// `selection-confirmation` (with `error`), `selection-question`.
public final class SelectionTheme {
  private static var shared: SelectionTheme?

  private let provider = Object(adopting: UnsafeMutableRawPointer(made(gtk_css_provider_new())))
  private let settings: Object
  private var appearance: DesktopAppearance?
  /// The desktop's accent colour, where it has one.
  private var accent: String?
  /// The theme that high contrast took the place of.
  private var formerTheme: String?

  /// Adds the block's style to the default display; further calls do nothing. A display must be open.
  public static func install() {
    guard shared == nil, let display = gdk_display_get_default(),
      let settings = gtk_settings_get_for_display(display)
    else { return }
    shared = SelectionTheme(display: display, settings: Object(retaining: UnsafeMutableRawPointer(settings)))
  }

  private init(display: OpaquePointer, settings: Object) {
    self.settings = settings
    gtk_style_context_add_provider_for_display(
      display, provider.opaque, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION - 1))
    for property in ["gtk-theme-name", "gtk-application-prefer-dark-theme"] {
      settings.connectNotify(property) { [weak self] in self?.load() }
    }
    load()
    appearance = DesktopAppearance(
      onDark: { [weak settings] in settings?.set("gtk-application-prefer-dark-theme", $0) },
      onAccent: { [weak self] accent in
        self?.accent = accent
        self?.load()
      }, onContrast: { [weak self] in self?.setContrast($0) })
  }

  /// GTK has a theme of high contrast of its own, and does not take it by itself.
  private func setContrast(_ isHigh: Bool) {
    let name = settings.string("gtk-theme-name")
    if isHigh, formerTheme == nil, !name.contains("HighContrast"), !name.hasSuffix("-hc") {
      formerTheme = name
      settings.set("gtk-theme-name", "Default-hc")
    } else if !isHigh, let formerTheme {
      self.formerTheme = nil
      settings.set("gtk-theme-name", formerTheme)
    }
  }

  private func load() {
    let colors = [isDark ? Self.darkColors : Self.lightColors, Self.commonColors]
    let own = accent.map { "@define-color selection_accent \($0);" } ?? ""
    let style = (colors + [own, Self.rules]).joined(separator: "\n")
    gtk_css_provider_load_from_data(provider.pointer(), style, -1)
  }

  /// Whether the running theme is dark, by its ground: names and settings do not tell for every theme.
  private var isDark: Bool {
    let sample = Label()
    var ground = GdkRGBA()
    let style = gtk_widget_get_style_context(sample.widget)
    guard gtk_style_context_lookup_color(style, "theme_base_color", &ground) != 0 else { return false }
    // Relative luminance without its gamma: enough to tell dark from light.
    return 0.21 * ground.red + 0.72 * ground.green + 0.07 * ground.blue < 0.5
  }
}
