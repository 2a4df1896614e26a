import AccessibilityDriver
import Glibc
import TestSupport

/// Brings the window from state to state, and takes a picture of each.
@main
struct PictureMaker {
  private let look: Look
  private let output: String
  private let program: DrivenProgram
  private let folder: ExampleFolder

  static func main() throws {
    guard CommandLine.arguments.count == 3, let look = Look(rawValue: CommandLine.arguments[1]) else {
      print("usage: PictureMaker light|dark|high-contrast|large-text|right-to-left|narrow OUTPUTFOLDER")
      exit(2)
    }
    try setUp(look)
    try PictureMaker(look: look, output: CommandLine.arguments[2]).takeAll()
  }

  private init(look: Look, output: String) throws {
    self.look = look
    self.output = output
    folder = try ExampleFolder()
    let command = [Project.executable("handpick"), folder.path]
    program = try DrivenProgram(
      command.map { Array($0.utf8) }, environment: look.environment(locales: output + "/.locale"))
  }

  private static func setUp(_ look: Look) throws {
    guard let configuration = getenv("XDG_CONFIG_HOME"), getenv("HEADLESS_SESSION") != nil else {
      print("PictureMaker runs in a session of Tests/headless only")
      exit(2)
    }
    let folder = String(cString: configuration) + "/gtk-4.0"
    let script = """
      mkdir -p "$1" "$XDG_STATE_HOME/handpick" &&
      printf '[Window]\\nselecting-hint=false\\n' >"$XDG_STATE_HOME/handpick/window" && printf '[Settings]\\n%s\\n' "$2" >"$1/settings.ini" &&
      xprop -root -f RESOURCE_MANAGER 8s -set RESOURCE_MANAGER "$3"
      """
    let command = ["sh", "-c", script, "sh", folder, look.settings, look.resources]
    guard try runProgram(command).exitStatus == 0 else {
      throw SystemError("writing GTK's settings", code: 5)
    }
  }

  private func takeAll() throws {
    _ = try program.wait(for: "push button", "Packing list.txt")
    if look == .narrow { try Screen.resizeActiveWindow(width: 300, height: 600) }
    try take("1-browse")
    try takeSelection()
    try takeQuestions()
    try takeRun()
    try takeConfirmation()
    try takeError()
    try program.terminate()
    guard program.mistakes.isEmpty else {
      print(program.log)
      exit(1)
    }
  }

  private func takeSelection() throws {
    try choose(["Ferry booking.pdf", "Harbour at dawn.jpg", "Harbour at dusk.jpg"])
    try take("2-select")
  }

  private func takeQuestions() throws {
    try program.press("Delete")
    try take("3-delete", of: "Delete 3 files?")
    try program.press("Move")
    try take("4-move", of: "Move 3 files")
    try program.press("Share")
    try take("5-share", of: "Share 3 files")
    try program.press("Done")
  }

  /// The pictures of a dialog, which is cancelled after that.
  private func take(_ name: String, of dialog: String) throws {
    let window = try program.wait(for: dialog) { try program.windows.first { try $0.name == dialog } }
    try take(name)
    try program.press("Cancel", in: window)
    try program.wait(until: "“\(dialog)” is closed") {
      try !program.windows.contains { try $0.name == dialog }
    }
  }

  private func takeRun() throws {
    try choose(["Journal"])
    try program.press("Duplicate")
    try program.wait(until: "the action runs") {
      try program.application.first("push button", "Duplicate")?.explanation == "In progress"
    }
    try take("6-running")
    _ = try program.wait(for: "push button", "Undo", timeout: .seconds(120))
  }

  private func takeConfirmation() throws {
    try choose(["Route day 1.gpx", "Route day 2.gpx", "Route day 10.gpx"])
    try move(to: "Photos for the family", question: "Move 3 files")
    _ = try program.wait(for: "label", "Moved 3 files")
    try take("7-confirmation")
  }

  private func takeError() throws {
    try choose(["Ferry booking.pdf", "Budget.ods"])
    try move(to: "Tickets", question: "Move 2 files")
    let dialog = try program.wait(for: "dialog", "“Ferry booking.pdf” already exists in “Tickets”")
    try take("8-conflict")
    try program.press("Skip", in: dialog)
    // Another program takes away what would have to come back.
    try program.wait(until: "one is moved") { unlink(folder.path + "/Tickets/Budget.ods") == 0 }
    try program.press("Undo")
    _ = try program.wait(for: "the error") {
      try program.application.first { try $0.role == "label" && $0.name.contains("Budget.ods") }
    }
    try take("9-error")
  }

  private func choose(_ names: [String]) throws {
    try program.press("Select")
    for name in names {
      try program.wait(for: "check box", name).perform()
    }
    _ = try program.wait(for: "heading", "\(names.count) selected")
  }

  private func move(to place: String, question: String) throws {
    try program.press("Move")
    let dialog = try program.wait(for: "dialog", question)
    // By keys: the row may have to be scrolled to.
    for _ in 0..<20 where try program.focused?.name != place { try Screen.press("Down") }
    try program.press("Move", in: dialog)
  }

  private func take(_ state: String) throws {
    // Until what slides and fades has come to rest.
    usleep(700_000)
    let path = "\(output)/\(look.rawValue)-\(state).png"
    try Screen.takePicture(to: path)
    print(path)
  }
}
