/// How a person has set up the desktop.
enum Look: String {
  case light
  case dark
  case highContrast = "high-contrast"
  case largeText = "large-text"

  /// The lines of GTK's `settings.ini`.
  var settings: String {
    switch self {
    case .light: "gtk-application-prefer-dark-theme=0"
    case .dark: "gtk-application-prefer-dark-theme=1"
    case .highContrast: "gtk-theme-name=Default-hc"
    // Twice the usual 96 dots per inch, in units of 1/1024.
    case .largeText: "gtk-xft-dpi=\(2 * 96 * 1024)"
    }
  }
}
