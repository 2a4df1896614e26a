/// What a person chose for one file whose name is taken at the destination.
public enum ConflictChoice: Hashable, Sendable {
  /// Leaves the file where it is.
  case skip
  /// Takes the next free name.
  case keepBoth
  /// Puts what stands there into the Trash first, so that it can be undone.
  case replace
  /// Puts a folder's entries into the folder that stands there. Folders in it are merged too; for each file in it that
  /// exists on both sides there is a choice of its own, or it is a conflict.
  case merge
  /// Takes this name; where it is taken too, that is a conflict.
  case rename(FileName)
}
