import CGtk

extension Object {
  /// A boolean property's value.
  public final func bool(_ property: String) -> Bool {
    let value = read(property, cgtk_type_boolean())
    return g_value_get_boolean(&value.value) != 0
  }

  /// A text property's value; empty where it is not set.
  public final func string(_ property: String) -> String {
    let value = read(property, cgtk_type_string())
    return g_value_get_string(&value.value).map { String(cString: $0) } ?? ""
  }

  public final func set(_ property: String, _ isOn: Bool) {
    let value = Value(cgtk_type_boolean())
    g_value_set_boolean(&value.value, isOn ? 1 : 0)
    g_object_set_property(pointer(), property, &value.value)
  }

  public final func set(_ property: String, _ text: String) {
    let value = Value(cgtk_type_string())
    g_value_set_string(&value.value, text)
    g_object_set_property(pointer(), property, &value.value)
  }

  private func read(_ property: String, _ type: GType) -> Value {
    let value = Value(type)
    g_object_get_property(pointer(), property, &value.value)
    return value
  }
}
