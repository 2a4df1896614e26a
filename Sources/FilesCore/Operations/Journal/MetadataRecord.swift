/// What the destination's file system could not hold of an entry, to be given back when the entry returns.
struct MetadataRecord: Hashable, Sendable {
  /// The path below the moved item, empty for the item itself.
  var path: [UInt8]
  var user: UInt32
  var group: UInt32
  var mode: UInt32
  /// When the content last changed, in nanoseconds since 1970.
  var modified: Int64
  /// Names, each with its terminating NUL, and values.
  var attributes: [Attribute]

  struct Attribute: Hashable, Sendable {
    var name: [UInt8]
    var value: [UInt8]
  }
}
