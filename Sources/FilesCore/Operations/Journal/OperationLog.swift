/// What a journal says of its operation.
struct OperationLog: Sendable {
  private(set) var kind = OperationKind.move
  /// Seconds since 1970.
  private(set) var seconds: Int64 = 0
  private(set) var items = 0
  private(set) var steps: [Step] = []
  private(set) var states: [StepState] = []
  /// The steps whose destination's name was to be claimed by a file of ours.
  private(set) var claimed: Set<Int> = []
  private(set) var folders: [FilePath] = []
  private(set) var metadata: [Int: [MetadataRecord]] = [:]
  /// When it was last taken back or done again, in nanoseconds since 1970.
  private(set) var changed: UInt64 = 0
  /// What is under way: the operation itself, or taking it back, or doing it again.
  private(set) var phase = OperationKind.move
  private(set) var hasEnded = false
  private(set) var summary: JournalSummary?
  /// How many bytes at the beginning are whole records.
  private(set) var length = 0

  /// Reads a journal; nil where it is none of ours, or of a format that is not known.
  ///
  /// A last line that a crash tore is left out. A broken line before the last is no crash: nothing is taken
  /// from such a journal.
  ///
  /// - Complexity: O(n) in the number of bytes.
  init?(reading bytes: [UInt8]) {
    var start = 0
    while let end = bytes[start...].firstIndex(of: .newline) {
      guard let record = JournalRecord(reading: bytes[start..<end], folders: folders) else {
        if bytes[(end + 1)...].contains(.newline) || start == 0 { return nil }
        return
      }
      if start == 0, case .begin = record {} else if start == 0 { return nil }
      apply(record)
      start = end + 1
      length = start
    }
    if start == 0 { return nil }
  }

  private mutating func apply(_ record: JournalRecord) {
    hasEnded = false
    switch record {
    case .begin(let kind, let seconds, let items):
      (self.kind, self.seconds, self.items, phase) = (kind, seconds, items, kind)
    case .folder(let path): folders.append(path)
    case .intent(var step, _, _):
      step.number = steps.count
      steps.append(step)
      states.append(.open)
    case .claim(let number): claimed.insert(number)
    case .named(let number, let name):
      guard steps.indices.contains(number) else { return }
      steps[number].destination.name = name
    case .staged(let number, let identity, let fingerprint):
      guard steps.indices.contains(number) else { return }
      steps[number].result = identity
      steps[number].fingerprint = fingerprint
    case .published: break
    case .failed(let number): set(number, .failed)
    case .kept(let number):
      set(number, .kept)
      if steps.indices.contains(number) { steps[number].kind = .copy }
    case .done(let range):
      for number in range.clamped(to: 0...max(steps.count - 1, 0)) where states[number] == .open {
        states[number] = .done
      }
    case .phase(let kind, let changed): (phase, self.changed) = (kind, changed)
    case .metadata(let item, let record): metadata[item, default: []].append(record)
    case .end(let summary):
      self.summary = summary
      hasEnded = true
    }
  }

  private mutating func set(_ number: Int, _ state: StepState) {
    guard states.indices.contains(number) else { return }
    states[number] = state
  }

  /// The steps that can be taken back, and those that can be done again, each oldest first.
  ///
  /// - Complexity: O(n) in the number of steps.
  var invertible: (undo: [Int], redo: [Int]) {
    invertible(steps.indices.map(isDone))
  }

  /// The same where `isDone` tells which steps are in effect.
  func invertible(_ isDone: [Bool]) -> (undo: [Int], redo: [Int]) {
    var isTakenBack = [Bool](repeating: false, count: steps.count)
    var isForward = [Bool](repeating: true, count: steps.count)
    for (number, step) in steps.enumerated() {
      guard let inverted = step.inverts, steps.indices.contains(inverted) else { continue }
      isForward[number] = !isForward[inverted]
      if isDone[number] { isTakenBack[inverted] = true }
    }
    let inEffect = steps.indices.filter { isDone[$0] && !isTakenBack[$0] && steps[$0].kind != .delete }
    return (inEffect.filter { isForward[$0] }, inEffect.filter { !isForward[$0] })
  }

  func isDone(_ number: Int) -> Bool {
    states[number] == .done || states[number] == .kept
  }
}
