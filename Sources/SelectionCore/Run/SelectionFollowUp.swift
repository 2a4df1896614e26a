/// One more button of the confirmation line, for what there is to see or do after an action: "Details".
public struct SelectionFollowUp: Sendable {
  /// What the button says.
  public let title: String
  /// What it does. The line goes away before.
  public let perform: @MainActor @Sendable () -> Void

  /// A button of the confirmation line.
  public init(title: String, perform: @escaping @MainActor @Sendable () -> Void) {
    self.title = title
    self.perform = perform
  }
}
