import Foundation

extension Figures {
  /// Foundation's `IndexSet` of the selected positions.
  static func indexSet<ID>(_ work: Workload<ID>) -> Figures {
    var figures = Figures("IndexSet")
    var seen = 0
    let rows = 0..<work.count
    func fresh() -> IndexSet { IndexSet() }
    func all() -> IndexSet { IndexSet(integersIn: rows) }
    func third() -> IndexSet {
      var third = IndexSet()
      for position in stride(from: 0, to: work.count, by: 3) { third.insert(position) }
      return third
    }
    // Each toggle moves what lies behind it: fewer of them, or it takes minutes.
    let toggles = work.toggles.prefix(10_000)
    figures.memory(perRowOf: work.count, all)
    figures.time(.selectAll, on: fresh) { $0.insert(integersIn: rows) }
    figures.time(.toggle, per: toggles.count, rounds: 3, on: fresh) { set in
      for position in toggles {
        if set.contains(position) { set.remove(position) } else { set.insert(position) }
      }
    }
    figures.time(.invert, rounds: 1, on: third) { $0 = all().subtracting($0) }
    figures.time(.range, on: fresh) { $0.insert(integersIn: work.middle) }
    figures.time(.insert, on: all) { $0.shift(startingAt: 1000, by: 1) }
    figures.time(.remove, on: all) { $0.shift(startingAt: 1001, by: -1) }
    figures.time(.count, per: 1000, on: all) { set in for _ in 0..<1000 { seen ^= set.count } }
    figures.time(.iterate, on: all) { set in for position in set { seen ^= Probe.look(at: position) } }
    return figures
  }
}
