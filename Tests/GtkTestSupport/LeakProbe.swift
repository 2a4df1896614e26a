import CGtk

/// Watches whether a GObject still lives, without keeping it alive.
@MainActor
public final class LeakProbe {
  // GLib remembers the address, so it must not move.
  private let reference: UnsafeMutablePointer<GWeakRef>

  /// Watches an object, given as a pointer to any GObject type.
  public init(_ object: UnsafeMutableRawPointer) {
    reference = .allocate(capacity: 1)
    g_weak_ref_init(reference, object)
  }

  /// Watches an object whose C type Swift sees as opaque.
  public convenience init(_ object: OpaquePointer) {
    self.init(UnsafeMutableRawPointer(object))
  }

  isolated deinit {
    g_weak_ref_clear(reference)
    reference.deallocate()
  }

  /// Whether somebody still holds the object.
  public var isAlive: Bool {
    guard let object = g_weak_ref_get(reference) else { return false }
    g_object_unref(object)
    return true
  }
}
