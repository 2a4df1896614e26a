import CGtk

/// Something that a program shows: a window, a button, a row. A reference; the properties are asked for each time.
public struct AccessibleObject: Equatable {
  let bus: AccessibilityBus
  let busName: String
  let path: String

  init(bus: AccessibilityBus, name: String, path: String) {
    self.bus = bus
    busName = name
    self.path = path
  }

  public static func == (one: AccessibleObject, other: AccessibleObject) -> Bool {
    one.busName == other.busName && one.path == other.path
  }

  /// The role's name in AT-SPI, as `push button`.
  public var role: String {
    get throws { AccessibleRole.name(try call("Accessible", "GetRole").elements.first?.integer ?? 0) }
  }

  /// What a screen reader calls it.
  public var name: String {
    get throws { try property("Name").string ?? "" }
  }

  /// What a screen reader says besides.
  public var explanation: String {
    get throws { try property("Description").string ?? "" }
  }

  /// What it is like at the moment.
  public var states: Set<AccessibleState> {
    get throws {
      let words = try call("Accessible", "GetState").elements.first?.elements.compactMap(\.integer) ?? []
      return AccessibleState.states(in: words)
    }
  }

  /// What is directly inside, in the order of the screen reader.
  public var children: [AccessibleObject] {
    get throws {
      let references = try call("Accessible", "GetChildren").elements.first?.elements ?? []
      return references.compactMap(object)
    }
  }

  /// What it is inside of.
  public var parent: AccessibleObject? {
    get throws { object(try property("Parent")) }
  }

  /// The text of a label or an entry.
  public var text: String {
    get throws {
      let range = AccessibilityBus.tuple(g_variant_new_int32(0), g_variant_new_int32(-1))
      return try call("Text", "GetText", range).elements.first?.string ?? ""
    }
  }

  /// Where it is in its window, in pixels. GTK tells the box of the content, without a button's frame.
  public var frame: AccessibleFrame {
    get throws {
      let relativeToWindow = AccessibilityBus.tuple(g_variant_new_uint32(1))
      let numbers = try call("Component", "GetExtents", relativeToWindow).elements.first?.elements ?? []
      let values = numbers.compactMap(\.integer)
      guard values.count == 4 else { throw BusError(description: "\(path) has no place") }
      return AccessibleFrame(x: values[0], y: values[1], width: values[2], height: values[3])
    }
  }

  /// The names of what it can be told to do, as programs know them, not as people read them.
  public var actions: [String] {
    get throws {
      try (0..<(property("NActions", of: "Action").integer ?? 0)).map { index in
        try call("Action", "GetName", Self.tuple(index)).elements.first?.string ?? ""
      }
    }
  }

  /// Tells it to do something, as an assistive technology does that has no pointer.
  public func perform(_ action: String = "click") throws {
    guard let index = try actions.firstIndex(of: action) else {
      throw BusError(description: "\(try role) “\(try name)” has no action \(action), only \(try actions)")
    }
    let done = try call("Action", "DoAction", Self.tuple(index))
    guard done.elements.first?.isTrue == true else {
      throw BusError(description: "\(try role) “\(try name)” refused to \(action)")
    }
  }

  private func call(_ interface: String, _ method: String, _ arguments: OpaquePointer? = nil) throws
    -> BusValue
  {
    try bus.call(busName, path, "org.a11y.atspi.\(interface)", method, arguments: arguments)
  }

  private func property(_ name: String, of interface: String = "Accessible") throws -> BusValue {
    let arguments = AccessibilityBus.tuple(
      g_variant_new_string("org.a11y.atspi.\(interface)"), g_variant_new_string(name))
    let answer = try bus.call(busName, path, "org.freedesktop.DBus.Properties", "Get", arguments: arguments)
    return answer.elements.first ?? .unsupported
  }

  private static func tuple(_ index: Int) -> OpaquePointer? {
    AccessibilityBus.tuple(g_variant_new_int32(Int32(index)))
  }

  private func object(_ reference: BusValue) -> AccessibleObject? {
    let parts = reference.elements.compactMap(\.string)
    guard parts.count == 2, parts[1] != "/org/a11y/atspi/null" else { return nil }
    return AccessibleObject(bus: bus, name: parts[0], path: parts[1])
  }
}
