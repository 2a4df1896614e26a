import Glibc

/// What a program took from its start to its end.
struct ChildFigures: Comparable, CustomStringConvertible {
  let seconds: Double
  /// Of all processors together.
  let processorSeconds: Double
  let peakKilobytes: Int

  /// Runs a program to its end, its output thrown away.
  init(running arguments: [String], environment: [String]) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    let (argumentPointers, environmentPointers) = (Self.pointers(arguments), Self.pointers(environment))
    defer { for pointer in argumentPointers + environmentPointers { free(pointer) } }

    let clock = ContinuousClock()
    let start = clock.now
    var process: pid_t = 0
    guard posix_spawnp(&process, arguments[0], &actions, nil, argumentPointers, environmentPointers) == 0
    else {
      throw BenchmarkError(message: "\(arguments[0]) cannot be started")
    }
    var status: Int32 = 0
    var usage = rusage()
    wait4(process, &status, 0, &usage)
    guard status == 0 else {
      throw BenchmarkError(message: "\(arguments.joined(separator: " ")) failed with status \(status >> 8)")
    }
    let duration = (clock.now - start).components
    seconds = Double(duration.seconds) + Double(duration.attoseconds) / 1e18
    processorSeconds = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
    peakKilobytes = usage.ru_maxrss
  }

  static func < (first: ChildFigures, second: ChildFigures) -> Bool { first.seconds < second.seconds }

  var description: String {
    let (wall, processor) = ((seconds * 1000).rounded(), (processorSeconds * 1000).rounded())
    return "\(Int(wall)) ms, \(Int(processor)) ms CPU, \(peakKilobytes / 1024) MB"
  }

  private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }

  private static func pointers(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { strdup($0) } + [nil]
  }
}
