import CGtk

extension Widget {
  /// Takes drops of a type of value on the widget; while one would be taken it has the style class `drop-target`.
  ///
  /// - Parameters:
  ///   - action: what a drop would do, `GDK_ACTION_NONE` where it cannot be. It gets what who drags offers, which the
  ///     modifiers held narrow down.
  ///   - leave: the drag has left without a drop.
  ///   - drop: does it, with the value and what was agreed on; answers whether it could begin.
  public func acceptDrops(
    of type: GType, action: @escaping (GdkDragAction) -> GdkDragAction,
    leave: @escaping () -> Void = {},
    drop: @escaping (UnsafePointer<GValue>, GdkDragAction) -> Bool
  ) {
    let any = GdkDragAction(
      rawValue: GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue | GDK_ACTION_LINK.rawValue)
    let none = GdkDragAction(rawValue: 0)
    let target = Object(adopting: UnsafeMutableRawPointer(made(gtk_drop_target_new(type, any))))
    // The widget owns the target, and it owns these bodies: the plain pointer is good for as long as one runs.
    let gesture = target.opaque
    for signal in ["enter", "motion"] {
      target.connectDragMotion(signal) { [weak self] _, _ in
        let agreed = action(DropOffer.whileOver(gesture))
        self?.setClass("drop-target", agreed != none)
        return agreed
      }
    }
    target.connect("leave") { [weak self] in
      self?.removeClass("drop-target")
      leave()
    }
    target.connectDrop { [weak self] value, _, _ in
      self?.removeClass("drop-target")
      let agreed = action(DropOffer.atDrop(on: gesture))
      return agreed != none && drop(value, agreed)
    }
    add(controller: target)
  }
}
