/// How much room an entry needs where there is less.
struct Shortage {
  /// Bytes.
  let needed: UInt64
  let free: UInt64
  /// The name of the volume, or nil for the one that the system itself is on.
  let volume: String?
}
