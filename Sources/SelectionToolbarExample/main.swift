import CGtk
import GtkSupport

MainLoop.attach()
let application = Application(id: "org.handpick.SelectionToolbarExample", flags: G_APPLICATION_DEFAULT_FLAGS)
let example = ExampleLauncher(application: application)
application.connect("activate") { example.open() }
exit(application.run())
