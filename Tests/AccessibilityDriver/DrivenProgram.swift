import Glibc
import TestSupport

/// A program with windows that a test started, and sees and uses as a person with a screen reader does.
public final class DrivenProgram {
  /// A condition that did not become true in time.
  public struct TimeoutError: Error, CustomStringConvertible {
    public let description: String
  }

  /// The program on the accessibility bus; its windows are the children.
  public private(set) var application: AccessibleObject

  private let running: RunningProcess
  private let bus: AccessibilityBus

  /// Starts a program and waits until its first window is there.
  ///
  /// - Parameter arguments: The program's path and its arguments, which need not be text.
  public init(_ arguments: [[UInt8]], environment: [String: String?] = [:]) throws {
    bus = try AccessibilityBus()
    running = try RunningProcess(arguments, environment: environment)
    application = AccessibleObject(bus: bus, name: "", path: "")
    application = try wait(for: "its window") { [bus, running] in
      try bus.applications().first {
        (try? bus.process(of: $0)) == Int(running.id) && (try? $0.children.isEmpty) == false
      }
    }
  }

  /// Its windows, and dialogs that are windows of their own.
  public var windows: [AccessibleObject] {
    get throws { try application.children }
  }

  /// Waits for an object with this role, and this name if one is given, in any of the windows.
  public func wait(for role: String, _ name: String? = nil, timeout: Duration = .seconds(30)) throws
    -> AccessibleObject
  {
    try wait(for: "\(role) \(name.map { "“\($0)”" } ?? "")", timeout: timeout) {
      try application.first(role, name)
    }
  }

  /// Waits until no window has an object with this role and name.
  public func waitForNone(_ role: String, _ name: String, timeout: Duration = .seconds(30)) throws {
    try wait(until: "there is no \(role) “\(name)”", timeout: timeout) {
      try application.first(role, name) == nil
    }
  }

  /// Waits until a condition holds. An error meanwhile counts as not yet: an object, or a file, that has just gone.
  public func wait(until what: String, timeout: Duration = .seconds(30), _ condition: () throws -> Bool)
    throws
  {
    let _: Bool = try wait(for: what, timeout: timeout) { try condition() ? true : nil }
  }

  /// Waits until there is a value. An error meanwhile counts as not yet: an object, or a file, that has just gone.
  public func wait<Value>(for what: String, timeout: Duration = .seconds(30), _ value: () throws -> Value?)
    throws
    -> Value
  {
    let deadline = ContinuousClock.now + timeout
    var lastError: (any Error)?
    while ContinuousClock.now < deadline {
      do {
        if let value = try value() {
          return value
        }
        lastError = nil
      } catch {
        lastError = error
      }
      guard running.isRunning else {
        throw TimeoutError(description: "it ended while waited for \(what): \(log)")
      }
      usleep(20_000)
    }
    let reason = lastError.map { "\n\($0)" } ?? ""
    throw TimeoutError(
      description: "waited \(timeout) in vain for \(what)\(reason)\n\(application.tree())\(log)")
  }

  /// Waits for a button in a window, or in any of them, and presses it as an assistive technology does.
  public func press(_ button: String, in window: AccessibleObject? = nil) throws {
    try wait(for: "push button “\(button)”") { try (window ?? application).first("push button", button) }
      .perform()
  }

  /// Waits for an item in an open menu, and chooses it as an assistive technology does.
  public func press(menuItem: String) throws {
    try wait(for: "menu item", menuItem).perform()
  }

  /// Clicks with the pointer in the middle of an object, in the window that has the focus.
  public func click(
    _ object: AccessibleObject, button: Int = 1, holding keys: [String] = [], times: Int = 1
  ) throws {
    let middle = try middle(of: object)
    try Screen.click(x: middle.x, y: middle.y, button: button, holding: keys, times: times)
  }

  /// Where the middle of an object in the window that has the focus is on the screen.
  public func middle(of object: AccessibleObject) throws -> (x: Int, y: Int) {
    let origin = try Screen.originOfActiveWindow()
    let frame = try object.frame
    return (origin.x + frame.x + frame.width / 2, origin.y + frame.y + frame.height / 2)
  }

  /// Drags with the left button from what is written in a row to the middle of another object.
  public func drag(_ object: AccessibleObject, to other: AccessibleObject) throws {
    let origin = try Screen.originOfActiveWindow()
    let (start, end) = (try object.frame, try other.frame)
    try Screen.drag(
      from: (origin.x + start.x + 70, origin.y + start.y + start.height / 2),
      to: (origin.x + end.x + end.width / 2, origin.y + end.y + end.height / 2))
  }

  /// Drags with the left button from the start of an object's row to another's, so many pixels in.
  public func drag(
    _ object: AccessibleObject, to other: AccessibleObject, inset: Int, begin: () throws -> Void = {}
  ) throws {
    let origin = try Screen.originOfActiveWindow()
    func place(_ object: AccessibleObject) throws -> (x: Int, y: Int) {
      let frame = try restingFrame(of: object)
      return (origin.x + frame.x + inset, origin.y + frame.y + frame.height / 2)
    }
    try Screen.drag(from: try place(object), to: try place(other), begin: begin)
  }

  /// The place of an object once it stays: while a bar rises or a line opens, it moves.
  private func restingFrame(of object: AccessibleObject) throws -> AccessibleFrame {
    var former = try object.frame
    return try wait(for: "it rests") {
      usleep(100_000)
      let frame = try object.frame
      defer { former = frame }
      return frame == former ? frame : nil
    }
  }

  /// The object that gets the keys, in any of the windows.
  public var focused: AccessibleObject? {
    get throws { try application.first { try $0.states.contains(.focused) } }
  }

  /// The number of its process.
  public var process: pid_t { running.id }

  /// What it wrote to its standard error.
  public var log: String {
    String(decoding: (try? running.errorOutput) ?? [], as: UTF8.self)
  }

  /// The lines of the log in which GLib or GTK call something a mistake.
  public var mistakes: [String] {
    log.split(separator: "\n").map(String.init).filter {
      $0.contains("-CRITICAL **") || $0.contains("-ERROR **") || $0.contains("Gtk-WARNING **")
    }
  }

  /// Whether it has not ended.
  public var isRunning: Bool {
    running.isRunning
  }

  /// Asks it to end as the system does, and waits until it has.
  @discardableResult
  public func terminate() throws -> ProcessOutput {
    running.send(signal: SIGTERM)
    return try running.wait(timeout: .seconds(30))
  }

  /// Asks it to end as the system does, and waits for nothing.
  public func beginTerminating() {
    running.send(signal: SIGTERM)
  }

  /// Waits for it to end by itself.
  public func waitForEnd(timeout: Duration = .seconds(30)) throws -> ProcessOutput {
    try running.wait(timeout: timeout)
  }
}
