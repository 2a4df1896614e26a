/// A file as the system tells files apart: a device and an inode.
struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let inode: UInt64
}
