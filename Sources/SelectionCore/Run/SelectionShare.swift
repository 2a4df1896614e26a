/// Links that are ready for a share sheet.
public struct SelectionShare<ID: Hashable & Sendable>: Sendable, Equatable, Identifiable {
  /// A number of its own for each time something is shared.
  public let id: Int
  /// The action that made them.
  public let actionID: String
  /// URIs, at least one.
  public let links: [String]
  /// What is shared, in the shown order.
  public let ids: [ID]
}
