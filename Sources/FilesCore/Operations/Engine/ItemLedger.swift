/// Collects how the items of an operation end.
struct ItemLedger {
  private(set) var items: ItemReports
  private let kind: OperationKind
  private let texts: OperationTexts
  private let journalFolder: FilePath
  private var firstReason: (item: Int, reason: String)?
  private(set) var isCancelled = false
  /// What is said in place of the usual sentence where everything is done.
  var remark: String?
  /// How many steps that can be taken back were done, whatever became of their items.
  var doneSteps = 0

  init(
    kind: OperationKind, sources: [FilePath], folder: FilePath?, texts: OperationTexts,
    journalFolder: FilePath
  ) {
    self.kind = kind
    self.texts = texts
    self.journalFolder = journalFolder
    items = ItemReports(kind: kind, sources: sources, folder: folder, texts: texts)
  }

  /// Whether an item has ended otherwise than done.
  func hasProblem(_ item: Int) -> Bool {
    items.result(item) != .done
  }

  /// An item is done, and stands there now.
  mutating func done(_ item: Int, at destination: Place) {
    if items.isAsPlanned(item, at: destination) { return }
    done(item, at: destination.path)
  }

  /// An item is done, and stands there now, or nowhere.
  mutating func done(_ item: Int, at destination: FilePath?) {
    let planned = items[item]
    guard planned.result == .done, planned.destination != destination else { return }
    items[item] = ItemReport(
      source: planned.source, destination: destination, result: .done, code: nil, message: planned.message)
  }

  mutating func kept(_ item: Int, at destination: FilePath, _ code: FileErrorCode) {
    let name = items.source(item).lastDisplay
    let sentence = texts.keptBoth(code, name: name)
    set(item, .copiedOnly, code, sentence, destination: destination, reason: sentence)
  }

  mutating func skipped(_ item: Int, _ code: FileErrorCode) {
    set(item, .skipped, code, texts.skipped(code, name: items.source(item).lastDisplay))
  }

  /// An item could not be done, for a reason that no code tells.
  mutating func failed(_ item: Int, _ code: FileErrorCode, _ sentence: String) {
    set(item, .failed, code, sentence, reason: sentence)
  }

  /// Nothing was done with an item, because of another one.
  mutating func leftOut(_ item: Int) {
    set(item, .cancelled, nil, texts.leftOut(name: items.source(item).lastDisplay))
  }

  mutating func failed(_ item: Int, _ problem: Problem, in folder: FilePath?) {
    let name = problem.name?.display ?? items.source(item).lastDisplay
    guard let code = problem.code else {
      isCancelled = true
      return set(item, .cancelled, nil, texts.stopped(name: name))
    }
    if problem.isJournal {
      let sentence = texts.journalProblem(code, folder: journalFolder.display)
      return set(item, .failed, code, sentence, reason: sentence)
    }
    let place = folder?.lastDisplay ?? ""
    let result: ItemResult = code == .exists ? .conflict : .failed
    if let shortage = problem.shortage {
      return set(
        item, result, code, texts.problem(shortage, name: name, folder: place),
        reason: texts.reason(shortage, name: name, folder: place))
    }
    set(
      item, result, code, texts.problem(code, name: name, folder: place),
      reason: texts.reason(code, name: name, folder: place))
  }

  private mutating func set(
    _ item: Int, _ result: ItemResult, _ code: FileErrorCode?, _ message: String,
    destination: FilePath? = nil,
    reason: String? = nil
  ) {
    let source = items.source(item)
    // What went wrong first says most.
    if hasProblem(item), items.result(item) != .skipped { return }
    items[item] = ItemReport(
      source: source, destination: destination, result: result, code: code, message: message)
    guard let reason, firstReason.map({ item < $0.item }) ?? true else { return }
    firstReason = (item, reason)
  }

  /// The report of the whole operation.
  func report(id: OperationID?, isUndoable: Bool, message: String? = nil) -> OperationReport {
    let remark = items.count(of: .done) == items.count ? remark : nil
    let summary =
      message ?? remark
      ?? texts.summary(kind, items: items, reason: firstReason?.reason, isCancelled: isCancelled)
    let worked = items.count(of: .done) + items.count(of: .skipped) + items.count(of: .copiedOnly)
    return OperationReport(
      id: id, kind: kind, items: items, message: summary, isUndoable: isUndoable,
      isError: worked == 0 && !items.isEmpty && !isCancelled, isCancelled: isCancelled)
  }
}
