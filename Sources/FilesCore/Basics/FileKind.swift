/// What an entry of a folder is, by itself: a symbolic link is a link, whatever it points at.
public enum FileKind: String, Hashable, Sendable, CaseIterable {
  case file
  case folder
  case link
  case fifo
  case socket
  case device
}
