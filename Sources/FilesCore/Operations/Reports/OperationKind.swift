/// What an operation does, in the words that programs rely on.
public enum OperationKind: String, Hashable, Sendable, CaseIterable {
  case move
  case copy
  case duplicate
  case trash
  case delete
  case restore
  case rename
  case newFolder = "new-folder"
  case archive
  case extract
  case undo
  case redo
  case recover
}
