/// How far an operation has come.
public struct OperationProgress: Hashable, Sendable {
  public internal(set) var phase = OperationPhase.preparing
  /// Files, folders and links that are complete, and how many there are. The total grows while preparing.
  public internal(set) var items = 0
  public internal(set) var totalItems = 0
  /// Bytes of data that are complete, and how many there are.
  public internal(set) var bytes: UInt64 = 0
  public internal(set) var totalBytes: UInt64 = 0
  /// The time that is left, in seconds, once the operation has worked for 3 s.
  public internal(set) var secondsLeft: Double?
  /// The volume or folder written to, for `Finishing writing to …`.
  public internal(set) var destination: FilePath?

  /// The progress of an operation that has not begun.
  public init() {}

  /// How much is done, 0 to 1; it stays under 1 until the operation ends.
  public var fraction: Double {
    let work = Double(totalBytes) + Double(totalItems) * Self.bytesAnItem
    guard work > 0 else { return 0 }
    return min((Double(bytes) + Double(items) * Self.bytesAnItem) / work, 0.99)
  }

  /// What an entry costs beside its data, as so many bytes: without it many small files would stall the bar.
  static let bytesAnItem = 65_536.0
}
