import SelectionCore

enum SelectionBenchmark {
  @MainActor static func run() {
    let n = 1_000_000
    let ids = Array(0..<n)
    let shuffled = ids.shuffled()
    let toggles = (0..<100_000).map { _ in Int.random(in: 0..<n) }
    func model() -> SelectionToolbarModel<Int> {
      let m = SelectionToolbarModel<Int>()
      m.show(ids)
      return m
    }
    func all() -> SelectionToolbarModel<Int> {
      let m = model()
      m.selectAll()
      return m
    }
    var log = 0
    func p(_ s: String, _ d: Duration) { print(s, d.milliseconds) }
    p("show first", Measuring.time(on: { SelectionToolbarModel<Int>() }) { $0.show(ids) })
    p("index", Measuring.time(on: { 0 }) { $0 = SelectionIndex(ids).count })
    p("Set build", Measuring.time(on: { 0 }) { $0 = Set(ids).count })
    p("select all", Measuring.time(on: model) { $0.selectAll() })
    p(
      "invert",
      Measuring.time(on: {
        let m = model()
        m.select(stride(from: 0, to: n, by: 3))
        return m
      }) { $0.invert() })
    p("range", Measuring.time(on: model) { $0.select(positions: 250_000..<750_000, keepingRest: true) })
    p("toggle 100k", Measuring.time(on: model) { for id in toggles { $0.toggle(id) } })
    p(
      "toggle 100k observed",
      Measuring.time(on: {
        let m = model()
        return (m, m.addObserver { log += $0.ranges.count })
      }) { for id in toggles { $0.0.toggle(id) } })
    p("keep", Measuring.time(on: all) { $0.keep(only: ids[0..<n / 2]) })
    p("keep shuffled", Measuring.time(on: all) { $0.keep(only: shuffled[0..<n / 2]) })
    p("reorder", Measuring.time(on: all) { $0.show(shuffled) })
    p(
      "install",
      Measuring.time(on: {
        let m = all()
        return (m, SelectionIndex(shuffled, following: m.shownIndex))
      }) { $0.0.show($0.1) })
    p(
      "install plain",
      Measuring.time(on: {
        let m = all()
        return (m, SelectionIndex(shuffled))
      }) { $0.0.show($0.1) })
    p("insert", Measuring.time(on: all) { $0.replaceShown(1000..<1000, with: [-1]) })
    p("remove", Measuring.time(on: all) { $0.replaceShown(1000..<1001, with: []) })
    p("ordered", Measuring.time(on: all) { log += $0.orderedSelection().count })
    p("selected", Measuring.time(on: all) { log += $0.selected.count })
    print("memory", Double(Measuring.memory(of: all)) / Double(n))
  }
}
