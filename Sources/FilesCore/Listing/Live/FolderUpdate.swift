/// What changed in a ``Folder``. When it is told, the folder answers by the new state already.
public enum FolderUpdate: Hashable, Sendable {
  /// The folder's ``Folder/state-swift.property`` is another one.
  case state
  /// The shown rows changed in places; the splices apply in their order.
  case splices([FolderSplice])
  /// The shown rows changed all over, or their order did: read ``Folder/shown`` anew.
  case reset
  /// Details of these files are known, or are others now.
  case details([FileID])
  /// These files are gone from the folder. It comes before the update that takes their rows away.
  case removed([FileID])
  /// These files have other names. Where their rows moved, an update for that follows.
  case renamed([FileID])
}
