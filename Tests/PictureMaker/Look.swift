/// How a person has set up the desktop.
enum Look: String {
  case light
  case dark
  case highContrast = "high-contrast"
  case largeText = "large-text"
  case rightToLeft = "right-to-left"
  case narrow

  /// The lines of GTK's `settings.ini`.
  var settings: String {
    switch self {
    case .light, .largeText, .rightToLeft, .narrow: "gtk-application-prefer-dark-theme=0"
    case .dark: "gtk-application-prefer-dark-theme=1"
    case .highContrast: "gtk-theme-name=Default-hc"
    }
  }

  /// The lines of the display's resources. Twice the usual 96 dots per inch make the text twice as large.
  var resources: String { self == .largeText ? "Xft.dpi: 192" : "" }

  /// What is in the program's environment besides.
  ///
  /// - Parameter locales: The folder with the compiled locales.
  func environment(locales: String) -> [String: String] {
    switch self {
    case .light, .dark, .highContrast, .largeText, .narrow: [:]
    // GTK takes the direction from its catalogue in a language, for which the C library has to know the locale.
    case .rightToLeft: ["LANG": "ar_SA.UTF-8", "LANGUAGE": "ar", "LOCPATH": locales]
    }
  }
}
