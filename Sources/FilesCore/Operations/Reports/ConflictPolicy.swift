/// What an operation does where something with the same name stands at the destination.
public enum ConflictPolicy: String, Hashable, Sendable, CaseIterable {
  /// Reports a conflict and touches nothing.
  case fail
  /// Leaves the item out.
  case skip
  /// Takes the next free name: `f (copy).txt`, and `f (restored).txt` where something is brought back.
  case keepBoth = "keep-both"
  /// Puts what stands there into the Trash first, so that it can be undone.
  case replace
  /// Puts a folder's entries into the folder that stands there; files that exist on both sides are conflicts.
  case merge
}
