extension FileName {
  /// A name of bytes that the kernel gave for an entry.
  init(entry bytes: [UInt8]) {
    self.bytes = bytes
  }
}
