import Glibc
import Synchronization

/// A program that a test started. It does not outlive this object.
///
/// It gets a process group of its own, so that what it starts ends with it. Its output goes into nameless files: they
/// never fill up as a pipe does, and can be read while it runs.
public final class RunningProcess {
  /// A program that did not end in time.
  public struct TimeoutError: Error, CustomStringConvertible {
    public let description: String
  }

  /// The process's id.
  public let id: pid_t

  private let name: String
  private let standardOutput: Int32
  private let standardError: Int32
  private var status: Int32?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - arguments: The program, searched for in PATH if it has no slash, and its arguments.
  ///   - environment: Variables to set on top of this process's own; `nil` takes one away.
  ///   - folder: The folder it starts in; this process's own if `nil`.
  ///   - input: What it reads from its standard input.
  public init(
    _ arguments: [[UInt8]], environment: [String: String?] = [:], folder: String? = nil, input: [UInt8] = []
  ) throws {
    name = String(decoding: arguments.first ?? [], as: UTF8.self)
    let standardInput = try Self.namelessFile(holding: input)
    defer { close(standardInput) }
    standardOutput = try Self.namelessFile()
    standardError = try Self.namelessFile()

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, descriptor) in [standardInput, standardOutput, standardError].enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
    }
    // They would be closed by its start too, but only a moment after this process goes on.
    for descriptor in Int32(3)..<256 { posix_spawn_file_actions_addclose(&actions, descriptor) }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    Self.resetSignals(&attributes)

    var process: pid_t = 0
    // Only a GNU extension lets posix_spawn change the folder, which Swift's Glibc does not see.
    let change = folder.map { ["env", "--chdir=\($0)", "--"].map { Array($0.utf8) } } ?? []
    let code = Self.withCStrings(change + arguments) { arguments in
      Self.withCStrings(Self.merged(environment)) { environment in
        guard let program = arguments[0] else { return EINVAL }
        return Self.starting.withLock { _ in
          posix_spawnp(&process, program, &actions, &attributes, arguments, environment)
        }
      }
    }
    guard code == 0 else {
      close(standardOutput)
      close(standardError)
      throw SystemError("starting \(name)", code: code)
    }
    id = process
  }

  private static let starting = Mutex(())

  /// Waits until no program is just being started: for a moment it holds every open file of this process, and a file
  /// that is removed meanwhile still takes its room.
  public static func waitForStarts() {
    starting.withLock { _ in }
  }

  deinit {
    if status == nil {
      kill(-id, SIGKILL)
      waitpid(id, nil, 0)
    }
    close(standardOutput)
    close(standardError)
  }

  /// Whether the program has not ended yet.
  public var isRunning: Bool {
    var raw: Int32 = 0
    if status == nil, waitpid(id, &raw, WNOHANG) == id {
      status = Self.exitStatus(raw)
    }
    return status == nil
  }

  /// What the program wrote to its standard output until now.
  public var output: [UInt8] {
    get throws { try bytes(of: standardOutput) }
  }

  /// What the program wrote to its standard error until now.
  public var errorOutput: [UInt8] {
    get throws { try bytes(of: standardError) }
  }

  /// Sends a signal to the program, and not to what it started. Nothing happens once it has ended.
  public func send(signal: Int32) {
    if isRunning {
      kill(id, signal)
    }
  }

  /// Waits for the program's end. One that takes longer is ended, with all that it started.
  ///
  /// - Throws: ``TimeoutError``
  public func wait(timeout: Duration = .seconds(60)) throws -> ProcessOutput {
    let deadline = ContinuousClock.now + timeout
    while isRunning {
      guard ContinuousClock.now < deadline else {
        kill(-id, SIGKILL)
        let written = String(decoding: try errorOutput, as: UTF8.self)
        throw TimeoutError(description: "\(name) had not ended after \(timeout); it wrote: \(written)")
      }
      usleep(2_000)
    }
    return ProcessOutput(exitStatus: status ?? -1, standardOutput: try output, standardError: try errorOutput)
  }

  private static func namelessFile(holding contents: [UInt8] = []) throws -> Int32 {
    var name = Array("/tmp/stream-XXXXXX".utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw SystemError("making a file for a program's stream") }
    unlink(name)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    guard pwrite(descriptor, contents, contents.count, 0) == contents.count else {
      throw SystemError("writing a program's input")
    }
    return descriptor
  }

  /// What the test runner ignores or blocks must not be ignored or blocked in the program.
  private static func resetSignals(_ attributes: inout posix_spawnattr_t) {
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(&attributes, Int16(flags))
  }

  private static func merged(_ changes: [String: String?]) -> [[UInt8]] {
    var variables: [[UInt8]] = []
    var next = environ
    while let variable = next.pointee {
      let bytes = Array(UnsafeRawBufferPointer(start: variable, count: strlen(variable)))
      let name = String(decoding: bytes.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
      if changes[name] == nil {
        variables.append(bytes)
      }
      next += 1
    }
    for case (let name, let value?) in changes {
      variables.append(Array("\(name)=\(value)".utf8))
    }
    return variables
  }

  private static func withCStrings<Result>(
    _ strings: [[UInt8]], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { string in
      strdup((string + [0]).map(CChar.init(bitPattern:)))
    }
    defer {
      for copy in copies {
        free(copy)
      }
    }
    return body(copies + [nil])
  }

  private static func exitStatus(_ raw: Int32) -> Int32 {
    let signal = raw & 0x7f
    return signal == 0 ? (raw >> 8) & 0xff : 128 + signal
  }
}
