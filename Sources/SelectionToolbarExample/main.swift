import CGtk
import GtkSupport

MainLoop.attach()
let application = Application(id: "org.handpick.SelectionToolbarExample", flags: [])
let example = ExampleLauncher(application: application)
application.connect("activate") { example.open() }
exit(application.run())
