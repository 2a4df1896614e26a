import CGtk
import FilesCore
import Glibc
import GtkSupport

/// Who may do what with a file, as check boxes that are carried out at once.
///
/// - Accessibility: check boxes named by whole phrases (`The owner can read it`); an error is said in a label below.
final class PermissionsEditor {
  let widget: Box
  private let path: FilePath
  private var mode: UInt32
  private var boxes: [(bit: UInt32, box: CheckButton)] = []
  private let problem = Label().styled("rename-problem")
  private var isResetting = false
  /// Called with an error to be spoken.
  var onProblem: ((String) -> Void)?

  init(_ facts: FileFacts) {
    path = facts.path
    mode = facts.mode
    widget = Box(GTK_ORIENTATION_VERTICAL, spacing: 2)
    let isFolder = facts.kind == .folder
    let isOwn = facts.ownerID == geteuid() || geteuid() == 0
    for (bit, text) in Self.texts(isFolder: isFolder) {
      let box = CheckButton(text)
      box.isActive = mode & bit != 0
      box.isSensitive = isOwn
      box.onToggled { [weak self, weak box] in
        if let box { self?.set(bit, box.isActive) }
      }
      boxes.append((bit, box))
      widget.append(box)
    }
    if !isOwn {
      let reason = Label(localized("Only the owner, {name}, can change this.", ["name": facts.owner]))
      reason.xalign = 0
      widget.append(reason.styled("dim-label"))
    }
    problem.wraps = true
    problem.maximumWidth = 40
    problem.isVisible = false
    widget.append(problem)
  }

  private static func texts(isFolder: Bool) -> [(UInt32, String)] {
    let (owner, group, others): (UInt32, UInt32, UInt32) = (0o100, 0o010, 0o001)
    guard isFolder else {
      return [
        (owner * 4, localized("The owner can read it")), (owner * 2, localized("The owner can change it")),
        (owner, localized("The owner can run it as a program")),
        (group * 4, localized("The group can read it")), (group * 2, localized("The group can change it")),
        (group, localized("The group can run it as a program")),
        (others * 4, localized("Others can read it")), (others * 2, localized("Others can change it")),
        (others, localized("Others can run it as a program")),
      ]
    }
    return [
      (owner * 4, localized("The owner can list the files")),
      (owner * 2, localized("The owner can add and remove files")),
      (owner, localized("The owner can reach the files")),
      (group * 4, localized("The group can list the files")),
      (group * 2, localized("The group can add and remove files")),
      (group, localized("The group can reach the files")),
      (others * 4, localized("Others can list the files")),
      (others * 2, localized("Others can add and remove files")),
      (others, localized("Others can reach the files")),
    ]
  }

  private func set(_ bit: UInt32, _ isOn: Bool) {
    guard !isResetting else { return }
    let (path, wanted) = (path, isOn ? mode | bit : mode & ~bit)
    Task { [weak self] in
      let error = await Task.detached { Self.change(path, to: wanted) }.value
      guard let self else { return }
      if error == 0 { mode = wanted } else { fail(error) }
    }
  }

  private nonisolated static func change(_ path: FilePath, to mode: UInt32) -> Int32 {
    path.withReachable { chmod($0, mode & 0o7777) == 0 ? 0 : errno }
  }

  private func fail(_ error: Int32) {
    isResetting = true
    for (bit, box) in boxes { box.isActive = mode & bit != 0 }
    isResetting = false
    let reason =
      switch error {
      case EROFS: localized("The permissions could not be changed: the file system can only be read.")
      case EPERM, EACCES: localized("The permissions could not be changed: you are not the owner.")
      case ENOENT: localized("The permissions could not be changed: the file is no longer there.")
      default:
        localized(
          "The permissions could not be changed: {reason}.", ["reason": String(cString: strerror(error))])
      }
    problem.text = reason
    problem.isVisible = true
    onProblem?(reason)
  }
}
