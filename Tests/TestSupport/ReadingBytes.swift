import Glibc

/// Everything in an open file from its beginning, whatever its position, which stays.
func bytes(of descriptor: Int32) throws -> [UInt8] {
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = pread(descriptor, &buffer, buffer.count, off_t(bytes.count))
    guard count >= 0 else { throw SystemError("reading") }
    guard count > 0 else { return bytes }
    bytes += buffer[..<count]
  }
}
