import CGtk
import FilesCore
import Glibc

/// The SHA-256 of a file's content, by which two copies can be compared.
enum Checksum {
  /// Reads the whole file on a thread of its own; nil where it cannot be read to the end, or the task is cancelled.
  static func sha256(of path: FilePath) async -> String? {
    let task = Task.detached { compute(path) }
    return await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }

  private nonisolated static func compute(_ path: FilePath) -> String? {
    let descriptor = path.withReachable { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard let checksum = g_checksum_new(G_CHECKSUM_SHA256) else { return nil }
    defer { g_checksum_free(checksum) }
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    while !Task.isCancelled {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0 { return nil }
      if count == 0 { return g_checksum_get_string(checksum).map { String(cString: $0) } }
      g_checksum_update(checksum, buffer, count)
    }
    return nil
  }
}
