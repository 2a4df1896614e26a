/// Where an entry stands or is to stand.
struct Place: Hashable, Sendable {
  var folder: FilePath
  var name: FileName

  var path: FilePath { folder.appending(name) }
}
