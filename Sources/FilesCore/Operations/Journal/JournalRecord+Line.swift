extension JournalRecord {
  /// The record as a line, its newline included.
  var line: [UInt8] {
    var line: JournalLine
    switch self {
    case .begin(let kind, let seconds, let items):
      line = JournalLine("handpick-1")
      line.add(word: kind.rawValue)
      line.add(seconds)
      line.add(items)
    case .folder(let path):
      line = JournalLine("folder")
      line.add(path.bytes)
    case .intent(let step, let source, let destination):
      line = Self.line(intent: step, source: source, destination: destination)
    case .claim(let step), .failed(let step), .kept(let step):
      line = JournalLine(word)
      line.add(step)
    case .named(let step, let name):
      line = JournalLine(word)
      line.add(step)
      line.add(name.bytes)
    case .staged(let step, let identity, let fingerprint):
      line = JournalLine(word)
      line.add(step)
      line.add(identity)
      line.add(fingerprint)
    case .published(let range), .done(let range):
      line = JournalLine(word)
      line.add(range.lowerBound)
      line.add(range.upperBound)
    case .phase(let kind, let changed):
      line = JournalLine(word)
      line.add(word: kind.rawValue)
      line.add(changed)
    case .metadata(let item, let record):
      line = Self.line(metadata: record, item: item)
    case .end(let summary):
      line = JournalLine(word)
      line.add(summary.done)
      line.add(summary.total)
      line.add(summary.undoable)
      line.add(summary.redoable)
      line.add(summary.changed)
    }
    return line.finished
  }

  private var word: String {
    switch self {
    case .begin: "handpick-1"
    case .folder: "folder"
    case .intent: "intent"
    case .claim: "claim"
    case .named: "named"
    case .staged: "staged"
    case .published: "published"
    case .failed: "failed"
    case .kept: "kept"
    case .done: "done"
    case .phase: "phase"
    case .metadata: "metadata"
    case .end: "end"
    }
  }

  private static func line(intent step: Step, source: Int, destination: Int) -> JournalLine {
    var line = JournalLine("intent")
    line.add(word: step.kind.rawValue)
    line.add(step.item)
    line.add(source)
    line.add(step.source.name.bytes)
    line.add(destination)
    line.add(step.destination.name.bytes)
    line.add(step.identity)
    line.add(step.fingerprint)
    line.add(step.detail)
    line.add(step.inverts ?? -1)
    line.add(step.isFolder ? 1 : 0)
    return line
  }

  private static func line(metadata record: MetadataRecord, item: Int) -> JournalLine {
    var line = JournalLine("metadata")
    line.add(item)
    line.add(record.path)
    line.add(record.user)
    line.add(record.group)
    line.add(record.mode)
    line.add(record.modified)
    for attribute in record.attributes {
      line.add(attribute.name)
      line.add(attribute.value)
    }
    return line
  }
}
