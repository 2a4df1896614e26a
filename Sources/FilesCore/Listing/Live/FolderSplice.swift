/// One change of the shown rows: some go, others come in their place.
public struct FolderSplice: Hashable, Sendable {
  /// The positions of the rows that go, in the list as the splices before this one left it. Splices come from
  /// the end of the list to its beginning, so they are the positions in the old list as well.
  public let range: Range<Int>
  /// The rows that come.
  public let inserted: [FileID]
}
