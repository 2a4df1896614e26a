import SelectionCore

/// What a `SelectionCore` pointer stands for.
@MainActor final class Core {
  let model = SelectionToolbarModel<UInt64>()
}

/// What a `SelectionCoreObserver` pointer stands for.
@MainActor final class Observer {
  private let observation: SelectionObservation
  private let release: () -> Void

  init(_ observation: SelectionObservation, release: @escaping () -> Void) {
    self.observation = observation
    self.release = release
  }

  func end() {
    observation.cancel()
    release()
  }
}

/// Hands an object over to C, which owns it from now on.
@MainActor func handOver(_ object: some AnyObject) -> OpaquePointer {
  MainActor.preconditionIsolated("the selection is used on the main thread only")
  return OpaquePointer(Unmanaged.passRetained(object).toOpaque())
}

/// The object behind a pointer that C owns.
@MainActor func object<Object: AnyObject>(_ type: Object.Type, at pointer: OpaquePointer) -> Object {
  MainActor.preconditionIsolated("the selection is used on the main thread only")
  return Unmanaged<Object>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
}

/// Takes the object behind a pointer back from C.
@MainActor func takeBack<Object: AnyObject>(_ type: Object.Type, at pointer: OpaquePointer) -> Object {
  MainActor.preconditionIsolated("the selection is used on the main thread only")
  return Unmanaged<Object>.fromOpaque(UnsafeRawPointer(pointer)).takeRetainedValue()
}

/// The model behind a pointer that C owns.
@MainActor func model(_ core: OpaquePointer) -> SelectionToolbarModel<UInt64> {
  object(Core.self, at: core).model
}

/// An array of C's, which may be no array where it has nothing.
func array<Element>(_ start: UnsafePointer<Element>?, _ count: Int) -> UnsafeBufferPointer<Element> {
  UnsafeBufferPointer(start: start, count: start == nil ? 0 : count)
}

/// The positions of a range of C's, which may reach beyond what an `Int` holds.
func rows(_ start: Int, _ count: Int) -> Range<Int> {
  guard start >= 0 else { return .max ..< .max }
  let (end, overflow) = start.addingReportingOverflow(count < 0 ? .max : count)
  return start..<(overflow ? .max : end)
}
