/// A shown order with everything that is needed to find an id's place in it.
///
/// Making one is the costly part of showing many ids, and can be done off the main actor:
///
///     let index = await Task.detached { SelectionIndex(ids) }.value
///     model.show(index)
///
/// For a reload or a new order of what is shown already, start from the model's `shownIndex`: then the model takes
/// the new index over without hashing an id.
public struct SelectionIndex<ID: Hashable & Sendable>: Sendable {
  @usableFromInline var table: IDTable<ID>
  @usableFromInline var order: ShownOrder
  /// The numbering that this index continues and how many ids it had then: a model that is still there can take the
  /// table over as it is.
  @usableFromInline let base: (lineage: Lineage, count: Int)

  @inlinable init(table: IDTable<ID>, order: ShownOrder) {
    self.table = table
    self.order = order
    base = (table.lineage, table.count)
  }

  /// The index of an order of ids. An id that comes a second time is left out.
  ///
  /// - Parameter former: the model's `shownIndex`, where most of the ids are shown already.
  /// - Complexity: O(n) in the number of ids, and of those of `former`.
  @inlinable public init(_ ids: some Collection<ID>, following former: SelectionIndex? = nil) {
    table = former?.table ?? IDTable()
    base = (table.lineage, table.count)
    table.lineage = Lineage()
    if former == nil { table.reserve(ids.count) }
    let slots = table.insertAll(ids)
    order = ShownOrder(showing: slots, known: table.count, following: former?.order)
  }

  /// How many ids are in the order.
  @inlinable public var count: Int { order.count }
}
