import CGtk
import GtkSupport
import SelectionCore

/// The sheet that shows the ways of sharing links: Linux has none of the system's.
///
/// - CSS: see ``DialogWindow``; a `button.share-way` for each way.
/// - Accessibility: a modal dialog named by its title; a push button a way, and Cancel.
final class ShareSheet {
  private let dialog: DialogWindow
  private let links: [String]
  private let context: ShareContext
  private let onEnd: (Result<ShareOutcome, any Error>) -> Void
  private var work: Task<Void, Never>?

  /// Shows the sheet; the end comes once: what came of it, or what failed.
  init(
    title: String, links: [String], ways: [ShareWay], cancel: String,
    parent: UnsafeMutablePointer<GtkWindow>?,
    onEnd: @escaping (Result<ShareOutcome, any Error>) -> Void
  ) {
    self.links = links
    self.onEnd = onEnd
    context = ShareContext(window: parent)
    dialog = DialogWindow(title: title, parent: parent, onCancel: { onEnd(.success(.backedOut)) })
    gtk_window_set_resizable(dialog.window.pointer(), 0)
    let buttons = ways.filter { $0.isAvailable(links) }.map(button)
    let list = Box(GTK_ORIENTATION_VERTICAL, spacing: 2, buttons)
    gtk_widget_set_size_request(list.widget, 260, -1)
    dialog.append(list)
    dialog.append(buttons: [Button(cancel).onClicked { [weak dialog] in dialog?.cancel() }])
    dialog.present(focus: buttons.first)
  }

  private func button(_ way: ShareWay) -> Button {
    let label = Label(way.title)
    label.xalign = 0
    let row = Box(
      GTK_ORIENTATION_HORIZONTAL, spacing: 12, role: GTK_ACCESSIBLE_ROLE_PRESENTATION,
      [Image(icon: way.symbol), label])
    let button = Button(child: row, label: way.title).styled("share-way")
    button.hasFrame = false
    button.onClicked { [weak self] in self?.share(way) }
    return button
  }

  /// The sheet goes first: a way may have a dialog of its own.
  private func share(_ way: ShareWay) {
    guard work == nil else { return }
    dialog.close()
    work = Task {
      do {
        onEnd(.success(try await way.perform(links, context)))
      } catch {
        onEnd(.failure(error))
      }
    }
  }

  /// Takes the sheet away without an answer.
  func close() {
    work?.cancel()
    dialog.close()
  }
}
