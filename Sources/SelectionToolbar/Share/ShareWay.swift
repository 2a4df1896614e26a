import CGtk
import GtkSupport

/// One way of sharing links, a row of the share sheet.
public struct ShareWay {
  /// What the row says: `Copy`, `Email`.
  public let title: String
  /// The row's symbol, an icon name.
  public let symbol: String
  /// Whether the way can work for these links; the row is only there if it can.
  public let isAvailable: ([String]) -> Bool
  /// Shares the links.
  public let perform: ([String], ShareContext) async throws -> ShareOutcome

  /// A way that ends with what the confirmation line says, or nil where the person backed out.
  public init(
    title: String, symbol: String, isAvailable: @escaping ([String]) -> Bool = { _ in true },
    perform: @escaping ([String], ShareContext) async throws -> String?
  ) {
    self.init(
      title: title, symbol: symbol, isAvailable: isAvailable,
      performing: { links, context in
        try await perform(links, context).map(ShareOutcome.done) ?? .backedOut
      })
  }

  /// A way that may go on by itself.
  public init(
    title: String, symbol: String, isAvailable: @escaping ([String]) -> Bool = { _ in true },
    performing: @escaping ([String], ShareContext) async throws -> ShareOutcome
  ) {
    self.title = title
    self.symbol = symbol
    self.isAvailable = isAvailable
    perform = performing
  }

  /// What is always there: the links on the clipboard, as text.
  public static var standard: [ShareWay] { [copyLinks(done: "Copied links")] }

  /// The links on the clipboard, a line each.
  public static func copyLinks(title: String = "Copy links", done: String) -> ShareWay {
    ShareWay(title: title, symbol: "insert-link-symbolic") { links, context in
      context.copy(text: links.joined(separator: "\n"))
      return done
    }
  }
}

/// What came of a way of sharing.
public enum ShareOutcome: Hashable, Sendable {
  /// What the confirmation line says.
  case done(String)
  /// The host tells how it ends, now or later.
  case goesOn
  /// Nothing was shared.
  case backedOut
}

/// What a way of sharing may use of the window that it is called from.
public struct ShareContext {
  /// The window under the sheet.
  public let window: UnsafeMutablePointer<GtkWindow>?

  public init(window: UnsafeMutablePointer<GtkWindow>?) {
    self.window = window
  }

  /// Puts a text on the clipboard.
  public func copy(text: String) {
    guard let clipboard else { return }
    gdk_clipboard_set_text(clipboard, text)
  }

  /// Puts several forms of the same content on the clipboard; other programs take the one that they know.
  public func copy(forms: [(type: String, data: [UInt8])]) {
    guard let clipboard else { return }
    let content = ContentProvider(forms: forms)
    // The clipboard takes a reference of its own; until then the wrapper's must last.
    withExtendedLifetime(content) { _ = gdk_clipboard_set_content(clipboard, content.pointer()) }
  }

  private var clipboard: OpaquePointer? {
    window.map {
      gtk_widget_get_clipboard(UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self))
    }
      ?? gdk_display_get_default().map { gdk_display_get_clipboard($0) }
  }
}
