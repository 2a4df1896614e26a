import Glibc

/// The mounts that this process sees.
enum MountTable {
  /// The roots of the mounts that can hold people's files, from `/proc/self/mountinfo`.
  static func mountPoints() -> [FilePath] {
    guard let stream = fopen("/proc/self/mountinfo", "re") else { return [] }
    defer { fclose(stream) }
    var points: [FilePath] = []
    var line: UnsafeMutablePointer<CChar>?
    var size = 0
    defer { free(line) }
    while getline(&line, &size, stream) > 0, let line {
      let fields = String(cString: line).split(separator: " ")
      guard fields.count > 4, let mark = fields.firstIndex(of: "-"), mark + 1 < fields.count else { continue }
      guard !withoutFiles.contains(String(fields[mark + 1])) else { continue }
      if let point = FilePath(bytes: unescaped(fields[4])) { points.append(point) }
    }
    return points
  }

  private static let withoutFiles: Set<String> = [
    "proc", "sysfs", "cgroup", "cgroup2", "devpts", "devtmpfs", "mqueue", "securityfs", "debugfs", "tracefs",
    "pstore", "bpf", "configfs", "fusectl", "hugetlbfs", "autofs", "binfmt_misc", "nsfs", "rpc_pipefs",
  ]

  /// The kernel writes spaces and the like as a backslash and three octal digits.
  private static func unescaped(_ field: Substring) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = Array(field.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\\"), rest.count >= 3,
        let code = UInt8(String(decoding: rest.prefix(3), as: UTF8.self), radix: 8)
      {
        bytes.append(code)
        rest = rest.dropFirst(3)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }
}
