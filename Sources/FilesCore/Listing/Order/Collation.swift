import CFileSystem
@_spi(_Unicode) import Swift

/// How names are ordered: as GLib's `g_utf8_collate_key_for_filename` orders them in a locale.
///
/// Numbers go by their value and before letters, dots before both, text as the locale's collation says.
/// Differences from GLib, on purpose: a name is brought into normal form C and not KC, so that `ﬁ` or `²`
/// keep the place that the locale gives to them; bytes that are no UTF-8 count as U+FFFD; names with equal
/// keys go by their bytes.
// Safe to share: nothing changes what it points to before deinit, and the C library reads locales from any number of
// threads.
final class Collation: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer?

  /// The collation of the environment (`LC_ALL`, `LC_COLLATE`, `LANG`), or by bytes where its locale is
  /// missing.
  static let environment = Collation(locale: "") ?? Collation()

  /// The collation of a locale that is installed, or nil.
  init?(locale: String) {
    guard let handle = cfs_collation_open(locale) else { return nil }
    self.handle = handle
  }

  /// The collation of the C locale, which is always there.
  private init() {
    handle = cfs_collation_open("C")
  }

  deinit {
    if let handle { cfs_collation_close(handle) }
  }

  /// Adds the key of a name, without a terminating NUL, to others. Keys compare byte by byte and have no NUL.
  ///
  /// - Complexity: O(n) in the name's bytes.
  func appendKey(of name: Span<UInt8>, to keys: inout ContiguousArray<UInt8>) {
    if name.isASCII {
      append(name, to: &keys)
    } else {
      let text = name.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
      var normalized = String.UnicodeScalarView()
      normalized.append(contentsOf: text._nfc)
      append(ContiguousArray(String(normalized).utf8).span, to: &keys)
    }
  }

  /// The key of a name.
  func key(of name: Span<UInt8>) -> ContiguousArray<UInt8> {
    var key: ContiguousArray<UInt8> = []
    appendKey(of: name, to: &key)
    return key
  }

  private func append(_ name: Span<UInt8>, to keys: inout ContiguousArray<UInt8>) {
    guard let handle else {
      name.withUnsafeBufferPointer { keys.append(contentsOf: $0) }
      return
    }
    name.withUnsafeBufferPointer { name in
      // Most keys fit at once; a longer one says how long it is.
      var size = 1024
      while size > 0 {
        size = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: size) { room in
          let length = cfs_collation_key(handle, name.baseAddress, name.count, room.baseAddress, room.count)
          guard length <= room.count else { return length }
          keys.append(contentsOf: room.prefix(length))
          return 0
        }
      }
    }
  }
}
