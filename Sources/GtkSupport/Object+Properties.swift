import CGtk

extension Object {
  /// A boolean property's value.
  public final func bool(_ property: String) -> Bool {
    read(property, cgtk_type_boolean()) { g_value_get_boolean($0) != 0 }
  }

  /// A text property's value; empty where it is not set.
  public final func string(_ property: String) -> String {
    read(property, cgtk_type_string()) { g_value_get_string($0).map { String(cString: $0) } ?? "" }
  }

  public final func set(_ property: String, _ isOn: Bool) {
    var value = GValue()
    g_value_init(&value, cgtk_type_boolean())
    g_value_set_boolean(&value, isOn ? 1 : 0)
    g_object_set_property(pointer(), property, &value)
    g_value_unset(&value)
  }

  private func read<Result>(
    _ property: String, _ type: GType, _ get: (UnsafePointer<GValue>) -> Result
  ) -> Result {
    var value = GValue()
    g_value_init(&value, type)
    defer { g_value_unset(&value) }
    g_object_get_property(pointer(), property, &value)
    return get(&value)
  }
}
