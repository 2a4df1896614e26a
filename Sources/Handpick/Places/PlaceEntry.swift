import FilesCore
import GtkSupport

/// An entry of the sidebar.
struct PlaceEntry {
  enum Kind {
    case folder(FilePath)
    case bookmark(FilePath)
    case mount(Mount)
    case volume(Volume)
    case trash
  }

  enum Icon {
    case named(String)
    case icon(Object)
  }

  let kind: Kind
  let name: String
  let icon: Icon

  init(_ kind: Kind, name: String, icon: Icon) {
    self.kind = kind
    self.name = name
    self.icon = icon
  }

  static var trash: PlaceEntry {
    PlaceEntry(.trash, name: localized("Trash"), icon: .named("user-trash-symbolic"))
  }

  /// What tells it from the others, and from itself under another name.
  var id: String {
    let kind =
      switch kind {
      case .folder: "folder"
      case .bookmark: "bookmark"
      case .mount: "mount"
      case .volume: "volume"
      case .trash: "trash"
      }
    return "\(kind) \(path?.uri ?? "") \(name)"
  }

  /// The folder that it leads to, or nil where it has none (yet).
  var path: FilePath? {
    switch kind {
    case .folder(let path), .bookmark(let path): path
    case .mount(let mount): mount.root.flatMap { FilePath(bytes: $0) }
    case .volume, .trash: nil
    }
  }
}
