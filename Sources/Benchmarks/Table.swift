/// A table of figures, one line a question and one column for each who answers it.
struct Table {
  let title: String
  let columns: [String]
  private var rows: [(name: String, cells: [String])] = []

  init(_ title: String, columns: [String]) {
    self.title = title
    self.columns = columns
  }

  mutating func add(_ name: String, _ cells: [String?]) {
    rows.append((name, cells.map { $0 ?? "–" }))
  }

  func printAll() {
    let lines =
      [[title] + columns, ["---"] + columns.map { _ in "---:" }] + rows.map { [$0.name] + $0.cells }
    for line in lines { print("| " + line.joined(separator: " | ") + " |") }
    print("")
  }
}

extension Double {
  /// The number with three figures that count.
  var short: String {
    var digits = 0
    var scale = 1.0
    while abs(self) * scale < 99.5 && digits < 5 {
      digits += 1
      scale *= 10
    }
    let rounded = (self * scale).rounded() / scale
    return digits == 0 ? "\(Int(rounded))" : "\(rounded)"
  }
}
