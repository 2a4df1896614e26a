/// The colours of an area that was drawn.
public struct Palette: Sendable {
  private let counts: [Tint: Int]
  /// The colour that most of the area has.
  public let ground: Tint

  init(counts: [UInt32: Int]) {
    self.counts = Dictionary(counts.map { (Tint(pixel: $0), $1) }, uniquingKeysWith: +)
    ground = self.counts.max { $0.value < $1.value }?.key ?? Tint(pixel: 0)
  }

  /// The contrast of what stands on the ground: of the colour most unlike it among those that several pixels have.
  public var contrast: Double { contrast(to: ground) }

  /// The contrast of what stands in the area on another ground.
  public func contrast(to ground: Tint) -> Double {
    counts.filter { $0.value >= 4 }.keys.map { $0.contrast(to: ground) }.max() ?? 1
  }
}
