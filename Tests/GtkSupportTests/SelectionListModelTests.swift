import CGtk
import GtkSupport
import GtkTestSupport
import XCTest

final class SelectionListModelTests: GtkTestCase {
  func testInstanceHasCsLayout() {
    onMain {
      var query = GTypeQuery()
      let model = SelectionListModel()
      g_type_query(cgtk_type_of(model.raw), &query)
      XCTAssertEqual(query.instance_size, 32)
      XCTAssertEqual(MemoryLayout<GObject>.stride, 24)
    }
  }

  func testMakesItemsOnlyWhenAsked() {
    onMain {
      let source = RecordingSource(count: 1_000_000)
      let model = SelectionListModel()
      XCTAssertEqual(g_list_model_get_n_items(model.opaque), 0)
      model.source = source
      XCTAssertEqual(g_list_model_get_n_items(model.opaque), 0)
      model.itemsChanged(at: 0, removed: 0, added: 1_000_000)
      XCTAssertEqual(g_list_model_get_n_items(model.opaque), 1_000_000)
      let item = g_list_model_get_item(model.opaque, 999_999)
      XCTAssertNotNil(item)
      g_object_unref(item)
      XCTAssertNil(g_list_model_get_item(model.opaque, 1_000_000))
    }
  }

  func testAViewThatBindsARowIsNotToldThatItIsSelected() {
    onMain {
      let source = RecordingSource(count: 10)
      let model = SelectionListModel()
      model.source = source
      let answers = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
      defer { answers.deallocate() }
      answers.pointee = -1
      let ask: @convention(c) (OpaquePointer?, guint, guint, guint, UnsafeMutablePointer<Int32>?) -> Void = {
        $4?.pointee = gtk_selection_model_is_selected($0, 2)
      }
      g_signal_connect_data(
        model.raw, "items-changed", unsafeBitCast(ask, to: GCallback.self), answers, nil, GConnectFlags(0))
      model.itemsChanged(at: 0, removed: 0, added: 10)
      XCTAssertEqual(answers.pointee, 0)
      XCTAssertEqual(gtk_selection_model_is_selected(model.opaque, 2), 1)
      g_object_unref(g_list_model_get_item(model.opaque, 4))
      XCTAssertEqual(gtk_selection_model_is_selected(model.opaque, 4), 0)
      XCTAssertEqual(gtk_selection_model_is_selected(model.opaque, 4), 1)
    }
  }

  func testHandsGtksCallsToTheSource() {
    onMain {
      let source = RecordingSource(count: 10)
      let model = SelectionListModel()
      model.source = source
      gtk_selection_model_select_item(model.opaque, 3, 1)
      gtk_selection_model_select_item(model.opaque, 4, 0)
      gtk_selection_model_unselect_item(model.opaque, 4)
      gtk_selection_model_select_range(model.opaque, 8, 5, 1)
      gtk_selection_model_unselect_range(model.opaque, 0, 2)
      gtk_selection_model_select_all(model.opaque)
      gtk_selection_model_unselect_all(model.opaque)
      let selected = gtk_bitset_new_range(2, 3)
      gtk_bitset_add(selected, 7)
      let mask = gtk_bitset_new_range(0, 10)
      gtk_selection_model_set_selection(model.opaque, selected, mask)
      gtk_bitset_unref(selected)
      gtk_bitset_unref(mask)
      XCTAssertEqual(
        source.calls,
        [
          "select 3 alone", "select 4", "unselect 4", "range 8..<10 alone", "unrange 0..<2", "all", "none",
          "set [Range(2..<5), Range(7..<8)] of [Range(0..<10)]",
        ])
      XCTAssertEqual(gtk_selection_model_is_selected(model.opaque, 2), 1)
      XCTAssertEqual(gtk_selection_model_is_selected(model.opaque, 3), 0)
      XCTAssertEqual(gtk_selection_model_is_selected(model.opaque, 10), 0)
      let bits = gtk_selection_model_get_selection_in_range(model.opaque, 1, 100)
      XCTAssertEqual(gtk_bitset_get_size(bits), 4)
      gtk_bitset_unref(bits)
    }
  }

