import CGtk
import FilesCore
import GtkSupport
import SelectionToolbar

/// The drag of files that is under way in this program, and what a drop of files does.
enum FileDrag {
  /// The files that this program drags at the moment; empty where another one does, or nobody.
  private(set) static var sources: [FilePath] = []
  /// The devices that they are on: of all their folders. Nil while that is not known.
  private static var devices: Set<UInt64>?

  /// Takes note of what is dragged, and looks in the background on which devices that is: a connection may be slow.
  static func begin(_ paths: [FilePath], _ operations: FileOperations) {
    sources = paths
    devices = nil
    Task {
      let found = await operations.devices(of: paths, to: nil, isCopy: false).devices
      if sources == paths { devices = found }
    }
  }

  static func end() {
    sources = []
    devices = nil
  }

  /// Whether each of the files is on a folder's device, which is among these; nil while it is not known.
  static func sharesDevice(with folder: Set<UInt64>?) -> Bool? {
    guard let devices, let folder else { return nil }
    return devices.union(folder).count == 1
  }

  /// What a drop into a folder would do, as far as it can be told before the files are known.
  ///
  /// A single offer was made so by the modifiers (Ctrl copies, Shift moves) or by who drags. Else files go within a device
  /// and are copied to another: where one of them has to be copied, all are, so that none goes unawares.
  static func action(into folder: FilePath, offered: GdkDragAction, sharesDevice: Bool?) -> GdkDragAction {
    let moves = offered.contains(GDK_ACTION_MOVE)
    let copies = offered.contains(GDK_ACTION_COPY)
    guard moves || copies else { return .noDrag }
    if sources.contains(where: { folder.isEqualOrBelow($0) }) { return .noDrag }
    let isThere = !sources.isEmpty && sources.allSatisfy { $0.parent == folder }
    guard moves && copies else { return moves ? (isThere ? .noDrag : GDK_ACTION_MOVE) : GDK_ACTION_COPY }
    if isThere { return .noDrag }
    return sharesDevice == true ? GDK_ACTION_MOVE : GDK_ACTION_COPY
  }

  /// Whether Alt is held: the person wants to be asked.
  static var isAsking: Bool {
    guard let display = gdk_display_get_default(), let seat = gdk_display_get_default_seat(display),
      let keyboard = gdk_seat_get_keyboard(seat)
    else { return false }
    return gdk_device_get_modifier_state(keyboard).contains(GDK_ALT_MASK)
  }
}

extension GdkDragAction {
  func contains(_ other: GdkDragAction) -> Bool { rawValue & other.rawValue != 0 }
}
