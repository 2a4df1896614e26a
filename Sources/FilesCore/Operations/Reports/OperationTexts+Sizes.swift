import Glibc

extension OperationTexts {
  /// A number of bytes as GLib's `g_format_size` writes it: `4.2 GB`, with decimal units, the locale's
  /// decimal sign and a space that does not break.
  func size(_ bytes: UInt64) -> String {
    guard bytes >= 1_000 else { return localizedPlural("{count} byte", "{count} bytes", Int(bytes)) }
    var value = Double(bytes) / 1_000
    var unit = 0
    while value >= 1_000, unit < 5 {
      value /= 1_000
      unit += 1
    }
    let size = Self.oneDecimal(value)
    return switch unit {
    case 0: localized("{size} kB", ["size": size])
    case 1: localized("{size} MB", ["size": size])
    case 2: localized("{size} GB", ["size": size])
    case 3: localized("{size} TB", ["size": size])
    case 4: localized("{size} PB", ["size": size])
    default: localized("{size} EB", ["size": size])
    }
  }

  private static func oneDecimal(_ value: Double) -> String {
    var buffer = [CChar](repeating: 0, count: 32)
    let count = withVaList([value]) { vsnprintf(&buffer, buffer.count, "%.1f", $0) }
    return String(decoding: buffer.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Why an entry has no room, in a few words.
  func reason(_ shortage: Shortage, name: String, folder: String) -> String {
    let needed = size(shortage.needed)
    let free = size(shortage.free)
    guard let volume = shortage.volume else {
      return localized(
        "“{name}” needs {needed}, but only {free} is free in “{folder}”.",
        ["name": name, "needed": needed, "free": free, "folder": folder])
    }
    return localized(
      "“{name}” needs {needed}, but only {free} is free on “{volume}”.",
      ["name": name, "needed": needed, "free": free, "volume": volume])
  }

  /// Why an entry has no room and what can be done, in one sentence.
  func problem(_ shortage: Shortage, name: String, folder: String) -> String {
    let needed = size(shortage.needed)
    let free = size(shortage.free)
    guard let volume = shortage.volume else {
      return localized(
        """
        “{name}” needs {needed}, but only {free} is free in “{folder}”; free some space or choose another \
        folder.
        """, ["name": name, "needed": needed, "free": free, "folder": folder])
    }
    return localized(
      """
      “{name}” needs {needed}, but only {free} is free on “{volume}”; free some space or choose another \
      folder.
      """, ["name": name, "needed": needed, "free": free, "volume": volume])
  }
}
