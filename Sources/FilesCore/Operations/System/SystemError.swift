import Glibc

/// A system call's error.
struct SystemError: Error, Hashable {
  /// The kernel's error number, positive.
  let number: Int32

  /// The error in the words that programs rely on.
  var code: FileErrorCode {
    switch number {
    case EEXIST, ENOTEMPTY: .exists
    case ENOENT, ENOTDIR, ELOOP, ESTALE: .notFound
    case ENOSPC, EDQUOT: .noSpace
    case EROFS: .readOnly
    case EACCES, EPERM: .permission
    case ENAMETOOLONG: .nameTooLong
    case EINVAL, EILSEQ: .nameNotAllowed
    case EBUSY, ETXTBSY, EAGAIN: .busy
    case EOPNOTSUPP, ENOSYS, EXDEV, EMLINK, ENOTTY, EFBIG: .notSupported
    default: .io
    }
  }
}
