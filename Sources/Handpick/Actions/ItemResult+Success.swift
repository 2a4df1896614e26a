import FilesCore

extension ItemResult {
  /// Whether the file is where it was asked to be, or was left where it is on purpose.
  var isSuccess: Bool { self == .done || self == .skipped }
}
