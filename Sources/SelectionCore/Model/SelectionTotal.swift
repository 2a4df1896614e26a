/// The sum of a measure, such as the size in bytes, over the selected ids.
public struct SelectionTotal: Sendable, Equatable {
  /// The sum of the values that are known; `UInt64.max` where it would be more.
  public let sum: UInt64
  /// How many of the selected ids have no known value and are not in the sum.
  public let unknownCount: Int

  /// A total of these figures.
  public init(sum: UInt64, unknownCount: Int) {
    self.sum = sum
    self.unknownCount = unknownCount
  }
}
