import CGtk

/// How a person has set up the desktop, and how wide the window is.
public enum DesktopLook: String, CaseIterable, Sendable {
  case light, dark, highContrast, largeText, rightToLeft, narrow

  /// How wide a window is: as wide as it is otherwise, or as narrow as it has to be of use.
  public func width(otherwise usual: Int32) -> Int32 {
    switch self {
    case .light, .dark, .highContrast, .rightToLeft: usual
    case .largeText: 480
    case .narrow: 300
    }
  }

  /// Does something while the desktop is set up so. Animations are off, so that everything is soon in its place.
  @MainActor public func with(_ body: () throws -> Void) throws {
    let direction = gtk_widget_get_default_direction()
    defer { gtk_widget_set_default_direction(direction) }
    if self == .rightToLeft { gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL) }
    try Desktop.with(settings, body)
  }

  private var settings: [String: Desktop.Setting] {
    var settings: [String: Desktop.Setting] = ["gtk-enable-animations": .bool(false)]
    switch self {
    case .light, .rightToLeft, .narrow: break
    case .dark: settings["gtk-application-prefer-dark-theme"] = .bool(true)
    case .highContrast: settings["gtk-theme-name"] = .text("Default-hc")
    // Twice the usual 96 dots per inch, in 1024ths.
    case .largeText: settings["gtk-xft-dpi"] = .number(192 * 1024)
    }
    return settings
  }
}
