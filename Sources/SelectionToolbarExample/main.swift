import CGtk
import GtkSupport

MainLoop.attach()
let application = Application(id: "org.handpick.SelectionToolbarExample", flags: G_APPLICATION_DEFAULT_FLAGS)
var example: SelectionToolbarExample?
application.connect("activate") {
  let opened = SelectionToolbarExample()
  guard let window = opened.window else { return }
  example = opened
  application.add(window)
  window.connect("destroy") { example = nil }
  window.present()
  window.repeatFocusForAssistiveTechnologies()
}
exit(application.run())
