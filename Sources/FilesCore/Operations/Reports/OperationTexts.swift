/// What operations say to people: whole phrases in the person's language.
public struct OperationTexts: Sendable {
  /// The texts of `localized`.
  public init() {}
}

extension FilePath {
  /// The last component for people, or `/` for the root.
  var lastDisplay: String { name?.display ?? display }
}
