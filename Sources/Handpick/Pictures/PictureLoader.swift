import CGtk
import Dispatch
import FilesCore
import GtkSupport

/// Looks at files whose rows are in view, off the main thread: for their type where the name does not tell it, and for
/// their thumbnail.
final class PictureLoader {
  static let shared = PictureLoader()

  /// What a look has found.
  enum Found {
    case type(String)
    case thumbnail(Object)
  }

  private let looking = DispatchQueue(label: "pictures", qos: .userInitiated)
  private let making = DispatchQueue(label: "thumbnailers", qos: .utility)
  /// How long a file has to be in view: what is scrolled past is not looked at.
  private static let pause = 80

  /// Begins to look; the body is called for each thing that is found, unless the look is cancelled before.
  func look(
    at subject: PictureSubject, pixels: Int32, _ body: @escaping @MainActor (Found) -> Void
  ) -> PictureLook {
    let look = PictureLook(body)
    Timeout.after(milliseconds: Self.pause) { [looking, making] in
      guard !look.isCancelled else { return }
      looking.async {
        Self.look(at: subject, pixels: pixels, for: look) { type, cache in
          making.async {
            guard !look.isCancelled, cache.make(type: type) else { return }
            Self.deliver(cache.thumbnail(), to: look)
          }
        }
      }
    }
    return look
  }

  private nonisolated static func look(
    at subject: PictureSubject, pixels: Int32, for look: PictureLook,
    make: (String, ThumbnailCache) -> Void
  ) {
    guard !look.isCancelled, let name = subject.path.name else { return }
    var type = ContentType.byName(name)
    if type == nil {
      type = ContentType.byContent(of: subject.path)
      if let type { deliver(type: type, to: look) }
    }
    guard !look.isCancelled, let type, subject.size > 0 else { return }
    guard let cache = ThumbnailCache(subject, pixels: pixels) else { return }
    if let texture = cache.thumbnail() {
      deliver(texture, to: look)
    } else if Thumbnailers.shared.canMake(type), cache.mayMake {
      make(type, cache)
    }
  }

  private nonisolated static func deliver(type: String, to look: PictureLook) {
    DispatchQueue.main.async { MainActor.assumeIsolated { look.take(.type(type)) } }
  }

  private nonisolated static func deliver(_ texture: LoadedTexture?, to look: PictureLook) {
    guard let texture else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { look.take(.thumbnail(texture.takeOver())) } }
  }
}
