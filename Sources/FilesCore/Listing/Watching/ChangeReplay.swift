/// Plays events over a folder's names, to find out what became of each row after all of them.
///
/// A rename carries its row along. Where it replaces another file, the row of that name stays and the other
/// one goes: this is how programs save files (write a new one, rename it over the old), and whoever chose the
/// file still means the one of that name.
struct ChangeReplay {
  /// What stands under a name.
  private enum Holder {
    case nothing
    case row(UInt32)
    /// A file that came since the last look, and has no row yet.
    case newcomer
  }

  private let row: ([UInt8]) -> UInt32?
  private var holders: [[UInt8]: Holder] = [:]
  /// The rows on their way, by the rename's cookie, and whether it was a newcomer.
  private var moving: [UInt32: Holder] = [:]
  private var removed: Set<UInt32> = []
  private var places: [UInt32: [UInt8]] = [:]

  /// The names whose files came, changed or arrived by a rename, in no order.
  private(set) var touched: Set<[UInt8]> = []

  /// A replay that starts from the rows' names.
  ///
  /// - Parameter row: The row that a name has before all events.
  init(row: @escaping ([UInt8]) -> UInt32?) {
    self.row = row
  }

  /// Plays one event that is about an entry.
  mutating func play(_ event: FolderEvent) {
    let holder = holder(of: event.name)
    if event.isMovedFrom {
      moving[event.cookie] = holder
      holders[event.name] = .nothing
      touched.remove(event.name)
    } else if event.isDeleted {
      leave(holder)
      holders[event.name] = .nothing
      touched.remove(event.name)
    } else if event.isMovedTo {
      arrive(moving.removeValue(forKey: event.cookie) ?? .newcomer, at: event.name, over: holder)
      touched.insert(event.name)
    } else {
      if case .nothing = holder { holders[event.name] = .newcomer }
      touched.insert(event.name)
    }
  }

  /// The rows whose files are gone: deleted, replaced or moved elsewhere.
  var gone: Set<UInt32> {
    moving.values.reduce(into: removed) { gone, holder in
      if case .row(let row) = holder { gone.insert(row) }
    }
  }

  /// The rows that have another name now, with that name.
  var renamed: [UInt32: [UInt8]] {
    places.filter { row, name in !gone.contains(row) && self.row(name) != row }
  }

  /// The names that new files have.
  var newcomers: [[UInt8]] {
    holders.compactMap { name, holder in
      if case .newcomer = holder { name } else { nil }
    }
  }

  /// Whether the folder's list of hidden names may be another one.
  var touchesHiddenNames: Bool {
    holders[HiddenNames.fileName] != nil || touched.contains(HiddenNames.fileName)
  }

  private func holder(of name: [UInt8]) -> Holder {
    holders[name] ?? row(name).map(Holder.row) ?? .nothing
  }

  private mutating func leave(_ holder: Holder) {
    if case .row(let row) = holder { removed.insert(row) }
  }

  private mutating func arrive(_ arrival: Holder, at name: [UInt8], over holder: Holder) {
    guard case .nothing = holder else { return leave(arrival) }
    if case .row(let row) = arrival {
      holders[name] = arrival
      places[row] = name
    } else {
      holders[name] = .newcomer
    }
  }
}
