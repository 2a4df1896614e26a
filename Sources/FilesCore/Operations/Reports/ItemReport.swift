/// How an operation ended for one item.
public struct ItemReport: Hashable, Sendable {
  /// Where the item stood.
  public let source: FilePath
  /// Where it stands now, or nil where nothing of it went anywhere.
  public let destination: FilePath?
  public let result: ItemResult
  /// Why it is not done, or nil where there is nothing to say.
  public let code: FileErrorCode?
  /// A sentence for people that names the file, the reason and what can be done.
  public let message: String

  /// What an item of an operation came to.
  public init(
    source: FilePath, destination: FilePath?, result: ItemResult, code: FileErrorCode?, message: String
  ) {
    self.source = source
    self.destination = destination
    self.result = result
    self.code = code
    self.message = message
  }
}
