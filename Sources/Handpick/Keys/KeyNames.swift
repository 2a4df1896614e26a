import FilesCore
import GtkSupport

/// The names of keys, as keyboards of the person's country have them: “Strg+Umschalt+N” for `Ctrl+Shift+N`.
///
/// - Parameter keys: what is pressed, in English; names without a translation, as `F5`, stay.
func localizedKeys(_ keys: String) -> String {
  keys.replacing(#/[A-Za-z]{2,}(?: [A-Za-z]+)*/#) { keyName(String($0.output)) }
}

private func keyName(_ name: String) -> String {
  switch name {
  case "Ctrl": localizedInContext("key", "Ctrl")
  case "Shift": localizedInContext("key", "Shift")
  case "Alt": localizedInContext("key", "Alt")
  case "Enter": localizedInContext("key", "Enter")
  case "Backspace": localizedInContext("key", "Backspace")
  case "Delete": localizedInContext("key", "Delete")
  case "Esc": localizedInContext("key", "Esc")
  case "Home": localizedInContext("key", "Home")
  case "Page Up": localizedInContext("key", "Page Up")
  case "Page Down": localizedInContext("key", "Page Down")
  case "Left": localizedInContext("key", "Left")
  case "Right": localizedInContext("key", "Right")
  case "Up": localizedInContext("key", "Up")
  case "Space": localizedInContext("key", "Space")
  default: name
  }
}

extension Button {
  /// A button with a symbol, whose tooltip and description have its key, written in English here.
  convenience init(icon: String, label: String, key: String) {
    self.init(icon: icon, label: label, shortcut: localizedKeys(key))
  }
}
