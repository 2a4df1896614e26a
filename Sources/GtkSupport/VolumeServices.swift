import CGtk

/// The services of the session's bus that GIO asks for file systems, where gvfs is installed.
///
/// `g_volume_monitor_get()` is for the main thread, asks them one after the other, and blocks until each has answered: for
/// tenths of a second where they have to start, and where one hangs for 25 seconds a call.
enum VolumeServices {
  /// Waits, without blocking, until all of them have answered, or failed to; for ever where one hangs.
  static func answer() async {
    let monitors = names
    guard !monitors.isEmpty, let bus = await DBus.sessionBus() else { return }
    await ask(
      bus, "org.gtk.vfs.Daemon", "/org/gtk/vfs/mounttracker", "org.gtk.vfs.MountTracker", "ListMountableInfo")
    for name in monitors {
      await ask(
        bus, name, "/org/gtk/Private/RemoteVolumeMonitor", "org.gtk.Private.RemoteVolumeMonitor",
        "IsSupported")
    }
  }

  private static func ask(
    _ bus: Object, _ name: String, _ path: String, _ interface: String, _ method: String
  ) async {
    // The longest time stands for no limit: the caller goes on without file systems meanwhile.
    _ = await DBus.ask(bus, name, path, interface, method, startsService: true, milliseconds: .max)
  }

  /// The services' names, as gvfs installs them.
  private static var names: [String] {
    var names: [String] = []
    var folders = g_get_system_data_dirs()
    while let folder = folders?.pointee {
      let path = String(cString: folder) + "/gvfs/remote-volume-monitors"
      if let listing = g_dir_open(path, 0, nil) {
        while let name = g_dir_read_name(listing) { names += serviceName("\(path)/\(String(cString: name))") }
        g_dir_close(listing)
      }
      folders = folders?.advanced(by: 1)
    }
    return names
  }

  private static func serviceName(_ path: String) -> [String] {
    let file = g_key_file_new()
    defer { g_key_file_unref(file) }
    guard g_key_file_load_from_file(file, path, G_KEY_FILE_NONE, nil) != 0,
      let name = g_key_file_get_string(file, "RemoteVolumeMonitor", "DBusName", nil)
    else { return [] }
    defer { g_free(name) }
    return [String(cString: name)]
  }
}
