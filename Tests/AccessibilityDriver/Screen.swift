import TestSupport

/// The display's keyboard, pointer and picture. Events go through the X server, as from real devices.
public enum Screen {
  /// Presses keys one after the other, in the names of X: `ctrl+a`, `Return`, `shift+Down`.
  public static func press(_ keys: String...) throws {
    try xdotool(["key", "--clearmodifiers", "--delay", "20"] + keys)
  }

  /// Types a text.
  public static func type(_ text: String) throws {
    try xdotool(["type", "--clearmodifiers", "--delay", "10", "--", text])
  }

  /// Moves the pointer and presses a button there, while keys are held.
  ///
  /// - Parameters:
  ///   - button: 1 left, 2 middle, 3 right.
  ///   - holding: The names of X: `ctrl`, `shift`.
  ///   - times: How often, quick enough for a double click.
  public static func click(x: Int, y: Int, button: Int = 1, holding keys: [String] = [], times: Int = 1)
    throws
  {
    try xdotool(["mousemove", "\(x)", "\(y)"])
    let down = keys.flatMap { ["keydown", $0] }
    let up = keys.flatMap { ["keyup", $0] }
    try xdotool(down + ["click", "--repeat", "\(times)", "--delay", "60", "\(button)"] + up)
  }

  /// Clicks with the left button while keys are held, and lets go of the keys before the button.
  public static func clickLettingGoOfKeysFirst(x: Int, y: Int, holding keys: [String]) throws {
    try xdotool(["mousemove", "\(x)", "\(y)"])
    let (down, up) = (keys.flatMap { ["keydown", $0] }, keys.flatMap { ["keyup", $0] })
    try xdotool(down + ["mousedown", "1", "sleep", "0.1"] + up + ["sleep", "0.1", "mouseup", "1"])
  }

  /// Holds the left button down for so many seconds, the pointer at rest.
  public static func hold(x: Int, y: Int, seconds: Double) throws {
    try xdotool(["mousemove", "\(x)", "\(y)", "mousedown", "1", "sleep", "\(seconds)", "mouseup", "1"])
  }

  /// Moves the pointer. A widget that came under a pointer at rest does not get its clicks before it moves.
  public static func movePointer(x: Int, y: Int) throws {
    try xdotool(["mousemove", "\(x)", "\(y)"])
  }

  /// Drags with the left button, in steps as a hand does.
  ///
  /// - Parameters:
  ///   - begin: called once the pointer has moved a little with the button held; waits for what shall be seen then.
  ///   - rest: called where it ends, before the button is let go: it can move the pointer on.
  public static func drag(
    from start: (x: Int, y: Int), to end: (x: Int, y: Int), begin: () throws -> Void = {},
    rest: () throws -> Void = {}
  ) throws {
    try xdotool(["mousemove", "\(start.x)", "\(start.y)", "mousedown", "1"])
    try xdotool([
      "mousemove", "\(start.x + 6)", "\(start.y)", "sleep", "0.02", "mousemove", "\(start.x + 12)",
      "\(start.y)",
    ])
    try begin()
    try glide(from: start, to: end)
    try rest()
    try xdotool(["sleep", "0.2", "mouseup", "1"])
  }

  /// Leaves pointer and keys as they are for so long.
  public static func hold(seconds: Double) throws { try xdotool(["sleep", "\(seconds)"]) }

  /// Moves the pointer on to a place, in steps as a hand does.
  public static func glide(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) throws {
    try xdotool(
      (1...10).flatMap { step in
        let x = start.x + (end.x - start.x) * step / 10
        let y = start.y + (end.y - start.y) * step / 10
        return ["mousemove", "\(x)", "\(y)", "sleep", "0.03"]
      })
  }

  /// Writes a picture of the screen, of the type that the path's ending names.
  public static func takePicture(to path: String) throws {
    try checked(["import", "-window", "root", path])
  }

  /// Gives the window with the focus another size, in pixels.
  public static func resizeActiveWindow(width: Int, height: Int) throws {
    let window = try xdotool(["getactivewindow"]).text.split(separator: "\n").first.map(String.init) ?? ""
    try xdotool(["windowsize", window, "\(width)", "\(height)"])
  }

  /// Moves the window with the focus, so that another one finds room beside it.
  public static func moveActiveWindow(x: Int, y: Int) throws {
    let window = try xdotool(["getactivewindow"]).text.split(separator: "\n").first.map(String.init) ?? ""
    try xdotool(["windowmove", window, "\(x)", "\(y)"])
  }

  /// The title of the window that gets the keys.
  public static func activeWindowName() throws -> String {
    String(try xdotool(["getactivewindow", "getwindowname"]).text.prefix { $0 != "\n" })
  }

  /// Where the window that has the focus begins on the screen, without what a window manager draws around it: xdotool
  /// counts that twice.
  public static func originOfActiveWindow() throws -> (x: Int, y: Int) {
    let window = try xdotool(["getactivewindow"]).text.split(separator: "\n").first.map(String.init) ?? ""
    let output = try checked(["xwininfo", "-id", window]).text
    func value(_ title: String) -> Int {
      output.firstRange(of: title).flatMap { range in
        Int(output[range.upperBound...].drop { $0 == " " }.prefix { $0 != "\n" })
      } ?? 0
    }
    return (value("Absolute upper-left X:"), value("Absolute upper-left Y:"))
  }

  @discardableResult
  private static func xdotool(_ arguments: [String]) throws -> ProcessOutput {
    try checked(["xdotool"] + arguments)
  }

  @discardableResult
  private static func checked(_ command: [String]) throws -> ProcessOutput {
    let output = try runProgram(command, timeout: .seconds(20))
    guard output.exitStatus == 0 else {
      throw BusError(description: "\(command.joined(separator: " ")): \(output.errorText)")
    }
    return output
  }
}
