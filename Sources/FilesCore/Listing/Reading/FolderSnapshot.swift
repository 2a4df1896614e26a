/// The files of a folder as they were when it was read, for programs that show them once.
public struct FolderSnapshot: Sendable {
  /// The folder.
  public let path: FilePath

  private var table = FileTable()
  private var details = DetailsColumn()

  init(reading path: FilePath) throws(FolderFailure) {
    self.path = path
    let folder = try FolderDescriptor(path)
    var reader = EntryReader(path: path, hidden: HiddenNames(of: folder))
    var table = FileTable()
    while try reader.next(
      of: folder, { name, kind, isHidden in _ = table.append(name: name, kind: kind, isHidden: isHidden) })
    {}
    table.trim()
    LinkTargets.resolve(0..<table.count, of: &table, in: folder)
    self.table = table
  }

  /// Reads what ``details(of:)`` then tells, of all files; files that are gone meanwhile stay without.
  public mutating func readDetails() throws(FolderFailure) {
    guard details.isEmpty else { return }
    let folder = try FolderDescriptor(path)
    // Nothing cancels it.
    details = (try? DetailsReader.details(of: table, in: folder, isCancelled: { false })) ?? details
  }

  /// The files that the options show, in the order that a window shows them in.
  ///
  /// - Throws: ``FolderFailure`` where the order needs details and the folder cannot be opened any more.
  public mutating func files(_ options: FolderOptions) throws(FolderFailure) -> ShownFiles {
    let order = FolderOrder(options)
    if order.needsDetails { try readDetails() }
    let rows = ContiguousArray(0..<table.count)
    // Nothing cancels it.
    let sorted = (try? order.sorted(rows, of: table, details: details)) ?? rows
    return ShownFiles(rows: options.shown(of: sorted, in: table))
  }

  /// A file's name.
  public func name(of id: FileID) -> FileName { FileName(entry: table.name(of: id.rawValue)) }

  /// Lends the bytes of a file's name, which saves a copy where there are many.
  public func withName<Result>(of id: FileID, _ body: (Span<UInt8>) throws -> Result) rethrows -> Result {
    try table.withName(of: id.rawValue, body)
  }

  /// A file's path.
  public func path(of id: FileID) -> FilePath { path.appending(name(of: id)) }

  /// What a file is by itself.
  public func kind(of id: FileID) -> FileKind { table.kind(of: id.rawValue) }

  /// Whether a file is a folder or a link to one, so that opening it leads into a folder.
  public func leadsToFolder(_ id: FileID) -> Bool { table.leadsToFolder(id.rawValue) }

  /// Size, time and mode of a file, or nil before ``readDetails()`` and for files that were gone by then.
  public func details(of id: FileID) -> FileDetails? { details[id.rawValue] }

  /// The bytes that the snapshot occupies.
  public var byteCount: Int { table.byteCount + details.byteCount }
}
