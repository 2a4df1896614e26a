import CGtk
import GtkSupport

// A window for the tests of the block: BlockProgram list|grid COUNT
MainLoop.attach()
let application = Application(id: "org.handpick.BlockProgram", flags: G_APPLICATION_NON_UNIQUE)
let arguments = CommandLine.arguments
let isGrid = arguments.dropFirst().first == "grid"
let count = arguments.dropFirst(2).first.flatMap { Int($0) } ?? 6
var screen: BlockScreen?
application.connect("activate") {
  let made = BlockScreen(isGrid: isGrid, count: count)
  made.open(in: application)
  screen = made
}
exit(application.run())
