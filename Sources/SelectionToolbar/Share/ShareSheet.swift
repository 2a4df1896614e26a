import CGtk
import GtkSupport
import SelectionCore

/// The sheet that shows the ways of sharing links: Linux has none of the system's.
///
/// - CSS: a `window.selection-question.selection-share`; a `button.share-way` for each way.
/// - Accessibility: a modal dialog named by its title; a push button a way, and Cancel.
final class ShareSheet {
  private let window = Window(role: GTK_ACCESSIBLE_ROLE_DIALOG)
  private let links: [String]
  private let context: ShareContext
  private let onEnd: (Result<String?, any Error>) -> Void
  private var isEnded = false
  private var work: Task<Void, Never>?

  /// Shows the sheet; the end comes once: what was done, nil where the person backed out, or what failed.
  init(
    title: String, links: [String], ways: [ShareWay], cancel: String, parent: UnsafeMutablePointer<GtkWindow>?,
    onEnd: @escaping (Result<String?, any Error>) -> Void
  ) {
    self.links = links
    self.onEnd = onEnd
    context = ShareContext(window: parent)
    window.title = title
    window.addClass("selection-question")
    window.addClass("selection-share")
    window.setTransient(for: parent, isModal: true)
    window.setTitlebar(Box(GTK_ORIENTATION_HORIZONTAL))
    gtk_window_set_resizable(window.pointer(), 0)
    let buttons = ways.filter { $0.isAvailable(links) }.map(button)
    window.setChild(column(title: title, buttons: buttons, cancel: cancel))
    window.connectAnswering("close-request") { [weak self] in
      self?.end(.success(nil))
      return false
    }
    window.onKey { [weak self] key, _ in
      guard key == GDK_KEY_Escape else { return false }
      self?.end(.success(nil))
      return true
    }
    window.present()
    buttons.first?.grabFocus()
  }

  private func column(title: String, buttons: [Button], cancel: String) -> Widget {
    let heading = Label(title).styled("question-title")
    heading.wraps = true
    heading.maximumWidth = 32
    let cancelButton = Button(cancel).onClicked { [weak self] in self?.end(.success(nil)) }
    cancelButton.setAccessibleLabel(cancel)
    let list = Box(GTK_ORIENTATION_VERTICAL, spacing: 2, buttons)
    let foot = Box(GTK_ORIENTATION_HORIZONTAL, [cancelButton.layout(hexpand: true)]).styled("question-buttons")
    let column = Box(GTK_ORIENTATION_VERTICAL, spacing: 14, [heading, list, foot])
    gtk_widget_set_size_request(column.widget, 280, -1)
    return column.layout(horizontalMargin: 20, verticalMargin: 20)
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

  private func share(_ way: ShareWay) {
    guard work == nil else { return }
    work = Task {
      do {
        end(.success(try await way.perform(links, context)))
      } catch {
        end(.failure(error))
      }
    }
  }

  /// Takes the sheet away without an answer.
  func close() {
    isEnded = true
    work?.cancel()
    window.destroy()
  }

  private func end(_ result: Result<String?, any Error>) {
    guard !isEnded else { return }
    isEnded = true
    window.destroy()
    onEnd(result)
  }
}
