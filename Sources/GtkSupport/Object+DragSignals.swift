import CGtk

extension Object {
  /// Connects a drag source's `prepare`: answers what is dragged from this place, in pixels; nil for nothing.
  @discardableResult
  public func connectPrepare(_ body: @escaping (Double, Double) -> Object?) -> SignalConnection {
    let handler:
      @convention(c) (UnsafeMutableRawPointer?, Double, Double, UnsafeMutableRawPointer?) ->
        UnsafeMutableRawPointer? = { _, x, y, data in
          guard let content = SignalBox<(Double, Double) -> Object?>.body(data)(x, y) else { return nil }
          // GTK takes a reference over.
          return g_object_ref(content.raw)
        }
    return connect("prepare", unsafeBitCast(handler, to: GCallback.self), body)
  }

  /// Connects a drag source's `drag-end`: whether who took the content wants it deleted here, since it was moved.
  @discardableResult
  public func connectDragEnd(_ body: @escaping (Bool) -> Void) -> SignalConnection {
    let handler:
      @convention(c) (
        UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, gboolean, UnsafeMutableRawPointer?
      ) -> Void = { _, _, deletes, data in SignalBox<(Bool) -> Void>.body(data)(deletes != 0) }
    return connect("drag-end", unsafeBitCast(handler, to: GCallback.self), body)
  }

  /// Connects a drop target's `enter` or `motion`: answers what a drop at this place, in pixels, would do.
  @discardableResult
  public func connectDragMotion(
    _ signal: String, _ body: @escaping (Double, Double) -> GdkDragAction
  ) -> SignalConnection {
    let handler:
      @convention(c) (UnsafeMutableRawPointer?, Double, Double, UnsafeMutableRawPointer?) -> guint = {
        _, x, y, data in SignalBox<(Double, Double) -> GdkDragAction>.body(data)(x, y).rawValue
      }
    return connect(signal, unsafeBitCast(handler, to: GCallback.self), body)
  }

  /// Connects a drop target's `drop`: gets the value and the place, in pixels; answers whether it was taken.
  @discardableResult
  public func connectDrop(
    _ body: @escaping (UnsafePointer<GValue>, Double, Double) -> Bool
  ) -> SignalConnection {
    let handler:
      @convention(c) (
        UnsafeMutableRawPointer?, UnsafePointer<GValue>?, Double, Double, UnsafeMutableRawPointer?
      ) -> gboolean = { _, value, x, y, data in
        guard let value else { return 0 }
        return SignalBox<(UnsafePointer<GValue>, Double, Double) -> Bool>.body(data)(value, x, y) ? 1 : 0
      }
    return connect("drop", unsafeBitCast(handler, to: GCallback.self), body)
  }
}
