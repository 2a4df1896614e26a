extension FolderSplice {
  /// With more places than this that changed, reading the list anew is cheaper for everyone than so many
  /// splices.
  private static let mostPlaces = 1000

  /// What leads from one list to another, with no row in it that stayed between the same neighbours; from the
  /// end to the beginning. Nil where the lists differ in too many places.
  ///
  /// - Parameter isTouched: Whether a row may have come, gone or moved. All others are in both lists in one
  ///   order.
  /// - Complexity: O(n) in the rows of both lists.
  static func changes(
    from old: ContiguousArray<UInt32>, to new: ContiguousArray<UInt32>, isTouched: (UInt32) -> Bool
  ) -> [FolderSplice]? {
    var splices: [FolderSplice] = []
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > 0 || newEnd > 0 {
      if oldEnd > 0, newEnd > 0, old[oldEnd - 1] == new[newEnd - 1] {
        oldEnd -= 1
        newEnd -= 1
        continue
      }
      var oldStart = oldEnd
      var newStart = newEnd
      while oldStart > 0, isTouched(old[oldStart - 1]) { oldStart -= 1 }
      while newStart > 0, isTouched(new[newStart - 1]) { newStart -= 1 }
      guard oldStart < oldEnd || newStart < newEnd, splices.count < mostPlaces else { return nil }
      let next = (oldStart, newStart)
      // What is at the beginning of both is no change.
      while oldStart < oldEnd, newStart < newEnd, old[oldStart] == new[newStart] {
        oldStart += 1
        newStart += 1
      }
      splices.append(
        FolderSplice(range: oldStart..<oldEnd, inserted: new[newStart..<newEnd].map(FileID.init)))
      (oldEnd, newEnd) = next
    }
    return splices
  }
}
