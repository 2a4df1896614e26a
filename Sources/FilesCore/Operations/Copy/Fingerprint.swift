/// What a tree contains, as one number: names, kinds, sizes and times of contents, in any order.
///
/// The root's own name is left out, and so are folders' times, which change with every look of some programs.
struct Fingerprint {
  private(set) var value: UInt64 = 0

  static let root: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of the path of an entry of the folder whose path has the hash `folder`.
  static func path(_ folder: UInt64, _ name: [UInt8]) -> UInt64 {
    var hash = mix(folder, 47)
    for byte in name { hash = mix(hash, UInt64(byte)) }
    return hash
  }

  mutating func add(path: UInt64, _ status: FileStatus) {
    var hash = Self.mix(path, UInt64(status.raw.mode & 0o170000))
    if status.kind != .folder {
      hash = Self.mix(hash, status.raw.size)
      hash = Self.mix(hash, UInt64(bitPattern: status.modified))
    }
    value &+= hash ^ hash >> 32
  }

  private static func mix(_ hash: UInt64, _ value: UInt64) -> UInt64 {
    var mixed = (hash ^ value) &* 0x9E37_79B9_7F4A_7C15
    mixed ^= mixed >> 29
    return mixed
  }
}
