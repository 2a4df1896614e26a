import Glibc

/// The character set in which libarchive takes names: it asks the thread's locale.
enum Locale {
  // Made once and never changed: threads may share it.
  private nonisolated(unsafe) static let shared = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)

  /// Runs with names in UTF-8, whatever the locale of the user.
  static func utf8<Value>(_ body: () throws -> Value) rethrows -> Value {
    guard let shared else { return try body() }
    let former = uselocale(shared)
    defer { uselocale(former) }
    return try body()
  }
}
