/// The answers of all contenders side by side, each but the first as so many times the first one's.
struct FigureTable {
  let title: String
  let contenders: [Figures]

  func printAll() {
    printLine([title] + contenders.map(\.name))
    printLine(["---"] + contenders.map { _ in "---:" })
    for question in Question.allCases {
      printLine([question.rawValue] + contenders.map { cell($0[question], of: question) })
    }
    print("")
  }

  private func cell(_ value: Double?, of question: Question) -> String {
    guard let value else { return "–" }
    let text = question == .memory ? value.short : Self.time(value)
    guard let first = contenders.first?[question], first > 0, value != first else { return text }
    return "\(text) (\((value / first).short)×)"
  }

  private static func time(_ milliseconds: Double) -> String {
    if milliseconds >= 0.1 { return "\(milliseconds.short) ms" }
    return milliseconds >= 0.0001 ? "\((milliseconds * 1e3).short) µs" : "\((milliseconds * 1e6).short) ns"
  }

  private func printLine(_ cells: [String]) { print("| " + cells.joined(separator: " | ") + " |") }
}

extension Double {
  /// The number with two figures that count, or all before the point.
  fileprivate var short: String {
    if self >= 9.95 { return "\(Int(rounded()))" }
    var scale = 10.0
    while self * scale < 9.95 && scale < 1e6 { scale *= 10 }
    return "\((self * scale).rounded() / scale)"
  }
}
