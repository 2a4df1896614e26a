import CGtk

extension Figures {
  /// GTK's `GtkMultiSelection` over a `GtkStringList`, with nobody listening.
  static func multiSelection<ID>(_ work: Workload<ID>) -> Figures {
    var figures = Figures("GtkMultiSelection")
    var seen = 0
    let rows = work.count
    func fresh() -> MultiSelection { MultiSelection(count: rows) }
    func all() -> MultiSelection {
      let selection = fresh()
      gtk_selection_model_select_all(selection.pointer)
      return selection
    }
    func inverting() -> (selection: MultiSelection, rest: Bitset, every: Bitset) {
      let every = Bitset()
      gtk_bitset_add_range(every.pointer, 0, guint(rows))
      let third = Bitset()
      for position in stride(from: 0, to: guint(rows), by: 3) { gtk_bitset_add(third.pointer, position) }
      let selection = fresh()
      gtk_selection_model_set_selection(selection.pointer, third.pointer, every.pointer)
      gtk_bitset_difference(third.pointer, every.pointer)
      return (selection, third, every)
    }
    // What the selection adds to its list.
    let idle = fresh()
    figures.memory(perRowOf: rows) { gtk_selection_model_select_all(idle.pointer) }
    figures.time(.selectAll, on: fresh) { gtk_selection_model_select_all($0.pointer) }
    figures.time(.toggle, per: work.toggles.count, on: fresh) { selection in
      for position in work.toggles { selection.toggle(guint(position)) }
    }
    figures.time(.invert, on: inverting) {
      gtk_selection_model_set_selection($0.selection.pointer, $0.rest.pointer, $0.every.pointer)
    }
    figures.time(.range, on: fresh) {
      gtk_selection_model_select_range($0.pointer, guint(work.middle.lowerBound), guint(work.middle.count), 0)
    }
    figures.time(.insert, on: all) { gtk_string_list_splice($0.list, 1000, 0, $0.one) }
    figures.time(.remove, on: all) { gtk_string_list_splice($0.list, 1000, 1, nil) }
    figures.time(.count, on: all) { seen ^= $0.selection().count }
    figures.time(.iterate, on: all) { seen ^= $0.selection().sum() }
    return figures
  }
}

/// A `GtkMultiSelection` over a list of as many strings as it is told.
private final class MultiSelection {
  let list: OpaquePointer
  let pointer: OpaquePointer
  /// A row to insert: an array of one string, ended by NULL.
  let one = UnsafeMutablePointer<UnsafePointer<CChar>?>.allocate(capacity: 2)
  private let text = g_strdup("row")

  init(count: Int) {
    list = gtk_string_list_new(nil)
    for _ in 0..<count { gtk_string_list_append(list, "row") }
    g_object_ref(gpointer(list))
    pointer = gtk_multi_selection_new(list)
    one[0] = UnsafePointer(text)
    one[1] = nil
  }

  func toggle(_ position: guint) {
    if gtk_selection_model_is_selected(pointer, position) == 0 {
      gtk_selection_model_select_item(pointer, position, 0)
    } else {
      gtk_selection_model_unselect_item(pointer, position)
    }
  }

  func selection() -> Bitset { Bitset(taking: gtk_selection_model_get_selection(pointer)) }

  deinit {
    g_object_unref(gpointer(pointer))
    g_object_unref(gpointer(list))
    one.deallocate()
    g_free(text)
  }
}

extension Bitset {
  var count: Int { Int(gtk_bitset_get_size(pointer)) }
}
