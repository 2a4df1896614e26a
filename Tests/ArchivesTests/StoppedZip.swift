import FilesCore

@testable import Archives

/// A ZIP archive whose operation is cancelled as soon as the first bytes of a file are in it.
struct StoppedZip: ArchiveFormat {
  let control: OperationControl

  private final class Writer: ArchiveWriter {
    private let writer: any ArchiveWriter
    private let control: OperationControl

    init(_ writer: any ArchiveWriter, _ control: OperationControl) {
      self.writer = writer
      self.control = control
    }

    func add(_ member: ArchiveMember) throws { try writer.add(member) }

    func write(_ bytes: [UInt8], count: Int) throws {
      try writer.write(bytes, count: count)
      control.cancel()
    }

    func finish() throws { try writer.finish() }
  }

  func writer(to file: Int32) throws -> any ArchiveWriter {
    Writer(try ZipFormat().writer(to: file), control)
  }
}
