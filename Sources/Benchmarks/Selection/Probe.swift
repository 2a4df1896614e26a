/// Looks at a value in a way that the compiler cannot leave out.
enum Probe {
  @inline(never) static func look<Value>(at value: Value) -> Int {
    withUnsafeBytes(of: value) { Int($0[0]) }
  }
}
