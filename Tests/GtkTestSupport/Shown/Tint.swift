import Foundation

/// A colour that was drawn.
public struct Tint: Hashable, Sendable, CustomStringConvertible {
  let red, green, blue: UInt8

  /// From a pixel as GDK hands it over.
  init(pixel: UInt32) {
    red = UInt8(truncatingIfNeeded: pixel >> 16)
    green = UInt8(truncatingIfNeeded: pixel >> 8)
    blue = UInt8(truncatingIfNeeded: pixel)
  }

  /// The contrast ratio of WCAG 2: 1 for the same colour, 21 for black and white.
  public func contrast(to other: Tint) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The relative luminance of WCAG 2.
  private var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  private static func linear(_ part: UInt8) -> Double {
    let value = Double(part) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  public var description: String { "rgb(\(red), \(green), \(blue))" }
}
