import CGtk

/// A `GValue` of one type, emptied when it goes.
@MainActor final class Value {
  var value = GValue()

  init(_ type: GType) {
    g_value_init(&value, type)
  }

  isolated deinit {
    g_value_unset(&value)
  }
}
