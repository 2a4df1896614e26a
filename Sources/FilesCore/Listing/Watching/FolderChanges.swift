/// What happened to rows since the last report, before the order knows of it.
struct FolderChanges {
  /// The rows that may stand elsewhere now: new ones, renamed ones, and those whose value in the order
  /// changed.
  var touched: Set<UInt32> = []
  var removed: Set<UInt32> = []
  var renamed: Set<UInt32> = []
  /// Details that were read on the way.
  var details: [UInt32: FileDetails] = [:]

  var isEmpty: Bool { touched.isEmpty && removed.isEmpty && renamed.isEmpty && details.isEmpty }
}
