import CGtk
import FilesCore
import GtkSupport

/// A file's picture: its thumbnail where there is one, else the icon of its type.
///
/// An icon by the name's extension is shown at once. What takes a look at the file comes later, and only if the file is
/// still in view then.
///
/// - CSS: an `image.file-picture`.
/// - Accessibility: decoration; the row says what the file is.
final class FilePicture {
  let image: Image
  private let size: Int32
  /// The state of the file that is shown, or that a look was taken at.
  private var shown: PictureSubject?
  private var look: PictureLook?

  /// An empty picture of so many pixels in width and height.
  init(size: Int32) {
    self.size = size
    image = Image(pixelSize: size).styled("file-picture")
  }

  /// Shows a file's picture. To be called again when more is known of the file, or it has changed.
  func show(_ id: FileID, in folder: Folder) {
    guard folder.contains(id) else { return clear() }
    let name = folder.name(of: id)
    let kind = folder.kind(of: id)
    guard kind == .file, let details = folder.details(of: id) else {
      clear()
      return image.setIcon(
        FileIcons.shared.icon(for: name, kind, leadsToFolder: folder.leadsToFolder(id)))
    }
    let subject = PictureSubject(path: folder.path(of: id), modified: details.modified, size: details.size)
    guard subject != shown else { return }
    clear()
    shown = subject
    image.setIcon(FileIcons.shared.icon(for: name, kind, leadsToFolder: false))
    let pixels = size * gtk_widget_get_scale_factor(image.widget)
    look = PictureLoader.shared.look(at: subject, pixels: pixels) { [weak self] found in
      switch found {
      case .type(let type): if let icon = FileIcons.icon(forType: type) { self?.image.setIcon(icon) }
      case .thumbnail(let texture): self?.image.setPaintable(texture)
      }
    }
  }

  /// The file is no longer in view: what was still to come is given up.
  func clear() {
    look?.cancel()
    look = nil
    shown = nil
  }
}
