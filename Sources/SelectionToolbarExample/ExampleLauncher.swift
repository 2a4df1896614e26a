import GtkSupport

/// Opens the example in a window of its own.
final class ExampleLauncher {
  private let application: Application
  private var example: FilesExample?

  init(application: Application) {
    self.application = application
  }

  func open() {
    let example = FilesExample()
    let window = Window(application: application)
    window.setDefaultSize(width: 460, height: 560)
    window.setTitlebar(example.titlebar)
    window.setChild(example.widget)
    self.example = example
    window.connect("destroy") { [weak self] in self?.example = nil }
    window.present()
    window.repeatFocusForAssistiveTechnologies()
  }
}
