import CGtk
import FilesCore
import GtkSupport

/// The icons of files, by kind and by the extension of the name: no file is opened to find out what it is.
final class FileIcons {
  static let shared = FileIcons()

  private var byExtension: [[UInt8]: Object] = [:]
  private let folder = FileIcons.themed("folder")
  private let plain = FileIcons.themed("text-x-generic")
  private let special = FileIcons.themed("application-x-executable")

  func icon(for name: FileName, _ kind: FileKind, leadsToFolder: Bool) -> Object {
    switch kind {
    case .folder: folder
    case .link where leadsToFolder: folder
    case .file, .link: icon(forExtensionOf: name)
    case .fifo, .socket, .device: special
    }
  }

  private func icon(forExtensionOf name: FileName) -> Object {
    guard let dot = name.bytes.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return plain }
    let ending = Array(name.bytes[dot...])
    if let known = byExtension[ending] { return known }
    let icon = ContentType.byName(name).flatMap(Self.icon) ?? plain
    byExtension[ending] = icon
    return icon
  }

  /// The icon of a media type.
  static func icon(forType type: String) -> Object? {
    g_content_type_get_icon(type).map { Object(adopting: UnsafeMutableRawPointer($0)) }
  }

  private static func themed(_ name: String) -> Object {
    Object(adopting: UnsafeMutableRawPointer(made(g_themed_icon_new(name))))
  }
}
