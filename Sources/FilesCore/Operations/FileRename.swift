/// An entry and the name that it is to get in its folder.
public struct FileRename: Hashable, Sendable {
  public let path: FilePath
  public let name: FileName

  public init(path: FilePath, name: FileName) {
    self.path = path
    self.name = name
  }
}
