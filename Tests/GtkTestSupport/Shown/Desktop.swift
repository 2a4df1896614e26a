import CGtk
import XCTest

/// The desktop's settings, as GTK has them.
@MainActor public enum Desktop {
  public enum Setting: Sendable {
    case bool(Bool)
    case number(Int32)
    case text(String)
  }

  /// Does something while the settings are others.
  public static func with(_ changes: [String: Setting], _ body: () throws -> Void) throws {
    let settings = UnsafeMutableRawPointer(try XCTUnwrap(gtk_settings_get_default()))
      .assumingMemoryBound(to: GObject.self)
    var former: [String: GValue] = [:]
    defer {
      for (name, var value) in former {
        g_object_set_property(settings, name, &value)
        g_value_unset(&value)
      }
    }
    for (name, change) in changes {
      var value = GValue()
      g_value_init(&value, change.type)
      g_object_get_property(settings, name, &value)
      former[name] = value
      var changed = GValue()
      g_value_init(&changed, change.type)
      change.fill(&changed)
      g_object_set_property(settings, name, &changed)
      g_value_unset(&changed)
    }
    try body()
  }
}

extension Desktop.Setting {
  fileprivate var type: GType {
    switch self {
    case .bool: cgtk_type_boolean()
    case .number: cgtk_type_int()
    case .text: cgtk_type_string()
    }
  }

  fileprivate func fill(_ value: inout GValue) {
    switch self {
    case .bool(let isOn): g_value_set_boolean(&value, isOn ? 1 : 0)
    case .number(let number): g_value_set_int(&value, number)
    case .text(let text): g_value_set_string(&value, text)
    }
  }
}
