import FilesCore
import GtkSupport

/// `org.freedesktop.FileManager1`: how other programs ask for a file to be shown in its folder.
///
/// Source: the freedesktop.org File Manager D-Bus interface. The files asked for are chosen, in select mode.
final class FileManagerService {
  /// Called to show folders, files in their folders, and the properties of files.
  var onShowFolder: ((FilePath) -> Void)?
  var onShowItems: (([FilePath]) -> Void)?
  var onShowProperties: (([FilePath]) -> Void)?

  private var service: DBusService?

  private static let xml = """
    <node>
      <interface name="org.freedesktop.FileManager1">
        <method name="ShowFolders">
          <arg type="as" name="URIs" direction="in"/><arg type="s" name="StartupId" direction="in"/>
        </method>
        <method name="ShowItems">
          <arg type="as" name="URIs" direction="in"/><arg type="s" name="StartupId" direction="in"/>
        </method>
        <method name="ShowItemProperties">
          <arg type="as" name="URIs" direction="in"/><arg type="s" name="StartupId" direction="in"/>
        </method>
      </interface>
    </node>
    """

  /// Offers the service on the session's bus, where no other file manager does.
  func start() {
    let service = DBusService(
      name: "org.freedesktop.FileManager1", path: "/org/freedesktop/FileManager1", xml: Self.xml
    ) { [weak self] name, uris in
      self?.answer(name, uris.compactMap { FilePath(uri: $0) }) ?? false
    }
    self.service = service
    service.start()
  }

  private func answer(_ method: String, _ paths: [FilePath]) -> Bool {
    guard !paths.isEmpty else { return false }
    switch method {
    case "ShowFolders": for path in paths { onShowFolder?(path) }
    case "ShowItems": onShowItems?(paths)
    case "ShowItemProperties": onShowProperties?(paths)
    default: return false
    }
    return true
  }
}
