/// Why an operation on a file did not do what was asked, in the words that programs rely on.
public enum FileErrorCode: String, Hashable, Sendable, CaseIterable {
  /// Something with that name stands there already.
  case exists
  case notFound = "not-found"
  /// A folder was to go into itself or into a folder below it.
  case intoItself = "into-itself"
  /// The file stands there already.
  case samePlace = "same-place"
  case noSpace = "no-space"
  case readOnly = "read-only"
  case permission
  /// A socket or a device, which a copy cannot carry to another file system.
  case specialFile = "special-file"
  /// The file changed while it was handled, or since.
  case changed
  /// No trash can exist on that file system.
  case noTrash = "no-trash"
  case notInTrash = "not-in-trash"
  /// Something else stands where ours stood.
  case notOurs = "not-ours"
  case nameTooLong = "name-too-long"
  case nameNotAllowed = "name-not-allowed"
  case mountPoint = "mount-point"
  case busy
  case notSupported = "not-supported"
  /// The device or the connection failed.
  case io
}
