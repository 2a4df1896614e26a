import Glibc

/// Extracts an archive beside itself: into a private folder first, brought onto the device, and then under a name that
/// nothing had. An archive of a single entry becomes that entry, any other a folder of its own name.
struct ExtractRunner {
  let context: OperationContext
  let formats: any ArchiveFormats

  /// The folder in the private one: its rights are those of any new folder, while nobody can look in yet.
  private static let content = FileName(checked: Array("content".utf8))

  private var calls: FileSystemCalls { context.calls }

  /// Extracts it; answers where it stands, and how many entries were left out.
  func run(_ source: Place, item: Int) throws -> (place: Place, leftOut: Int) {
    let target = try context.folders.open(source.folder)
    let archive = try open(source, in: target)
    let wished = Self.name(for: source.name)
    let place = Place(folder: target.path, name: wished)
    // As a copy it is taken back and recovered: what is made is ours alone until it has its name.
    let step = Step(kind: .copy, item: item, source: place, destination: place, isFolder: true)
    var prepared = [
      PreparedStep(step: step, index: 0, source: target, target: target, status: target.status)
    ]
    try context.plan(&prepared)
    let number = prepared[0].step.number
    let stage = PrivateNames.stage(context.journal.id, number)
    defer { try? TreeRemover(target.descriptor, calls: calls).remove(stage.bytes) }
    do {
      try calls.makeFolder(target.descriptor, stage.bytes, mode: 0o700)
      let folder = try calls.openFolder(target.descriptor, stage.bytes)
      let leftOut = try extract(archive, into: folder)
      let root = try root(in: folder, name: wished)
      let name = try publish(root, prepared[0].step, in: target)
      try? calls.sync([target])
      context.journal.add(.published(number...number))
      context.close(prepared)
      return (Place(folder: target.path, name: name), leftOut)
    } catch {
      context.journal.add(.failed(step: number))
      throw error
    }
  }

  private func open(_ source: Place, in folder: WorkFolder) throws -> Descriptor {
    // A link to an archive is extracted where the link stands.
    let file = try calls.open(folder.descriptor, source.name.bytes, flags: O_RDONLY | O_NONBLOCK)
    let status = try calls.status(file)
    guard status.kind == .file else { throw Problem(code: .notSupported) }
    context.control.update { $0.totalBytes += status.raw.size }
    return file
  }

  /// Writes everything, and brings it onto the device.
  private func extract(_ archive: Descriptor, into stage: Descriptor) throws -> Int {
    try calls.makeFolder(stage, Self.content.bytes, mode: 0o777)
    let top = try calls.openFolder(stage, Self.content.bytes)
    let extractor = ArchiveExtractor(try formats.reader(of: archive.number), into: top, context: context)
    try extractor.run()
    context.control.update { $0.phase = .finishing }
    defer { context.control.update { $0.phase = .working } }
    try calls.syncFileSystem(stage)
    return extractor.leftOut
  }

  /// What gets a name: the only entry, or the folder of all.
  private struct Root {
    let folder: Descriptor
    let entry: FileName
    let name: FileName
    let status: FileStatus
  }

  private func root(in stage: Descriptor, name: FileName) throws -> Root {
    let top = try calls.openFolder(stage, Self.content.bytes)
    var entries = try calls.entries(top)
    if entries.count == 1, let only = entries.popLast() {
      let entry = FileName(checked: only)
      return Root(folder: top, entry: entry, name: entry, status: try calls.status(top, only))
    }
    let status = try calls.status(stage, Self.content.bytes)
    return Root(folder: stage, entry: Self.content, name: name, status: status)
  }

  private func publish(_ root: Root, _ step: Step, in target: WorkFolder) throws -> FileName {
    let fingerprint = try TreeReader.fingerprint(root.folder, root.entry.bytes, calls: calls)
    let identity = calls.identity(root.folder, root.entry.bytes, root.status)
    let isFolder = root.status.kind == .folder
    let names = CopyName(of: root.name, isFolder: isFolder)
    let rename = ExclusiveRename(calls: calls) { try context.claim(step) }
    var name = root.name
    context.journal.add(.staged(step: step.number, identity, fingerprint: fingerprint))
    for attempt in 0..<10_000 {
      context.journal.add(.named(step: step.number, name))
      try context.journal.commit()
      do {
        try rename.rename(
          root.folder, root.entry.bytes, to: target.descriptor, name.bytes, isFolder: isFolder)
        return name
      } catch let error as SystemError where error.number == EEXIST {
        name = names.name(attempt)
      }
    }
    throw Problem(code: .exists)
  }

  /// The archive's name without what says that it is one.
  static func name(for archive: FileName) -> FileName {
    var bytes = archive.bytes[...]
    for _ in 0..<2 {
      guard let dot = bytes.lastIndex(of: .dot), dot > bytes.startIndex else { break }
      let part = String(decoding: bytes[(dot + 1)...], as: UTF8.self).lowercased()
      bytes = bytes[..<dot]
      guard compressions.contains(part), bytes.suffix(4).elementsEqual(".tar".utf8) else { break }
    }
    return FileName(bytes: bytes) ?? archive
  }

  private static let compressions: Set<String> = ["gz", "bz2", "xz", "zst", "lz", "lz4", "lzma", "z"]
}
