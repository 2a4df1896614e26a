/// Counts what an operation has to copy, for its progress.
struct WorkCounter {
  let context: OperationContext

  /// Adds up the entries and bytes of everything that takes a copy; what takes a rename counts as one entry.
  ///
  /// - Complexity: O(n) in the number of entries, with a system call for each.
  func count(_ sources: [FilePath], to folder: FilePath?, isCopy: Bool) throws {
    for source in sources {
      guard let place = source.place else { continue }
      let parent = try context.folders.open(place.folder)
      let target = try folder.map { try context.folders.open($0) } ?? parent
      if !isCopy, parent.status.sharesMount(with: target.status) {
        context.control.update { $0.totalItems += 1 }
        continue
      }
      try TreeReader(parent.descriptor, calls: context.calls).read(place.name.bytes) { _, _, status, _ in
        if context.control.isCancelled { throw Problem.cancelled }
        context.control.update {
          $0.totalItems += 1
          if status.kind == .file { $0.totalBytes += status.raw.size }
        }
      }
    }
  }
}
