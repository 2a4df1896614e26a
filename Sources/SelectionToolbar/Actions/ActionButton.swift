import CGtk
import GtkSupport

/// An action's button: its symbol over its title; a spinner in the symbol's place while it runs.
///
/// - CSS: `button.selection-action`, with `destructive`.
/// - Accessibility: a push button named by the title; while the action runs it is BUSY, its description is
///   `In progress`, and it stays sensitive, since an insensitive button would lose the focus without a word.
final class ActionButton {
  let id: String
  let title: String
  let icon: String
  let isDestructive: Bool
  let button: Button
  private let symbol: Stack
  private let image: Image
  private let spinner = Spinner()
  private let inProgress: String
  private var isBusy = false

  init(id: String, title: String, symbol icon: String, isDestructive: Bool, inProgress: String) {
    self.id = id
    self.title = title
    self.icon = icon
    self.isDestructive = isDestructive
    self.inProgress = inProgress
    image = Image(icon: icon)
    symbol = Stack(transition: GTK_STACK_TRANSITION_TYPE_CROSSFADE, milliseconds: 150)
    symbol.add(image)
    symbol.add(spinner)
    let label = Label(title)
    let column = Box(
      GTK_ORIENTATION_VERTICAL, spacing: 3, role: GTK_ACCESSIBLE_ROLE_PRESENTATION, [symbol, label])
    column.layout(valign: GTK_ALIGN_CENTER)
    button = Button(child: column, label: title)
    button.addClass("selection-action")
    button.setClass("destructive", isDestructive)
  }

  func setBusy(_ isBusy: Bool) {
    guard isBusy != self.isBusy else { return }
    self.isBusy = isBusy
    spinner.isSpinning = isBusy
    symbol.show(isBusy ? spinner : image)
    button.setAccessibleBusy(isBusy)
    button.setAccessibleDescription(isBusy ? inProgress : "")
  }
}
