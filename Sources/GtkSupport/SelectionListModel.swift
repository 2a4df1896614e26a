import CGtk

/// A GObject that is a `GListModel` and a `GtkSelectionModel` over a source in Swift.
///
/// Its items are bare objects made when GTK asks for them, so a list of a million rows has as many objects as rows
/// on screen: a row's content is found by its position when it is bound.
///
/// Views are not told which of the rows they bind are selected: GTK would send an event for each of them, and two hundred
/// at once make a screen reader fall silent. Whoever asks otherwise hears the truth; a row sets its own state.
public final class SelectionListModel: Object {
  private static let type = registerSelectionListModel()

  private let box = SourceBox()
  /// Whether views are being told of a change in steps: where they take a row to be is not where it will be in the end.
  public private(set) var isTellingInSteps = false

  /// A model that is empty until it is told of rows.
  public init() {
    super.init(adopting: made(g_object_new_with_properties(SelectionListModel.type, 0, nil, nil)))
    let instance: UnsafeMutablePointer<SelectionListInstance> = pointer()
    instance.pointee.box = Unmanaged.passRetained(box).toOpaque()
    SelectionListModel.live += 1
  }

  /// The source, which the model does not keep alive. Without it, no row is selected and none can be.
  public var source: (any SelectionListSource)? {
    get { box.source }
    set { box.source = newValue }
  }

  /// How many instances there are, for the tests that look for leaks.
  public fileprivate(set) static var live = 0

  /// Tells the views that from `position` on `removed` rows have gone and `added` rows have come.
  ///
  /// Call it right after the source changed, with the smallest range that covers the change. The model's count is
  /// the sum of these calls, never the source's own: a view that meets a count which it was not told of aborts,
  /// even where the source has just gone.
  ///
  /// - Parameter bound: the positions, before the change, of the rows that views have. Where very many rows come in the
  ///   place of others, the views are told in steps around these.
  /// - Returns: whether it was done in steps. Then rows are shown what they were bound to before, or nothing: bind those
  ///   that differ. Until this returns, ``isTellingInSteps`` says that a row need not be bound.
  @discardableResult
  public func itemsChanged(at position: Int, removed: Int, added: Int, bound: [Int] = []) -> Bool {
    let range = position..<(position + removed)
    let kept = bound.filter(range.contains).sorted()
    guard added > Self.mostSearched, !kept.isEmpty, kept.count <= added else {
      tell(at: position, removed: removed, added: added)
      return false
    }
    isTellingInSteps = true
    tellInSteps(range, added: added, kept: kept)
    isTellingInSteps = false
    return true
  }

  /// So many new rows GTK may look through.
  private static let mostSearched = 1_000

  func tell(at position: Int, removed: Int, added: Int) {
    guard removed > 0 || added > 0 else { return }
    box.count += added - removed
    box.isTellingOfItems = true
    g_list_model_items_changed(opaque, guint(position), guint(removed), guint(added))
    box.isTellingOfItems = false
  }

  /// Tells the views that the selection of some rows in this range changed; nothing where it is empty.
  public func selectionChanged(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    gtk_selection_model_selection_changed(opaque, guint(range.lowerBound), guint(range.count))
  }
}

/// What GObject allocates for an instance: the parent's structure, then a pointer of ours, as C lays it out.
struct SelectionListInstance {
  var parent: GObject
  var box: UnsafeMutableRawPointer?
}

private final class SourceBox {
  weak var source: (any SelectionListSource)?
  var count = 0
  /// Whether views rearrange their rows, and ask of each whether it is selected.
  var isTellingOfItems = false
  /// The item that a view took to bind a row to it; the next it asks is whether that is selected.
  var itemToBind: Int?

  /// Whether the question whether a row is selected is one of a view that binds it.
  func isBinding(_ position: Int) -> Bool {
    defer { itemToBind = nil }
    return isTellingOfItems || itemToBind == position
  }
}

private func box(of instance: OpaquePointer?) -> SourceBox? {
  guard let instance else { return nil }
  let box = UnsafeMutableRawPointer(instance).assumingMemoryBound(to: SelectionListInstance.self).pointee.box
  return box.map { Unmanaged<SourceBox>.fromOpaque($0).takeUnretainedValue() }
}

/// The source of an instance, while it lives.
private func source(of instance: OpaquePointer?) -> (any SelectionListSource)? { box(of: instance)?.source }

private var parentFinalize: (@convention(c) (UnsafeMutablePointer<GObject>?) -> Void)?

