/// The system calls that change something or that a device can refuse, for ``FileSystemCalls/intercept``.
enum FileSystemCall: Hashable, Sendable, CaseIterable {
  case create
  case createUnnamed
  case renameWithoutReplacing
  case rename
  case link
  case unlink
  case makeFolder
  case makeFifo
  case makeLink
  case setOwner
  case setMode
  case setTimes
  case setAttribute
  case clone
  case copyRange
  case write
  case truncate
  case reserve
  case sync
  case syncData
  case syncFileSystem
}
