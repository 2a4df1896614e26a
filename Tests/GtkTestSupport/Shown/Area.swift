import CGtk

/// A rectangle in pixels.
public struct Area: Equatable, Sendable, CustomStringConvertible {
  public let left, top, right, bottom: Double

  public init(left: Double, top: Double, right: Double, bottom: Double) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  init(_ rectangle: graphene_rect_t) {
    let (x, y) = (Double(rectangle.origin.x), Double(rectangle.origin.y))
    self.init(
      left: x, top: y, right: x + Double(rectangle.size.width), bottom: y + Double(rectangle.size.height))
  }

  public var width: Double { right - left }
  public var height: Double { bottom - top }

  /// Whether more than a pixel's edge is in both.
  public func overlaps(_ other: Area) -> Bool {
    min(right, other.right) - max(left, other.left) > 1 && min(bottom, other.bottom) - max(top, other.top) > 1
  }

  /// What is in both; without width or height where nothing is.
  func intersection(_ other: Area) -> Area {
    let (left, top) = (max(left, other.left), max(top, other.top))
    return Area(
      left: left, top: top, right: max(left, min(right, other.right)),
      bottom: max(top, min(bottom, other.bottom)))
  }

  /// Whether no more than a pixel's edge of it is outside another one.
  public func isWithin(_ other: Area, ignoringHeight: Bool = false) -> Bool {
    left >= other.left - 1 && right <= other.right + 1
      && (ignoringHeight || (top >= other.top - 1 && bottom <= other.bottom + 1))
  }

  /// The area without a part of its width and height on each side.
  public func inset(by part: Double) -> Area {
    Area(
      left: left + width * part, top: top + height * part, right: right - width * part,
      bottom: bottom - height * part)
  }

  /// The pixel at the upper left.
  var corner: Area { Area(left: left, top: top, right: left + 1, bottom: top + 1) }

  public var description: String {
    "\(Int(left)),\(Int(top)) \(Int(width))×\(Int(height))"
  }
}
