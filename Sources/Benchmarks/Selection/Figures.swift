/// What a contender answered: milliseconds, or bytes.
struct Figures {
  let name: String
  private var values: [Question: Double] = [:]

  init(_ name: String) {
    self.name = name
  }

  subscript(_ question: Question) -> Double? { values[question] }

  mutating func time<State>(
    _ question: Question, per count: Int = 1, rounds: Int = 5, on make: () -> State,
    _ work: (inout State) -> Void
  ) {
    values[question] = Measuring.time(rounds, on: make, work).milliseconds / Double(count)
  }

  mutating func memory<Value>(perRowOf rows: Int, _ make: () -> Value) {
    values[.memory] = Double(Measuring.memory(of: make)) / Double(rows)
  }
}
