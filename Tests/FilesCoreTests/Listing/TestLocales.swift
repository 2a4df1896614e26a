import Glibc
import TestSupport

/// Locales made for the tests in a temporary folder, because machines have none but C.UTF-8 for sure.
struct TestLocales {
  /// Made once for all tests; nil where the system has no sources for locales.
  static let shared = try? TestLocales(["en_US", "de_DE", "sv_SE", "ja_JP"])

  private let folder: TemporaryFolder

  private init(_ names: [String]) throws {
    folder = try TemporaryFolder()
    for name in names {
      // It exits with 1 for a mere warning.
      _ = try runProgram(["localedef", "-i", name, "-f", "UTF-8", folder.path(of: "\(name).UTF-8")])
      guard folder.contains("\(name).UTF-8/LC_COLLATE") else {
        throw SystemError("making the locale \(name)", code: ENOENT)
      }
    }
    setenv("LOCPATH", folder.path, 1)
  }
}
