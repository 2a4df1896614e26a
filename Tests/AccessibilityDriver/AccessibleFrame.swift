/// A rectangle in pixels, from a window's top left corner.
public struct AccessibleFrame: Equatable, Sendable {
  public let x: Int
  public let y: Int
  public let width: Int
  public let height: Int
}
