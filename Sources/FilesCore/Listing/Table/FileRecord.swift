/// One row of a ``FileTable``: eight bytes.
struct FileRecord: Sendable {
  struct Flags: OptionSet {
    let rawValue: UInt8
    /// The file is gone; the row stays empty for ever.
    static let gone = Flags(rawValue: 1)
    /// Hidden by a dot or by the folder's `.hidden`.
    static let hidden = Flags(rawValue: 2)
    /// A link whose target is a folder.
    static let linksToFolder = Flags(rawValue: 4)
  }

  /// Where the name begins in its segment's bytes.
  let nameStart: UInt32
  /// Its length in bytes.
  let nameLength: UInt16
  var kindCode: UInt8
  var flags: Flags
}
