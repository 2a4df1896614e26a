/// Finds out which links lead to folders, because they are listed and entered like those.
enum LinkTargets {
  /// Looks up the targets of all links among some rows.
  static func resolve(
    _ rows: some Sequence<UInt32>, of table: inout FileTable, in folder: borrowing FolderDescriptor,
    isCancelled: () -> Bool = { false }
  ) {
    for row in rows where table.kind(of: row) == .link && !table.isGone(row) {
      if isCancelled() { return }
      let target = folder.details(of: row, in: table, followingLinks: true)
      table.setFlag(.linksToFolder, target?.kind == .folder, of: row)
    }
  }
}
