/// What a file is known by while its ``Folder`` lives: the number of its row.
///
/// A rename that the folder sees carries it along, a reload finds it again by the file's name. A number is
/// never used for a second file of the same folder, and means nothing to another folder.
public struct FileID: Hashable, Sendable {
  /// The number of the row, counted from 0 in the order in which the folder came to know its files.
  public let rawValue: UInt32

  /// The id of a row.
  @inlinable public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  // Written out, to be inlined: a model hashes and compares a million of them while a window waits.

  @inlinable public static func == (left: FileID, right: FileID) -> Bool { left.rawValue == right.rawValue }

  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
