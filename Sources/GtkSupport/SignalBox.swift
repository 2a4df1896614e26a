/// What a C callback closes over, whatever its type. GLib owns it from the connection to the destroy
/// notification, and nobody else lets go of it.
class CallbackBox {
  init() {}

  func retainedForGLib() -> UnsafeMutableRawPointer {
    SignalBoxes.live += 1
    return Unmanaged.passRetained(self).toOpaque()
  }

  /// Takes the box back from a callback that GLib calls exactly once.
  static func takeOver<Box: CallbackBox>(_ data: UnsafeMutableRawPointer?, as _: Box.Type) -> Box {
    guard let data else { fatalError("a callback without its box") }
    SignalBoxes.live -= 1
    return Unmanaged<Box>.fromOpaque(data).takeRetainedValue()
  }

  static func release(_ data: UnsafeMutableRawPointer?) {
    guard let data else { return }
    SignalBoxes.live -= 1
    Unmanaged<CallbackBox>.fromOpaque(data).release()
  }
}

/// A box around a handler of one type.
final class SignalBox<Body>: CallbackBox {
  let body: Body

  init(_ body: Body) {
    self.body = body
    super.init()
  }

  static func body(_ data: UnsafeMutableRawPointer?) -> Body {
    guard let data else { fatalError("a signal handler without its box") }
    return Unmanaged<SignalBox<Body>>.fromOpaque(data).takeUnretainedValue().body
  }
}

/// The count of boxes, for the tests that look for leaks.
public enum SignalBoxes {
  /// How many handlers GLib holds at this moment.
  public internal(set) static var live = 0
}
