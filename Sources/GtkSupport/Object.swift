import CGtk

/// A strong reference to a GObject instance.
///
/// GObjects are for the main thread here. The reference is taken when the wrapper is made and given back when it
/// goes; two wrappers of one instance are two references.
@MainActor open class Object {
  /// The instance, in the form that final classes and interfaces have in Swift.
  public let opaque: OpaquePointer

  /// Takes over the reference that the caller owns (what a `*_new` function returns); a floating one is sunk.
  public init(adopting instance: UnsafeMutableRawPointer) {
    if g_object_is_floating(instance) != 0 { g_object_ref_sink(instance) }
    opaque = OpaquePointer(instance)
  }

  /// Takes a reference of its own to an instance that belongs to somebody else.
  public init(retaining instance: UnsafeMutableRawPointer) {
    g_object_ref_sink(instance)
    opaque = OpaquePointer(instance)
  }

  isolated deinit {
    g_object_unref(raw)
  }

  /// The instance as an untyped pointer.
  public final var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(opaque) }

  /// The instance as a pointer to one of its classes' public structures.
  ///
  /// The caller answers for the class: it is a cast as C's macros do it, without their check.
  public final func pointer<Structure>(to _: Structure.Type = Structure.self) -> UnsafeMutablePointer<
    Structure
  > {
    raw.assumingMemoryBound(to: Structure.self)
  }
}

extension Object: Hashable {
  public nonisolated static func == (first: Object, second: Object) -> Bool { first === second }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What a constructor of GTK answered: never nil but for a program that cannot go on.
///
/// GTK's constructors abort when memory runs out and are imported as optional for want of annotations.
public func made<Pointer>(_ pointer: Pointer?) -> Pointer {
  guard let pointer else { fatalError("GTK could not make an object") }
  return pointer
}
