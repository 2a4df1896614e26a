extension JournalRecord {
  /// The record of a line without its newline, or nil where it is none.
  ///
  /// - Parameter folders: the folders of the records before it.
  init?(reading bytes: ArraySlice<UInt8>, folders: [FilePath]) {
    guard var line = JournalLine(reading: bytes), let word = line.next() else { return nil }
    let record: JournalRecord? =
      switch word {
      case "handpick-1": Self.begin(&line)
      case "folder": line.nextBytes().flatMap { FilePath(bytes: $0) }.map { .folder($0) }
      case "intent": Self.intent(&line, folders)
      case "claim": line.nextNumber().map { .claim(step: $0) }
      case "named": Self.named(&line)
      case "staged": Self.staged(&line)
      case "published": line.nextRange().map { .published($0) }
      case "failed": line.nextNumber().map { .failed(step: $0) }
      case "kept": line.nextNumber().map { .kept(step: $0) }
      case "done": line.nextRange().map { .done($0) }
      case "phase": Self.phase(&line)
      case "metadata": Self.metadata(&line)
      case "end": Self.end(&line)
      default: nil
      }
    guard let record else { return nil }
    self = record
  }

  private static func begin(_ line: inout JournalLine) -> JournalRecord? {
    guard let kind = line.next().flatMap(OperationKind.init), let seconds: Int64 = line.nextNumber() else {
      return nil
    }
    guard let items: Int = line.nextNumber() else { return nil }
    return .begin(kind, seconds: seconds, items: items)
  }

  private static func phase(_ line: inout JournalLine) -> JournalRecord? {
    guard let kind = line.next().flatMap(OperationKind.init), let changed: UInt64 = line.nextNumber() else {
      return nil
    }
    return .phase(kind, changed: changed)
  }

  private static func place(_ line: inout JournalLine, _ folders: [FilePath]) -> (Place, Int)? {
    guard let folder: Int = line.nextNumber(), folders.indices.contains(folder) else { return nil }
    guard let name = line.nextBytes().flatMap({ FileName(bytes: $0) }) else { return nil }
    return (Place(folder: folders[folder], name: name), folder)
  }

  private static func intent(_ line: inout JournalLine, _ folders: [FilePath]) -> JournalRecord? {
    guard let kind = line.next().flatMap(StepKind.init), let item: Int = line.nextNumber() else { return nil }
    guard let source = place(&line, folders), var destination = place(&line, folders) else { return nil }
    // There may be a million of them: one name is kept once.
    if source.0.name == destination.0.name { destination.0.name = source.0.name }
    guard let identity = line.nextIdentity(), let fingerprint: UInt64 = line.nextNumber() else { return nil }
    guard let detail: Int64 = line.nextNumber(), let inverts: Int = line.nextNumber() else { return nil }
    guard let isFolder: Int = line.nextNumber() else { return nil }
    var step = Step(kind: kind, item: item, source: source.0, destination: destination.0, identity: identity)
    step.fingerprint = fingerprint
    step.detail = detail
    step.inverts = inverts < 0 ? nil : inverts
    step.isFolder = isFolder == 1
    return .intent(step, source: source.1, destination: destination.1)
  }

  private static func named(_ line: inout JournalLine) -> JournalRecord? {
    guard let step: Int = line.nextNumber(), let bytes = line.nextBytes() else { return nil }
    return FileName(bytes: bytes).map { .named(step: step, $0) }
  }

  private static func staged(_ line: inout JournalLine) -> JournalRecord? {
    guard let step: Int = line.nextNumber(), let identity = line.nextIdentity() else { return nil }
    guard let fingerprint: UInt64 = line.nextNumber() else { return nil }
    return .staged(step: step, identity, fingerprint: fingerprint)
  }

  private static func metadata(_ line: inout JournalLine) -> JournalRecord? {
    guard let item: Int = line.nextNumber(), let path = line.nextBytes() else { return nil }
    guard let user: UInt32 = line.nextNumber(), let group: UInt32 = line.nextNumber() else { return nil }
    guard let mode: UInt32 = line.nextNumber(), let modified: Int64 = line.nextNumber() else { return nil }
    var record = MetadataRecord(
      path: path, user: user, group: group, mode: mode, modified: modified, attributes: [])
    while let name = line.nextBytes(), let value = line.nextBytes() {
      record.attributes.append(MetadataRecord.Attribute(name: name, value: value))
    }
    return .metadata(item: item, record)
  }

  private static func end(_ line: inout JournalLine) -> JournalRecord? {
    guard let done: Int = line.nextNumber(), let total: Int = line.nextNumber() else { return nil }
    guard let undoable: Int = line.nextNumber(), let redoable: Int = line.nextNumber() else { return nil }
    guard let changed: UInt64 = line.nextNumber() else { return nil }
    return .end(
      JournalSummary(done: done, total: total, undoable: undoable, redoable: redoable, changed: changed))
  }
}
