/// What a file is known by while its ``Folder`` lives: the number of its row.
///
/// A rename that the folder sees carries it along, a reload finds it again by the file's name. A number is
/// never used for a second file of the same folder, and means nothing to another folder.
public struct FileID: Hashable, Sendable {
  /// The number of the row, counted from 0 in the order in which the folder came to know its files.
  public let rawValue: UInt32

  /// The id of a row.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}
