/// A call on the accessibility bus that was answered with an error, or not at all.
public struct BusError: Error, CustomStringConvertible {
  public let description: String
}
