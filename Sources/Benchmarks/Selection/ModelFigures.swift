import SelectionCore

extension Figures {
  /// The model of this package.
  @MainActor static func model<ID>(_ work: Workload<ID>) -> Figures {
    var figures = Figures("SelectionToolbarModel")
    var seen = 0
    func fresh() -> WatchedModel<ID> { WatchedModel(work.ids) }
    func all() -> WatchedModel<ID> {
      let watched = fresh()
      watched.model.selectAll()
      return watched
    }
    func third() -> WatchedModel<ID> {
      let watched = fresh()
      watched.model.select(work.third)
      return watched
    }
    func prepared() -> (watched: WatchedModel<ID>, index: SelectionIndex<ID>) {
      let watched = all()
      return (watched, SelectionIndex(work.shuffled, following: watched.model.shownIndex))
    }
    // What the first of all takes besides is no memory of the selection.
    _ = all()
    figures.memory(perRowOf: work.count) { all() }
    figures.time(.build, on: { SelectionToolbarModel<ID>() }, { $0.show(work.shuffled) })
    figures.time(.selectAll, on: fresh) { $0.model.selectAll() }
    figures.time(.toggle, per: work.toggles.count, on: fresh) { watched in
      for id in work.toggledIDs { watched.model.toggle(id) }
    }
    figures.time(.invert, on: third) { $0.model.invert() }
    figures.time(.range, on: fresh) { $0.model.select(positions: work.middle, keepingRest: true) }
    figures.time(.insert, on: all) {
      $0.model.replaceShown(1000..<1000, with: CollectionOfOne(work.stranger))
    }
    figures.time(.remove, on: all) { $0.model.replaceShown(1000..<1001, with: EmptyCollection()) }
    figures.time(.keep, on: all) { $0.model.keep(only: work.half) }
    figures.time(.reorder, on: all) { $0.model.show(work.shuffled) }
    figures.time(.install, on: prepared) { $0.watched.model.show($0.index) }
    figures.time(.count, per: 1000, on: all) { watched in
      for _ in 0..<1000 { seen ^= watched.model.count }
    }
    figures.time(.iterate, on: all) { watched in
      for id in watched.model.orderedSelection() { seen ^= Probe.look(at: id) }
    }
    return figures
  }
}

/// A model with an observer, as a list view is one.
@MainActor private struct WatchedModel<ID: Hashable & Sendable> {
  let model = SelectionToolbarModel<ID>()
  private let observation: SelectionObservation

  init(_ ids: [ID]) {
    model.show(ids)
    observation = model.addObserver { _ = Probe.look(at: $0.ranges.count) }
  }
}
