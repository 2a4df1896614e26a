import FilesCore
import GtkSupport

/// A phone or computer near by that files can be handed to: known to KDE Connect or GSConnect, paired and reachable.
struct Phone {
  let name: String
  private let bus: Object
  private let way: Way

  private enum Way {
    case kdeConnect(id: String)
    case gsConnect(path: String)
  }

  private static let kdeConnect = "org.kde.kdeconnect"
  private static let gsConnect = "org.gnome.Shell.Extensions.GSConnect"

  /// Those that are reachable now. Neither service is started for the question.
  static func find(_ bus: Object?) async -> [Phone] {
    guard let bus else { return [] }
    async let kde = findKDEConnect(bus)
    async let gnome = findGSConnect(bus)
    return await (kde + gnome).sorted { $0.name < $1.name }
  }

  private static func findKDEConnect(_ bus: Object) async -> [Phone] {
    let answer = await DBus.ask(
      bus, kdeConnect, "/modules/kdeconnect", "org.kde.kdeconnect.daemon", "deviceNames",
      DBus.variant("(true, true)"))
    guard let devices = answer?.children.first else { return [] }
    return devices.children.compactMap { entry in
      let parts = entry.children
      guard parts.count == 2, let id = parts[0].text, let name = parts[1].text, isPlain(id) else {
        return nil
      }
      return Phone(name: name, bus: bus, way: .kdeConnect(id: id))
    }
  }

  /// Whether an id can stand in an object's path.
  private static func isPlain(_ id: String) -> Bool {
    !id.isEmpty
      && id.utf8.allSatisfy {
        $0 == UInt8(ascii: "_") || ($0 < 128 && Character(Unicode.Scalar($0)).isLetterOrDigit)
      }
  }

  private static func findGSConnect(_ bus: Object) async -> [Phone] {
    let answer = await DBus.ask(
      bus, gsConnect, "/org/gnome/Shell/Extensions/GSConnect", "org.freedesktop.DBus.ObjectManager",
      "GetManagedObjects")
    guard let objects = answer?.children.first else { return [] }
    return objects.children.compactMap { entry in
      let parts = entry.children
      guard parts.count == 2, let path = parts[0].text, let device = parts[1][gsConnect + ".Device"],
        device["Connected"]?.bool == true, device["Paired"]?.bool == true, let name = device["Name"]?.text
      else { return nil }
      return Phone(name: name, bus: bus, way: .gsConnect(path: path))
    }
  }

  /// Hands files over; answers whether they were taken. Nobody tells when they have arrived.
  func hand(over uris: [String]) async -> Bool {
    switch way {
    case .kdeConnect(let id):
      let list = uris.map { "'\($0)'" }.joined(separator: ", ")
      let answer = await DBus.ask(
        bus, Self.kdeConnect, "/modules/kdeconnect/devices/\(id)/share", "org.kde.kdeconnect.device.share",
        "shareUrls", DBus.variant("([\(list)],)"), milliseconds: 10_000)
      return answer != nil
    case .gsConnect(let path):
      for uri in uris {
        let answer = await DBus.ask(
          bus, Self.gsConnect, path, "org.gtk.Actions", "Activate",
          DBus.variant("('shareFile', [<('\(uri)', false)>], @a{sv} {})"), milliseconds: 10_000)
        if answer == nil { return false }
      }
      return true
    }
  }
}

extension Character {
  fileprivate var isLetterOrDigit: Bool { isLetter || isNumber }
}
