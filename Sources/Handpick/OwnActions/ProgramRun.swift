import CGtk
import Dispatch
import FilesCore
import Glibc

/// A program that was started and waited for, off the main thread.
nonisolated enum ProgramRun {
  /// How it ended.
  enum End: Sendable {
    case succeeded
    /// The reason is a sentence of the program's or the system's.
    case failed(reason: String)
  }

  /// Starts a program in a folder and waits for its end. It outlives the window that asked for it.
  static func run(
    _ arguments: [[UInt8]], in folder: FilePath, environment: [String: [UInt8]] = [:]
  ) async -> End {
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "program").async {
        run(arguments, folder, environment) { continuation.resume(returning: $0) }
      }
    }
  }

  private static func run(
    _ arguments: [[UInt8]], _ folder: FilePath, _ environment: [String: [UInt8]], then: (End) -> Void
  ) {
    var process: GPid = 0
    var input: Int32 = -1
    if let reason = spawn(&process, &input, arguments, folder, environment) {
      return then(.failed(reason: reason))
    }
    defer { close(input) }
    let (status, words) = wait(for: process, reading: input)
    then(status == 0 ? .succeeded : .failed(reason: reason(status, words)))
    // What it left running must be able to go on writing.
    var rest = [UInt8](repeating: 0, count: 4096)
    _ = fcntl(input, F_SETFL, 0)
    while read(input, &rest, rest.count) > 0 {}
  }

  /// Starts it; answers why it could not be, and gives the end of a pipe that its standard error goes to.
  private static func spawn(
    _ process: inout GPid, _ input: inout Int32, _ arguments: [[UInt8]], _ folder: FilePath,
    _ environment: [String: [UInt8]]
  ) -> String? {
    var words = copies(arguments)
    var variables = copies(self.environment(adding: environment))
    defer { for word in words + variables { free(word) } }
    let place = folder.bytes.map { CChar(bitPattern: $0) } + [0]
    let flags = GSpawnFlags(
      G_SPAWN_SEARCH_PATH.rawValue | G_SPAWN_DO_NOT_REAP_CHILD.rawValue
        | G_SPAWN_STDOUT_TO_DEV_NULL.rawValue)
    var error: UnsafeMutablePointer<GError>?
    guard
      g_spawn_async_with_pipes(
        place, &words, &variables, flags, nil, nil, &process, nil, nil, &input, &error) == 0
    else { return nil }
    defer { g_error_free(error) }
    return error.map { String(cString: $0.pointee.message) } ?? ""
  }

  private static func environment(adding own: [String: [UInt8]]) -> [[UInt8]] {
    var all: [[UInt8]] = []
    var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    while let current = next, let variable = current.pointee {
      let bytes = UnsafeBufferPointer(start: variable, count: strlen(variable)).map { UInt8(bitPattern: $0) }
      let name = String(decoding: bytes.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
      if own[name] == nil { all.append(bytes) }
      next = current + 1
    }
    return all + own.map { Array("\($0.key)=".utf8) + $0.value }
  }

  private static func copies(_ words: [[UInt8]]) -> [UnsafeMutablePointer<CChar>?] {
    words.map { word in strdup(word.map { CChar(bitPattern: $0) } + [0]) } + [nil]
  }

  /// Waits for the end, and answers the status and the end of what the program wrote to its standard error.
  private static func wait(for process: pid_t, reading input: Int32) -> (status: Int32, words: [UInt8]) {
    _ = fcntl(input, F_SETFL, O_NONBLOCK)
    var words: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    var status: Int32 = 0
    while true {
      var poll = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      _ = Glibc.poll(&poll, 1, 50)
      let hasEnded = waitpid(process, &status, WNOHANG) != 0
      while case let count = read(input, &buffer, buffer.count), count > 0 {
        words = Array((words + buffer.prefix(count)).suffix(4096))
      }
      if hasEnded { return (status, words) }
      // Where nobody can write any more, poll does not wait.
      if poll.revents & Int16(POLLHUP) != 0 { usleep(20_000) }
    }
  }

  /// The last line of what the program wrote, or how it ended.
  private static func reason(_ status: Int32, _ words: [UInt8]) -> String {
    let lines = words.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    if let line = lines.last(where: { $0.contains { !$0.isWhitespace } }) { return String(line.prefix(300)) }
    let signal = status & 0x7f
    return signal != 0
      ? localized("it was ended by signal {number}", ["number": "\(signal)"])
      : localized("it ended with status {number}", ["number": "\((status >> 8) & 0xff)"])
  }
}
