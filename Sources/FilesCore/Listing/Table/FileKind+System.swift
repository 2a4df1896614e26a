import Glibc

extension FileKind {
  /// The kind that `st_mode` tells.
  init(mode: UInt32) {
    self =
      switch mode & S_IFMT {
      case S_IFDIR: .folder
      case S_IFLNK: .link
      case S_IFIFO: .fifo
      case S_IFSOCK: .socket
      case S_IFCHR, S_IFBLK: .device
      default: .file
      }
  }

  /// The kind that a folder entry's `d_type` tells, or nil where the file system keeps it to itself.
  init?(entryType: UInt8) {
    switch Int(entryType) {
    case DT_REG: self = .file
    case DT_DIR: self = .folder
    case DT_LNK: self = .link
    case DT_FIFO: self = .fifo
    case DT_SOCK: self = .socket
    case DT_CHR, DT_BLK: self = .device
    default: return nil
    }
  }

  /// A number to keep the kind in a byte, in the order in which a list sorted by type has them.
  var code: UInt8 {
    switch self {
    case .folder: 0
    case .file: 1
    case .link: 2
    case .fifo: 3
    case .socket: 4
    case .device: 5
    }
  }

  init(code: UInt8) {
    self =
      switch code {
      case 0: .folder
      case 2: .link
      case 3: .fifo
      case 4: .socket
      case 5: .device
      default: .file
      }
  }
}
