import CGtk
import FilesCore
import GtkSupport

/// What the sidebar offers: the user's folders, bookmarks, file systems, and the Trash.
final class PlacesModel {
  static let shared = PlacesModel()

  private var monitor: VolumeMonitor?
  private var observers: [ObjectIdentifier: () -> Void] = [:]
  /// The file systems that are being mounted or taken off, by the names of their entries.
  private(set) var busy: Set<String> = []

  private init() {
    // Behind the first picture of the window: it asks services of the desktop, which may have to start, or hang.
    Timeout.after(milliseconds: 300) { [weak self] in
      Task {
        self?.monitor = await VolumeMonitor.make { self?.tell() }
        self?.tell()
      }
    }
    Bookmarks.shared.observe { [weak self] in self?.tell() }
  }

  func observe(_ owner: AnyObject, _ body: @escaping () -> Void) { observers[ObjectIdentifier(owner)] = body }
  func stopObserving(_ owner: AnyObject) { observers[ObjectIdentifier(owner)] = nil }

  private func tell() {
    for observer in observers.values { observer() }
  }

  /// The sections, in their order.
  var sections: [[PlaceEntry]] { [userFolders, bookmarks, fileSystems, [.trash]] }

  private var userFolders: [PlaceEntry] {
    let folders = Place.userFolders.compactMap { kind, icon in
      FilePath.userFolder(kind).map { ($0, icon) }
    }
    let home = PlaceEntry(.folder(.home), name: localized("Home"), icon: .named("user-home-symbolic"))
    return [home]
      + folders.filter { path, _ in path != .home && path.isFolder }.map { path, icon in
        PlaceEntry(.folder(path), name: Place.name(of: path), icon: .named(icon))
      }
  }

  private var bookmarks: [PlaceEntry] {
    Bookmarks.shared.all.map {
      PlaceEntry(.bookmark($0.path), name: $0.name, icon: .named("folder-symbolic"))
    }
  }

  private var fileSystems: [PlaceEntry] {
    let root = PlaceEntry(
      .folder(.root), name: localized("File system"), icon: .named("drive-harddisk-symbolic"))
    let mounts = (monitor?.mounts ?? []).map { PlaceEntry(.mount($0), name: $0.name, icon: .icon($0.icon)) }
    let volumes = (monitor?.unmountedVolumes ?? []).map {
      PlaceEntry(.volume($0), name: $0.name, icon: .icon($0.icon))
    }
    return [root] + mounts + volumes
  }

  /// Does something to a file system, during which its entry says that it is busy.
  func whileBusy<Result>(_ name: String, _ body: () async throws(MountError) -> Result)
    async throws(MountError)
    -> Result
  {
    busy.insert(name)
    tell()
    defer {
      busy.remove(name)
      tell()
    }
    return try await body()
  }
}
