import CGtk

extension Figures {
  /// GTK's `GtkBitset` of the selected positions.
  static func bitset<ID>(_ work: Workload<ID>) -> Figures {
    var figures = Figures("GtkBitset")
    var seen = 0
    let rows = guint(work.count)
    func all() -> Bitset {
      let bitset = Bitset()
      gtk_bitset_add_range(bitset.pointer, 0, rows)
      return bitset
    }
    func third() -> Bitset {
      let bitset = Bitset()
      for position in stride(from: 0, to: rows, by: 3) { gtk_bitset_add(bitset.pointer, position) }
      return bitset
    }
    figures.memory(perRowOf: work.count, all)
    figures.time(.selectAll, on: Bitset.init) { gtk_bitset_add_range($0.pointer, 0, rows) }
    figures.time(.toggle, per: work.toggles.count, on: Bitset.init) { bitset in
      for position in work.toggles where gtk_bitset_add(bitset.pointer, guint(position)) == 0 {
        gtk_bitset_remove(bitset.pointer, guint(position))
      }
    }
    figures.time(.invert, on: { (all(), third()) }, { gtk_bitset_difference($0.0.pointer, $0.1.pointer) })
    figures.time(.range, on: Bitset.init) {
      gtk_bitset_add_range($0.pointer, guint(work.middle.lowerBound), guint(work.middle.count))
    }
    figures.time(.insert, on: all) { gtk_bitset_splice($0.pointer, 1000, 0, 1) }
    figures.time(.remove, on: all) { gtk_bitset_splice($0.pointer, 1000, 1, 0) }
    figures.time(.count, per: 1000, on: all) { bitset in
      for _ in 0..<1000 { seen ^= Int(gtk_bitset_get_size(bitset.pointer)) }
    }
    figures.time(.iterate, on: all) { seen ^= $0.sum() }
    return figures
  }
}

/// A `GtkBitset` that is released with its owner.
final class Bitset {
  let pointer: OpaquePointer

  init() { pointer = gtk_bitset_new_empty() }

  /// Takes over a reference.
  init(taking pointer: OpaquePointer) { self.pointer = pointer }

  /// The sum of the positions.
  func sum() -> Int {
    var iterator = GtkBitsetIter()
    var position: guint = 0
    var sum = 0
    var isAtOne = gtk_bitset_iter_init_first(&iterator, pointer, &position)
    while isAtOne != 0 {
      sum &+= Int(position)
      isAtOne = gtk_bitset_iter_next(&iterator, &position)
    }
    return sum
  }

  deinit { gtk_bitset_unref(pointer) }
}
