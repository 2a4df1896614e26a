/// The selection against what one would take instead.
@MainActor enum SelectionBenchmark {
  static let count = 1_000_000

  static func run() {
    let integers = Workload(count: count) { $0 }
    FigureTable(
      title: "1,000,000 integers",
      contenders: [
        .model(integers), .set(integers), .indexSet(integers), .bitset(integers), .multiSelection(integers),
      ]
    ).printAll()
    let strings = Workload(count: count) { number in
      let digits = String(number)
      return "photo-" + String(repeating: "0", count: 14 - digits.count) + digits + ".jpg"
    }
    FigureTable(title: "1,000,000 strings of 24 bytes", contenders: [.model(strings), .set(strings)])
      .printAll()
    let files = Workload(count: count) { FileIdentity(device: 2049, inode: 7_000_000 + UInt64($0) * 3) }
    FigureTable(title: "1,000,000 file identities", contenders: [.model(files), .set(files)]).printAll()
  }
}
