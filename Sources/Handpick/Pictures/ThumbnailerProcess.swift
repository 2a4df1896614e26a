import CGtk
import Glibc

/// Runs a program that makes a thumbnail, shut off from everything but the file where the system can do that: it reads
/// what comes from anywhere.
nonisolated enum ThumbnailerProcess {
  /// How long a program may take, in seconds.
  private static let allowance = 15

  /// The start of a command that shuts its program off, or nothing where Bubblewrap is not there or may not do so.
  private static let sandbox: [String] = {
    let places = ["/usr", "/bin", "/lib", "/lib64", "/etc/alternatives", "/etc/fonts", "/etc/ld.so.cache"]
    let command =
      ["bwrap", "--unshare-all", "--die-with-parent", "--new-session", "--proc", "/proc", "--dev", "/dev"]
      + ["--tmpfs", "/tmp"] + places.flatMap { ["--ro-bind-try", $0, $0] }
    guard g_find_program_in_path("bwrap").map({ g_free($0) }) != nil else { return [] }
    return spawn((command + ["true"]).map { Array($0.utf8) }) ? command : []
  }()

  /// Runs a command to its end; answers whether it succeeded.
  static func run(_ command: [[UInt8]], reading input: [UInt8], writingIn folder: String) -> Bool {
    guard !sandbox.isEmpty else { return spawn(command) }
    let output = Array(folder.utf8)
    let binds = [Array("--ro-bind".utf8), input, input, Array("--bind".utf8), output, output]
    return spawn(sandbox.map { Array($0.utf8) } + binds + command)
  }

  private static func spawn(_ command: [[UInt8]]) -> Bool {
    var arguments = command.map { word in
      strndup(word.withUnsafeBytes { Array($0.bindMemory(to: CChar.self)) }, word.count)
    }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A process group of its own, so that what it starts ends with it.
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in 0...2 {
      posix_spawn_file_actions_addopen(&actions, Int32(descriptor), "/dev/null", O_RDWR, 0)
    }
    var process: pid_t = 0
    guard let program = arguments[0],
      posix_spawnp(&process, program, &actions, &attributes, arguments, environ) == 0
    else { return false }
    return waitForEnd(of: process)
  }

  private static func waitForEnd(of process: pid_t) -> Bool {
    var status: Int32 = 0
    for _ in 0..<(allowance * 50) {
      guard waitpid(process, &status, WNOHANG) == 0 else { return status == 0 }
      usleep(20_000)
    }
    kill(-process, SIGKILL)
    waitpid(process, &status, 0)
    return false
  }
}
