import Dispatch

extension Folder {
  /// How many details are handed over at once; the first ones are for rows that somebody looks at.
  private nonisolated static let batchSize = 1024

  /// Size, time and mode of a file, or nil while they are not known; ``requestDetails(for:)`` gets them.
  public func details(of id: FileID) -> FileDetails? {
    details[id.rawValue]
  }

  /// Reads the details of files that are not known yet, and tells of them by ``FolderUpdate/details(_:)``, in
  /// several updates where there are many. Of a file that cannot be asked nothing is told.
  public func requestDetails(for ids: [FileID]) {
    readDetails(of: ids.filter { details[$0.rawValue] == nil && contains($0) })
  }

  /// Reads known details anew, and keeps the old ones until then.
  func refreshDetails() {
    guard !details.isEmpty else { return }
    readDetails(of: (0..<contents.table.count).map(FileID.init).filter { details[$0.rawValue] != nil })
  }

  private func readDetails(of ids: [FileID]) {
    let wanted = ids.filter { awaited.insert($0).inserted }
    guard !wanted.isEmpty else { return }
    let (table, path, signals) = (contents.table, path, signals)
    detailsQueue.async { [weak self] in
      let folder = try? FolderDescriptor(path)
      for start in stride(from: 0, to: wanted.count, by: Self.batchSize) where !signals.isClosed {
        let batch = Array(wanted[start..<min(start + Self.batchSize, wanted.count)])
        let found = folder?.details(of: batch, in: table) ?? [:]
        DispatchQueue.main.async { MainActor.assumeIsolated { self?.take(found, for: batch) } }
      }
    }
  }

  private func take(_ found: [FileID: FileDetails], for ids: [FileID]) {
    guard !signals.isClosed else { return }
    awaited.subtract(ids)
    let news = ids.filter { id in found[id] != nil && found[id] != details[id.rawValue] }
    guard !news.isEmpty else { return }
    for id in news { if let details = found[id] { self.details.set(details, of: id.rawValue) } }
    tell(.details(news))
  }
}

extension FolderDescriptor {
  fileprivate func details(of ids: [FileID], in table: FileTable) -> [FileID: FileDetails] {
    var found: [FileID: FileDetails] = [:]
    for id in ids { found[id] = details(of: id.rawValue, in: table) }
    return found
  }
}
