/// The reports of an operation's items, in the order in which the items were given.
///
/// A report is made when it is asked for: an operation on a million files keeps the paths that it was given
/// and what went otherwise than planned, no more.
public struct ItemReports: RandomAccessCollection, Sendable {
  private let kind: OperationKind
  private let sources: [FilePath]
  private let folder: FilePath?
  private let texts: OperationTexts
  private var exceptions: [Int: ItemReport] = [:]

  /// Reports of items that were all done, each standing in `folder` now, under its own name.
  init(kind: OperationKind, sources: [FilePath], folder: FilePath?, texts: OperationTexts) {
    self.kind = kind
    self.sources = sources
    self.folder = folder
    self.texts = texts
  }

  /// Reports that are written out one by one.
  public init(kind: OperationKind, reports: [ItemReport], texts: OperationTexts = OperationTexts()) {
    self.init(kind: kind, sources: reports.map(\.source), folder: nil, texts: texts)
    for (index, report) in reports.enumerated() { exceptions[index] = report }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { sources.count }

  /// - Precondition: `position` is one of the collection's indices.
  public internal(set) subscript(position: Int) -> ItemReport {
    get { exceptions[position] ?? planned(position) }
    set { exceptions[position] = newValue }
  }

  /// Where an item stood.
  func source(_ position: Int) -> FilePath { sources[position] }

  /// How an item ended.
  func result(_ position: Int) -> ItemResult { exceptions[position]?.result ?? .done }

  /// Whether an item is done and stands under its own name in the folder that all go to.
  func isAsPlanned(_ position: Int, at destination: Place) -> Bool {
    exceptions[position] == nil && folder == destination.folder && sources[position].hasName(destination.name)
  }

  /// How many items ended so.
  ///
  /// - Complexity: O(n) in the number of items that went otherwise than planned.
  public func count(of result: ItemResult) -> Int {
    let others = exceptions.values.count { $0.result == result }
    return result == .done ? count - exceptions.count + others : others
  }

  /// The positions of the items that ended neither done nor skipped, in order.
  ///
  /// - Complexity: O(n log n) in the number of items that went otherwise than planned.
  public var problems: [Int] {
    exceptions.filter { $0.value.result != .done && $0.value.result != .skipped }.keys.sorted()
  }

  /// The positions of those that could not be done, in order: not of those that were left because others could not be, or
  /// because a person stopped the work.
  ///
  /// - Complexity: O(n log n) in the number of items that went otherwise than planned.
  public var failures: [Int] {
    exceptions.filter { ![.done, .skipped, .cancelled].contains($0.value.result) }.keys.sorted()
  }

  /// The first item that ended neither done nor skipped.
  ///
  /// - Complexity: O(n) in the number of items that went otherwise than planned.
  public var firstProblem: ItemReport? {
    let problems = exceptions.filter { $0.value.result != .done && $0.value.result != .skipped }
    return problems.min { $0.key < $1.key }?.value
  }

  private func planned(_ position: Int) -> ItemReport {
    let source = sources[position]
    let destination = folder.flatMap { folder in source.name.map { folder.appending($0) } }
    return ItemReport(
      source: source, destination: destination, result: .done, code: nil,
      message: texts.done(kind, name: source.lastDisplay))
  }
}

extension FilePath {
  /// Whether the last component is `name`.
  fileprivate func hasName(_ name: FileName) -> Bool {
    let count = name.bytes.count
    return bytes.count > count && bytes[bytes.count - count - 1] == .slash
      && bytes.suffix(count).elementsEqual(name.bytes)
  }
}
