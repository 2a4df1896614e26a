import CGtk
import Glibc
import GtkSupport

/// Says a line to the screen reader, besides what the focus says.
///
/// GTK has `gtk_accessible_announce()` from 4.14 on; it is found at run time. Before that GTK can say nothing of
/// the kind, so an object of our own on the accessibility bus does: see ``NotificationBus``. Never both, or the
/// line would be heard twice.
final class Announcer {
  static let shared = Announcer()

  private typealias Announce = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, Int32) -> Void
  private let announce: Announce? = dlsym(nil, "gtk_accessible_announce").map {
    unsafeBitCast($0, to: Announce.self)
  }
  private lazy var bus = NotificationBus()

  /// Makes ready to speak. Connecting takes some turns of the main loop, so do it when the first window comes.
  func start() {
    if announce == nil { bus.connect() }
  }

  /// Says a line shortly after what the user did, so that the focus has moved before: what it says comes first.
  func say(_ text: String, isUrgent: Bool, in widget: Widget) {
    Timeout.after(milliseconds: 150) { [weak widget] in
      guard let widget else { return }
      guard let announce = self.announce else { return self.bus.show(text) }
      let medium: Int32 = 1
      let high: Int32 = 2
      announce(widget.opaque, text, isUrgent ? high : medium)
    }
  }
}
