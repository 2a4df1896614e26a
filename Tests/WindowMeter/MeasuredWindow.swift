import AccessibilityDriver
import Dispatch
import Glibc

/// A window whose answers are timed.
final class MeasuredWindow {
  let program: DrivenProgram
  private let window: AccessibleObject
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant

  init(_ path: String, on folder: String, state: String) throws {
    start = clock.now
    program = try DrivenProgram(
      [path, folder].map { Array($0.utf8) },
      environment: ["XDG_STATE_HOME": state + "/state", "XDG_CACHE_HOME": state + "/cache"])
    guard let window = try program.windows.first else { throw MeterError(description: "no window") }
    self.window = window
  }

  var secondsSinceStart: Double { Self.seconds(clock.now - start) }

  /// Prints how long the window did not answer at worst, from a person's doing until it rests again; or until that is
  /// done, where the program has other work.
  func report(_ title: String, rests: Bool = true, _ action: @escaping @Sendable () throws -> Void) throws {
    let before = processorSeconds
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      do { try action() } catch { print("  \(title): \(error)") }
      done.signal()
    }
    var waits: [Double] = []
    var isDone = false
    var isResting = false
    var (since, processor) = (clock.now, before)
    while (rests && !isResting) || !isDone {
      let question = clock.now
      _ = try window.name
      waits.append(Self.seconds(clock.now - question))
      if !isDone { isDone = done.wait(timeout: .now()) == .success }
      let elapsed = Self.seconds(clock.now - since)
      if elapsed > 0.4 {
        // Answering the questions takes its time too: less than a fifth of a processor is rest.
        isResting = isDone && processorSeconds - processor < elapsed * 0.2
        (since, processor) = (clock.now, processorSeconds)
      }
      usleep(4000)
    }
    waits.sort()
    let longest = Int(((waits.last ?? 0) * 1000).rounded())
    let long = waits.filter { $0 > 0.016 }.count
    let spent = ((processorSeconds - before) * 100).rounded() / 100
    print("  \(title): longest frame \(longest) ms, \(long) over 16 ms, \(spent) CPU s")
    // What is known is shown at once, also into a file: with many files the whole takes minutes.
    fflush(nil)
  }

  /// What all its threads took so far.
  var processorSeconds: Double {
    guard let line = Self.text("/proc/\(program.process)/stat"), let end = line.lastIndex(of: ")") else {
      return 0
    }
    let fields = line[end...].split(separator: " ")
    guard fields.count > 13, let user = Double(fields[12]), let system = Double(fields[13]) else { return 0 }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  var peakMegabytes: Int {
    let line = Self.text("/proc/\(program.process)/status")?.split(separator: "\n").first {
      $0.hasPrefix("VmHWM:")
    }
    return (line?.split(separator: " ").compactMap { Int($0) }.first ?? 0) / 1024
  }

  private static func text(_ path: String) -> String? {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    let bytes = [UInt8](unsafeUninitializedCapacity: 8192) { room, count in
      count = max(0, read(file, room.baseAddress, room.count))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func seconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }
}

/// Why nothing could be measured.
struct MeterError: Error, CustomStringConvertible {
  let description: String
}