  /// The rows that a view has stay, as many others as there should be come around them, and none in the place of others.
  func testManyNewRowsAreToldInSteps() {
    onMain {
      let cases: [(removed: Range<Int>, added: Int, bound: [Int], inSteps: Bool)] = [
        (0..<5_000, 5_000, [0, 1, 2], true), (0..<5_000, 5_000, [7, 4_990, 4_991, 4_992], true),
        (100..<4_000, 9_000, [3, 100, 2_000, 2_001, 3_999, 4_001], true),
        (0..<2_000, 1_001, Array(900..<1_100), true), (10..<12, 3_000, [9, 10, 11, 12], true),
        (0..<3_000, 2_000, [], false), (500..<1_600, 1_100, [3, 4_999], false),
        (0..<5_000, 1_000, [0, 1, 2], false), (0..<5_000, 1_001, Array(0..<1_002), false),
      ]
      for (removed, added, bound, inSteps) in cases {
        let source = RecordingSource(count: 5_000)
        let model = SelectionListModel()
        model.source = source
        model.itemsChanged(at: 0, removed: 0, added: 5_000)
        let view = FollowingView(of: model, count: 5_000)
        let first = removed.lowerBound
        XCTAssertEqual(
          model.itemsChanged(at: first, removed: removed.count, added: added, bound: bound), inSteps)
        view.stop()
        XCTAssertEqual(Int(g_list_model_get_n_items(model.opaque)), view.rows.count)
        let expected: [Int?] = Array(0..<first) + Array(removed.upperBound..<5_000)
        let replaced = view.rows[first..<(first + added)]
        XCTAssertEqual(Array(view.rows.prefix(first) + view.rows.dropFirst(first + added)), expected)
        let kept = inSteps ? bound.filter(removed.contains) : []
        XCTAssertEqual(replaced.compactMap(\.self), kept)
        XCTAssertEqual(view.mostReplaced, inSteps ? 0 : added, "\(removed) by \(added)")
        XCTAssertEqual(view.wasInSteps, inSteps)
        XCTAssertFalse(model.isTellingInSteps)
      }
    }
  }

  /// GTK aborts where a model has another count than it told: it keeps it when its source goes.
  func testOutlivesItsSourceWithItsRows() {
    onMain {
      let before = SelectionListModel.live
      do {
        let model = SelectionListModel()
        do {
          let source = RecordingSource(count: 5)
          model.source = source
          model.itemsChanged(at: 0, removed: 0, added: 5)
          XCTAssertEqual(gtk_selection_model_is_selected(model.opaque, 2), 1)
        }
        XCTAssertEqual(g_list_model_get_n_items(model.opaque), 5)
        XCTAssertEqual(gtk_selection_model_is_selected(model.opaque, 2), 0)
        XCTAssertEqual(gtk_selection_model_select_all(model.opaque), 0)
        XCTAssertEqual(SelectionListModel.live, before + 1)
      }
      XCTAssertEqual(SelectionListModel.live, before)
    }
  }
}

/// Even rows are selected; what it is told to change, it writes down.
@MainActor private final class RecordingSource: SelectionListSource {
  let rowCount: Int
  private(set) var calls: [String] = []

  init(count: Int) {
    rowCount = count
  }

  func isSelected(at position: Int) -> Bool { position.isMultiple(of: 2) }
  func selectItem(at position: Int, unselectRest: Bool) {
    calls.append("select \(position)\(unselectRest ? " alone" : "")")
  }
  func unselectItem(at position: Int) { calls.append("unselect \(position)") }
  func selectRange(_ range: Range<Int>, unselectRest: Bool) {
    calls.append("range \(range)\(unselectRest ? " alone" : "")")
  }
  func unselectRange(_ range: Range<Int>) { calls.append("unrange \(range)") }
  func selectAll() { calls.append("all") }
  func unselectAll() { calls.append("none") }
  func setSelection(_ selected: [Range<Int>], mask: [Range<Int>]) {
    calls.append("set \(selected) of \(mask)")
  }
}

/// A view that only believes what it is told: its rows are those that it had before, and new ones as nil.
@MainActor private final class FollowingView {
  private let model: SelectionListModel
  private var handler: gulong = 0
  private(set) var rows: [Int?]
  private(set) var mostReplaced = 0
  private(set) var wasInSteps = false

  init(of model: SelectionListModel, count: Int) {
    self.model = model
    rows = Array(0..<count)
    let follow: @convention(c) (OpaquePointer?, guint, guint, guint, UnsafeMutableRawPointer?) -> Void = {
      _, position, removed, added, data in
      MainActor.assumeIsolated {
        Unmanaged<FollowingView>.fromOpaque(data!).takeUnretainedValue()
          .follow(Int(position), removed: Int(removed), added: Int(added))
      }
    }
    handler = g_signal_connect_data(
      model.raw, "items-changed", unsafeBitCast(follow, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(0))
  }

  func stop() { g_signal_handler_disconnect(model.raw, handler) }

  private func follow(_ position: Int, removed: Int, added: Int) {
    if removed > 0 { mostReplaced = max(mostReplaced, added) }
    wasInSteps = model.isTellingInSteps
    rows.replaceSubrange(position..<(position + removed), with: Array(repeating: nil, count: added))
  }
}
