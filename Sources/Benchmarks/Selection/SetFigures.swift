extension Figures {
  /// Swift's `Set` of the selected ids, which knows no order.
  static func set<ID>(_ work: Workload<ID>) -> Figures {
    var figures = Figures("Set")
    var seen = 0
    let all = Set(work.ids)
    func fresh() -> Set<ID> { [] }
    func copy() -> Set<ID> {
      var copy = all
      copy.remove(work.stranger)
      copy.reserveCapacity(work.count)
      return copy
    }
    figures.memory(perRowOf: work.count) { Set(work.ids) }
    figures.time(.build, on: fresh) { $0 = Set(work.shuffled) }
    figures.time(.selectAll, on: fresh) { $0 = Set(work.ids) }
    figures.time(.toggle, per: work.toggles.count, on: fresh) { set in
      for id in work.toggledIDs where set.remove(id) == nil { set.insert(id) }
    }
    figures.time(.invert, on: { Set(work.third) }, { $0 = all.subtracting($0) })
    figures.time(.range, on: fresh) { $0.formUnion(work.ids[work.middle]) }
    figures.time(.insert, on: copy) { $0.insert(work.stranger) }
    figures.time(.remove, on: copy) { $0.remove(work.ids[1000]) }
    figures.time(.keep, on: copy) { $0.formIntersection(work.half) }
    figures.time(.count, per: 1000, on: copy) { set in for _ in 0..<1000 { seen ^= Probe.look(at: set.count) }
    }
    figures.time(.iterate, on: copy) { set in for id in set { seen ^= Probe.look(at: id) } }
    return figures
  }
}
