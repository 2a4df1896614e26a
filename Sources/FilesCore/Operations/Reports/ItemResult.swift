/// How an operation ended for one of its items, in the words that programs rely on.
public enum ItemResult: String, Hashable, Sendable, CaseIterable {
  case done
  /// Nothing had to be done, or the person had asked to leave this one out.
  case skipped
  /// The copy is complete, and the original could not be removed.
  case copiedOnly = "copied-only"
  /// Nothing was done; the item is as it was.
  case failed
  case cancelled
  /// Something with that name stands at the destination; nothing was touched.
  case conflict
}
