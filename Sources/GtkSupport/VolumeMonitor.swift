import CGtk

/// The file systems that come and go, and those that could: `GVolumeMonitor`.
public final class VolumeMonitor {
  private let monitor = Object(adopting: UnsafeMutableRawPointer(made(g_volume_monitor_get())))

  /// Starts to watch, once the services that GIO asks have all answered: it would block the main loop until they have.
  ///
  /// - Parameter onChange: Called after each change of what there is.
  public static func make(onChange: @escaping () -> Void) async -> VolumeMonitor {
    await VolumeServices.answer()
    return VolumeMonitor(onChange: onChange)
  }

  private init(onChange: @escaping () -> Void) {
    for signal in [
      "mount-added", "mount-removed", "mount-changed", "volume-added", "volume-removed", "volume-changed",
    ] {
      monitor.connectPointer(signal) { _ in onChange() }
    }
  }

  /// What is mounted and meant for people to see.
  public var mounts: [Mount] {
    objects(g_volume_monitor_get_mounts(monitor.pointer())).map(Mount.init).filter { !$0.isShadowed }
  }

  /// What can be mounted and is not.
  public var unmountedVolumes: [Volume] {
    objects(g_volume_monitor_get_volumes(monitor.pointer())).map(Volume.init).filter(\.canMount)
  }

  /// The objects of a list whose references are the caller's.
  private func objects(_ list: UnsafeMutablePointer<GList>?) -> [Object] {
    defer { g_list_free(list) }
    var objects: [Object] = []
    var node = list
    while let current = node {
      if let data = current.pointee.data { objects.append(Object(adopting: data)) }
      node = current.pointee.next
    }
    return objects
  }
}

/// Why a file system could not be mounted or taken off.
public struct MountError: Error {
  /// A sentence, or empty where the desktop has told already, or the person has backed out.
  public let reason: String
}

/// A mounted file system: a `GMount`.
public final class Mount {
  private let mount: Object

  init(_ mount: Object) {
    self.mount = mount
  }

  public var name: String { text(g_mount_get_name(mount.opaque)) }

  /// Its symbol (`GIcon`).
  public var icon: Object {
    Object(adopting: UnsafeMutableRawPointer(made(g_mount_get_symbolic_icon(mount.opaque))))
  }

  /// The bytes of the path where it is mounted, or nil where it has none on this machine.
  public var root: [UInt8]? {
    let file = Object(adopting: UnsafeMutableRawPointer(made(g_mount_get_root(mount.opaque))))
    guard let path = g_file_get_path(file.opaque) else { return nil }
    defer { g_free(path) }
    return Array(UnsafeRawBufferPointer(start: path, count: strlen(path)))
  }

  public var canUnmount: Bool { g_mount_can_unmount(mount.opaque) != 0 }
  public var canEject: Bool { g_mount_can_eject(mount.opaque) != 0 }
  var isShadowed: Bool { g_mount_is_shadowed(mount.opaque) != 0 }

  /// Takes it off, asking where programs still use it; ejects its medium where it has one.
  public func takeOff(from window: Window) async throws(MountError) {
    let operation = MountOperation.make(for: window)
    let mount = mount
    let problem = await withCheckedContinuation { (continuation: CheckedContinuation<String?, Never>) in
      let box = SignalBox<(String?) -> Void> { continuation.resume(returning: $0) }.retainedForGLib()
      if g_mount_can_eject(mount.opaque) != 0 {
        g_mount_eject_with_operation(
          mount.opaque, G_MOUNT_UNMOUNT_NONE, operation.pointer(), nil,
          { source, result, data in
            var error: UnsafeMutablePointer<GError>?
            g_mount_eject_with_operation_finish(source.map { OpaquePointer($0) }, result, &error)
            MountOperation.end(data, error)
          }, box)
      } else {
        g_mount_unmount_with_operation(
          mount.opaque, G_MOUNT_UNMOUNT_NONE, operation.pointer(), nil,
          { source, result, data in
            var error: UnsafeMutablePointer<GError>?
            g_mount_unmount_with_operation_finish(source.map { OpaquePointer($0) }, result, &error)
            MountOperation.end(data, error)
          }, box)
      }
    }
    if let problem { throw MountError(reason: problem) }
  }
}

/// A file system that can be mounted: a `GVolume`.
public final class Volume {
  private let volume: Object

  init(_ volume: Object) {
    self.volume = volume
  }

  public var name: String { text(g_volume_get_name(volume.opaque)) }

  /// Its symbol (`GIcon`).
  public var icon: Object {
    Object(adopting: UnsafeMutableRawPointer(made(g_volume_get_symbolic_icon(volume.opaque))))
  }

  var canMount: Bool {
    guard let mount = g_volume_get_mount(volume.opaque) else { return g_volume_can_mount(volume.opaque) != 0 }
    g_object_unref(UnsafeMutableRawPointer(mount))
    return false
  }

  /// Mounts it, asking for a password where it needs one; answers the bytes of the path where it then is.
  public func mount(from window: Window) async throws(MountError) -> [UInt8]? {
    let operation = MountOperation.make(for: window)
    let volume = volume
    let problem = await withCheckedContinuation { (continuation: CheckedContinuation<String?, Never>) in
      g_volume_mount(
        volume.opaque, G_MOUNT_MOUNT_NONE, operation.pointer(), nil,
        { source, result, data in
          var error: UnsafeMutablePointer<GError>?
          g_volume_mount_finish(source.map { OpaquePointer($0) }, result, &error)
          MountOperation.end(data, error)
        }, SignalBox<(String?) -> Void> { continuation.resume(returning: $0) }.retainedForGLib())
    }
    if let problem { throw MountError(reason: problem) }
    guard let mount = g_volume_get_mount(volume.opaque) else { return nil }
    return Mount(Object(adopting: UnsafeMutableRawPointer(mount))).root
  }
}

/// The dialogs of the desktop for mounting: passwords, and programs that still use a file system.
private enum MountOperation {
  static func make(for window: Window) -> Object {
    Object(adopting: UnsafeMutableRawPointer(made(gtk_mount_operation_new(window.pointer()))))
  }

  /// Ends the wait for a call with its problem, nil where there was none.
  static func end(_ data: UnsafeMutableRawPointer?, _ error: UnsafeMutablePointer<GError>?) {
    let box = CallbackBox.takeOver(data, as: SignalBox<(String?) -> Void>.self)
    guard let error else { return box.body(nil) }
    defer { g_error_free(error) }
    let isTold =
      g_error_matches(error, g_io_error_quark(), Int32(G_IO_ERROR_FAILED_HANDLED.rawValue)) != 0
      || g_error_matches(error, g_io_error_quark(), Int32(G_IO_ERROR_CANCELLED.rawValue)) != 0
    box.body(isTold ? "" : String(cString: error.pointee.message))
  }
}

/// The text of a C string that is the caller's.
private func text(_ pointer: UnsafeMutablePointer<CChar>?) -> String {
  guard let pointer else { return "" }
  defer { g_free(pointer) }
  return String(cString: pointer)
}
