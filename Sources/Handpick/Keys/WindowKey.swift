import CGtk
import GtkSupport

/// What a key does in a window, and how the list of shortcuts writes it.
struct WindowKey {
  /// What the key does, as the list says it.
  let what: String
  /// The key, as the list and the menus write it.
  let written: String
  /// The presses that are this key; none where the list of files or the block takes it, which come first.
  let presses: [(key: Int32, modifiers: GdkModifierType)]
  /// Whether the window takes it before the focused widget may: one that GTK would take for something else.
  private var comesFirst = false
  private let run: (FolderWindow, Int32) -> Void

  /// A key that a part of the window takes by itself.
  init(_ what: String, _ written: String) {
    self.what = what
    self.written = localizedKeys(written)
    presses = []
    run = { _, _ in }
  }

  /// A key that the window takes.
  ///
  /// - Parameters:
  ///   - keys: GDK's key values, letters in lower case; each of them means the same.
  ///   - modifiers: what is held with them, each of these as well as another; nothing if left out.
  init(
    _ what: String, _ written: String, _ keys: Int32..., with modifiers: GdkModifierType...,
    run: @escaping (FolderWindow) -> Void
  ) {
    self.init(what, written, keys: keys, modifiers: modifiers) { window, _ in run(window) }
  }

  /// The same for keys that differ in what they do: the body is told which it is.
  init(
    _ what: String, _ written: String, keys: some Collection<Int32>, modifiers: [GdkModifierType],
    run: @escaping (FolderWindow, Int32) -> Void
  ) {
    self.what = what
    self.written = localizedKeys(written)
    self.run = run
    let modifiers = modifiers.isEmpty ? [.none] : modifiers
    presses = keys.flatMap { key in modifiers.map { (key, $0) } }
  }

  /// The same key, taken before the focused widget may take it for something else.
  var first: WindowKey {
    var key = self
    key.comesFirst = true
    return key
  }

  /// Does what a press means, where it is one of these keys; answers whether it was.
  ///
  /// - Parameter first: whether the press is on its way to the focused widget, or has come back from it untaken.
  static func handle(
    _ key: Int32, _ modifiers: GdkModifierType, first: Bool, in window: FolderWindow
  ) -> Bool {
    // With Shift or Caps Lock the value is a capital's.
    let key = Int32(bitPattern: gdk_keyval_to_lower(guint(bitPattern: key)))
    let found = groups.lazy.flatMap(\.keys).first { $0.comesFirst == first && $0.isPressed(key, modifiers) }
    found?.run(window, key)
    return found != nil
  }

  private func isPressed(_ key: Int32, _ modifiers: GdkModifierType) -> Bool {
    presses.contains { $0.key == key && $0.modifiers == modifiers }
  }
}
