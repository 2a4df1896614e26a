import SelectionCore

extension Step {
  /// Makes the call on a model.
  @MainActor func apply(to model: SelectionToolbarModel<Int>, former: SelectionIndex<Int>) {
    switch self {
    case .begin: model.begin()
    case .beginWithOne(let id): model.begin(with: id)
    case .beginWith(let ids): model.begin(with: ids)
    case .end: model.end()
    case .toggle(let id): model.toggle(id)
    case .select(let id): model.select(id)
    case .selectMany(let ids): model.select(ids)
    case .deselect(let id): model.deselect(id)
    case .deselectMany(let ids): model.deselect(ids)
    case .deselectAll: model.deselectAll()
    case .selectAll: model.selectAll()
    case .selectMatching(let divisor): model.selectAll(matching: { $0 % divisor == 0 })
    case .invert: model.invert()
    case .invertWithin(let ids): model.invert(within: ids)
    case .keep(let ids): model.keep(only: ids)
    case .forget(let ids): model.forget(ids)
    case .show(let ids): model.show(ids)
    case .showIndex(let ids, .nothing): model.show(SelectionIndex(ids))
    case .showIndex(let ids, .shown): model.show(SelectionIndex(ids, following: model.shownIndex))
    case .showIndex(let ids, .former): model.show(SelectionIndex(ids, following: former))
    case .replace(let range, let ids): model.replaceShown(range, with: ids)
    case .toggleAt(let position): model.toggle(at: position)
    case .selectAt(let position): model.select(at: position)
    case .deselectAt(let position): model.deselect(at: position)
    case .selectPositions(let range, let rest): model.select(positions: range, keepingRest: rest)
    case .setSelection(let selected, let mask): model.setSelection(selected, mask: mask)
    case .extend(let id, let keepingRest): model.extend(to: id, keepingRest: keepingRest)
    case .setAnchor(let id): model.anchor = id
    case .measure(let value, let id): model.setMeasure(value, for: id)
    }
  }

  var changesOrder: Bool {
    switch self {
    case .show, .showIndex, .replace: true
    default: false
    }
  }
}