private func registerSelectionListModel() -> GType {
  let type = g_type_register_static_simple(
    g_object_get_type(), "HandpickSelectionListModel", guint(MemoryLayout<GObjectClass>.stride),
    { objectClass, _ in
      guard let objectClass = objectClass?.assumingMemoryBound(to: GObjectClass.self) else { return }
      parentFinalize = objectClass.pointee.finalize
      objectClass.pointee.finalize = { object in
        guard let object else { return }
        object.withMemoryRebound(to: SelectionListInstance.self, capacity: 1) { instance in
          guard let box = instance.pointee.box else { return }
          Unmanaged<SourceBox>.fromOpaque(box).release()
          SelectionListModel.live -= 1
        }
        parentFinalize?(object)
      }
    },
    guint(MemoryLayout<SelectionListInstance>.stride), nil, GTypeFlags(rawValue: 0))
  addListModel(to: type)
  addSelectionModel(to: type)
  return type
}

private func addListModel(to type: GType) {
  var info = GInterfaceInfo()
  info.interface_init = { table, _ in
    guard let table = table?.assumingMemoryBound(to: GListModelInterface.self) else { return }
    table.pointee.get_item_type = { _ in g_object_get_type() }
    table.pointee.get_n_items = { guint(box(of: $0)?.count ?? 0) }
    table.pointee.get_item = { model, position in
      guard let box = box(of: model), Int(position) < box.count else { return nil }
      box.itemToBind = Int(position)
      return UnsafeMutableRawPointer(g_object_new_with_properties(g_object_get_type(), 0, nil, nil))
    }
  }
  g_type_add_interface_static(type, g_list_model_get_type(), &info)
}

private func addSelectionModel(to type: GType) {
  var info = GInterfaceInfo()
  info.interface_init = { table, _ in
    guard let table = table?.assumingMemoryBound(to: GtkSelectionModelInterface.self) else { return }
    addReading(to: table)
    addChanging(to: table)
  }
  g_type_add_interface_static(type, gtk_selection_model_get_type(), &info)
}

private func addReading(to table: UnsafeMutablePointer<GtkSelectionModelInterface>) {
  table.pointee.is_selected = { model, position in
    guard let box = box(of: model), let source = box.source, Int(position) < source.rowCount,
      !box.isBinding(Int(position))
    else { return 0 }
    return source.isSelected(at: Int(position)) ? 1 : 0
  }
  table.pointee.get_selection_in_range = { model, position, count in
    let bits = gtk_bitset_new_empty()
    guard let source = source(of: model) else { return bits }
    let range = Int(position)..<(Int(position) + Int(count))
    for position in range.clamped(to: 0..<source.rowCount) where source.isSelected(at: position) {
      gtk_bitset_add(bits, guint(position))
    }
    return bits
  }
}

private func addChanging(to table: UnsafeMutablePointer<GtkSelectionModelInterface>) {
  table.pointee.select_item = { model, position, unselectRest in
    change(model) { $0.selectItem(at: Int(position), unselectRest: unselectRest != 0) }
  }
  table.pointee.unselect_item = { model, position in
    change(model) { $0.unselectItem(at: Int(position)) }
  }
  table.pointee.select_range = { model, position, count, unselectRest in
    change(model) { source in
      let range = (Int(position)..<(Int(position) + Int(count))).clamped(to: 0..<source.rowCount)
      source.selectRange(range, unselectRest: unselectRest != 0)
    }
  }
  table.pointee.unselect_range = { model, position, count in
    change(model) { source in
      source.unselectRange((Int(position)..<(Int(position) + Int(count))).clamped(to: 0..<source.rowCount))
    }
  }
  table.pointee.select_all = { model in change(model) { $0.selectAll() } }
  table.pointee.unselect_all = { model in change(model) { $0.unselectAll() } }
  table.pointee.set_selection = { model, selected, mask in
    guard let selected, let mask else { return 0 }
    let changes = (selected: ranges(of: selected), mask: ranges(of: mask))
    return change(model) { $0.setSelection(changes.selected, mask: changes.mask) }
  }
}

/// Answers TRUE, that the change was handled, even where the source decides that nothing changes: FALSE would make
/// GTK try other ways.
private func change(_ model: OpaquePointer?, _ body: (any SelectionListSource) -> Void) -> gboolean {
  guard let source = source(of: model) else { return 0 }
  body(source)
  return 1
}

/// The positions in a bit set, as ranges in order.
private func ranges(of bits: OpaquePointer) -> [Range<Int>] {
  let size = gtk_bitset_get_size(bits)
  guard size > 0 else { return [] }
  let first = Int(gtk_bitset_get_minimum(bits))
  // All or one block is the usual case, and a loop over a million positions is not.
  if Int(size) == Int(gtk_bitset_get_maximum(bits)) - first + 1 { return [first..<(first + Int(size))] }
  var ranges: [Range<Int>] = []
  var iterator = GtkBitsetIter()
  var value: guint = 0
  var isValid = gtk_bitset_iter_init_first(&iterator, bits, &value)
  while isValid != 0 {
    let position = Int(value)
    if let last = ranges.last, last.upperBound == position {
      ranges[ranges.count - 1] = last.lowerBound..<(position + 1)
    } else {
      ranges.append(position..<(position + 1))
    }
    isValid = gtk_bitset_iter_next(&iterator, &value)
  }
  return ranges
}
