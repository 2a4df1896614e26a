/// One change of the file system that can be taken back by another.
enum StepKind: String, Sendable {
  /// Renames within a mount.
  case rename
  /// Copies to another mount, then removes the original.
  case transfer
  case copy
  /// Renames into a trash, with the entry's information beside it.
  case trash
  /// Renames out of a trash.
  case restore
  case makeFolder = "make-folder"
  /// Removes an empty folder.
  case removeFolder = "remove-folder"
  /// Removes for good. Nothing takes it back.
  case delete
}
