import CFileSystem
import Glibc

/// The person's language, for the texts of `localized`.
public enum Localization {
  static let domain = "handpick"

  /// Takes the locale from the environment and finds the catalogues. Both programs call this first; a program that
  /// does not speaks English.
  public static func setUp() {
    setlocale(LC_ALL, "")
    guard speaksAnother, let folder = catalogues() else { return }
    bindtextdomain(domain, folder)
    bind_textdomain_codeset(domain, "UTF-8")
  }

  /// Whether the person's language runs from right to left.
  ///
  /// A program asks for this when it has set up its language, so it is found out once.
  public static let isRightToLeft =
    // Translators: "right-to-left" for a language that is written so, else "left-to-right"; not shown to people.
    localizedInContext("direction of writing", "left-to-right") == "right-to-left"

  /// The C library translates nothing in the locale "C", so there is nothing to look for either.
  private static var speaksAnother: Bool {
    guard let locale = setlocale(LC_MESSAGES, nil) else { return false }
    return strcmp(locale, "C") != 0 && strcmp(locale, "POSIX") != 0
  }

  /// The folder with this program's catalogue in one of the person's languages: beside the program's own folder,
  /// wherever that was installed, else in the folders of XDG.
  private static func catalogues() -> String? {
    let folders = ([besideProgram] + dataFolders).compactMap { $0.map { $0 + "/locale" } }
    let languages = languages
    return folders.first { folder in
      languages.contains { access("\(folder)/\($0)/LC_MESSAGES/\(domain).mo", R_OK) == 0 }
    }
  }

  /// The names of the person's languages as folders of catalogues have them: "pt_BR" and "pt".
  private static var languages: [Substring] {
    let wanted = getenv("LANGUAGE").map { String(cString: $0) } ?? ""
    let locale = setlocale(LC_MESSAGES, nil).map { String(cString: $0) } ?? ""
    return (wanted.isEmpty ? locale : wanted).split(separator: ":").flatMap { name in
      let withCountry = name.prefix { $0 != "." && $0 != "@" }
      return [withCountry, withCountry.prefix { $0 != "_" }]
    }
  }

  /// `share` of the prefix that holds the program in its `bin`.
  private static var besideProgram: String? {
    guard let program = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(program) }
    let parts = String(cString: program).split(separator: "/").dropLast(2)
    return parts.map { "/" + $0 }.joined() + "/share"
  }

  private static var dataFolders: [String?] {
    let own = getenv("XDG_DATA_HOME").map { String(cString: $0) }
    let shared = getenv("XDG_DATA_DIRS").map { String(cString: $0) } ?? "/usr/local/share:/usr/share"
    return [own] + shared.split(separator: ":").map(String.init)
  }
}
