/// What the reading thread hands to the main one: the new state of some things, and what to tell about it.
struct FolderReport: Sendable {
  var contents: FolderContents?
  /// Where each name stands in these contents, or nil while that is not known.
  var index: NameIndex?
  var state: Folder.State?
  var search: Folder.Search?
  /// The details of all files, where they were read for an order.
  var details: DetailsColumn?
  /// Details of single files that changed.
  var changes: [FileID: FileDetails] = [:]
  /// Whether details that were read before may be out of date, because the folder was read anew.
  var outdatesDetails = false
  var updates: [FolderUpdate] = []
}
