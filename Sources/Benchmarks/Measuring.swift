import Glibc

/// Takes times and memory.
enum Measuring {
  /// The shortest of several times that `work` takes, each on a state of its own.
  static func time<State>(_ rounds: Int = 5, on make: () -> State, _ work: (inout State) -> Void) -> Duration
  {
    let clock = ContinuousClock()
    let times = (0..<rounds).map { _ in
      var state = make()
      return clock.measure { work(&state) }
    }
    return times.min() ?? .zero
  }

  /// How many bytes of the heap `make`'s result holds.
  static func memory<Value>(of make: () -> Value) -> Int {
    let before = bytesInUse()
    let value = make()
    return withExtendedLifetime(value) { bytesInUse() - before }
  }

  /// The resident memory of the process, with what the heap has freed given back.
  private static func bytesInUse() -> Int {
    typealias Trim = @convention(c) (Int) -> Int32
    if let trim = dlsym(nil, "malloc_trim") { _ = unsafeBitCast(trim, to: Trim.self)(0) }
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 128)
    guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
    let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * sysconf(Int32(_SC_PAGESIZE))
  }
}

extension Duration {
  var milliseconds: Double { Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15 }
}
