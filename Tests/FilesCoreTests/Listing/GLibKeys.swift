import Glibc
import TestSupport

/// GLib's own keys for names in a locale, to compare with. The library is loaded by name, so that these tests
/// run without it being there to link against.
struct GLibKeys {
  private typealias Make = @convention(c) (UnsafePointer<CChar>, Int) -> UnsafeMutablePointer<CChar>?

  private let make: Make
  private let locale: locale_t

  /// Nil where the machine has no GLib or no such locale.
  init?(locale name: String) {
    guard let library = dlopen("libglib-2.0.so.0", RTLD_NOW),
      let symbol = dlsym(library, "g_utf8_collate_key_for_filename"),
      let locale = newlocale(1 << LC_CTYPE | 1 << LC_COLLATE, name, nil)
    else { return nil }
    make = unsafeBitCast(symbol, to: Make.self)
    self.locale = locale
  }

  /// The key of a name that is UTF-8.
  func key(of name: [UInt8]) -> [UInt8]? {
    let before = uselocale(locale)
    defer { uselocale(before) }
    let key = (name + [0]).withUnsafeBufferPointer { name in
      name.withMemoryRebound(to: CChar.self) { name in
        name.baseAddress.flatMap { make($0, name.count - 1) }
      }
    }
    guard let key else { return nil }
    defer { free(key) }
    return Array(UnsafeBufferPointer(start: key, count: strlen(key))).map(UInt8.init(bitPattern:))
  }
}
