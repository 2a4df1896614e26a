/// A line of a journal.
///
/// Its fields are separated by tabs, bytes that could be mistaken are percent-encoded, and the last field is
/// a checksum of what stands before it: a line that a crash tore is recognised.
enum JournalRecord: Sendable {
  /// The first line: the format, the kind, seconds since 1970, how many items, and the destination for
  /// messages.
  case begin(OperationKind, seconds: Int64, items: Int)
  /// A folder that later records name by its number.
  case folder(FilePath)
  case intent(Step, source: Int, destination: Int)
  /// A file was about to be made to claim the destination's name.
  case claim(step: Int)
  /// The step takes another name at its destination.
  case named(step: Int, FileName)
  /// A copy is complete under its private name and on the device.
  case staged(step: Int, FileIdentity, fingerprint: UInt64)
  case published(ClosedRange<Int>)
  case failed(step: Int)
  case kept(step: Int)
  /// Every step of the range is done that is neither failed nor kept.
  case done(ClosedRange<Int>)
  /// The operation is taken back or done again from here on.
  case phase(OperationKind, changed: UInt64)
  case metadata(item: Int, MetadataRecord)
  /// Nothing is under way any more.
  case end(JournalSummary)
}
