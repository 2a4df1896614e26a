import CGtk
import FilesCore
import Glibc

/// The place of one file's thumbnail in the cache that all programs of the desktop share, after the Thumbnail Managing
/// Standard of freedesktop.org.
nonisolated struct ThumbnailCache: Sendable {
  private static let flavors: [(folder: String, pixels: Int32)] = [
    ("normal", 128), ("large", 256), ("x-large", 512), ("xx-large", 1024),
  ]

  private let subject: PictureSubject
  private let pixels: Int32
  private let folder: String
  private let uri: String
  /// The name of the thumbnail, whatever its size.
  private let name: String

  /// The cache for a file and the size that it is shown in; nil for the cache's own files.
  init?(_ subject: PictureSubject, pixels: Int32) {
    self.subject = subject
    self.pixels = pixels
    folder = String(cString: g_get_user_cache_dir()) + "/thumbnails"
    guard !subject.path.bytes.starts(with: (folder + "/").utf8), let uri = Self.uri(of: subject.path) else {
      return nil
    }
    self.uri = uri
    guard let sum = g_compute_checksum_for_string(G_CHECKSUM_MD5, uri, -1) else { return nil }
    defer { g_free(sum) }
    name = String(cString: sum) + ".png"
  }

  /// The URI as GLib writes it: other programs have to find the same name for it.
  private static func uri(of path: FilePath) -> String? {
    let uri = (path.bytes + [0]).withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { g_filename_to_uri($0.baseAddress, nil, nil) }
    }
    guard let uri else { return nil }
    defer { g_free(uri) }
    return String(cString: uri)
  }

  /// The size to make: the smallest that is large enough.
  private var flavor: (folder: String, pixels: Int32) {
    Self.flavors.first { $0.pixels >= pixels } ?? Self.flavors[Self.flavors.count - 1]
  }

  private var failure: String { "\(folder)/fail/handpick/\(name)" }

  /// The thumbnail that is there and of the file as it is now.
  func thumbnail() -> LoadedTexture? {
    let wanted = flavor.pixels
    let enough = Self.flavors.filter { $0.pixels >= wanted }
    for flavor in enough {
      guard let picture = read("\(folder)/\(flavor.folder)/\(name)") else { continue }
      defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
      if isCurrent(picture) { return LoadedTexture(picture, pixels: pixels) }
    }
    return nil
  }

  /// Whether it makes sense to make one: it has not failed for the file as it is now, and reading the file is cheap.
  var mayMake: Bool {
    if let failed = read(failure) {
      defer { g_object_unref(UnsafeMutableRawPointer(failed)) }
      if isCurrent(failed) { return false }
    }
    return !isRemote
  }

  /// Whether reading all of the file may take its time over a network.
  private var isRemote: Bool {
    guard let file = g_file_new_for_uri(uri) else { return true }
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    guard let info = g_file_query_filesystem_info(file, G_FILE_ATTRIBUTE_FILESYSTEM_REMOTE, nil, nil) else {
      return true
    }
    defer { g_object_unref(UnsafeMutableRawPointer(info)) }
    return g_file_info_get_attribute_boolean(info, G_FILE_ATTRIBUTE_FILESYSTEM_REMOTE) != 0
  }

  /// Makes the thumbnail with the desktop's program for the type; a failure is noted for all programs of this one.
  func make(type: String) -> Bool {
    let flavor = flavor
    let target = "\(folder)/\(flavor.folder)"
    guard g_mkdir_with_parents(target, 0o700) == 0 else { return false }
    let made = Thumbnailers.shared.picture(of: subject.path, uri: uri, type: type, pixels: flavor.pixels)
    guard let made else {
      noteFailure()
      return false
    }
    defer { g_object_unref(UnsafeMutableRawPointer(made)) }
    return save(made, in: target, as: name)
  }

  private func noteFailure() {
    let target = "\(folder)/fail/handpick"
    guard g_mkdir_with_parents(target, 0o700) == 0, let empty = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 1, 8, 1, 1)
    else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(empty)) }
    gdk_pixbuf_fill(empty, 0)
    _ = save(empty, in: target, as: name)
  }

  /// Writes a picture under another name first: nobody ever reads half of one.
  private func save(_ picture: OpaquePointer, in target: String, as name: String) -> Bool {
    let keys = ["tEXt::Thumb::URI", "tEXt::Thumb::MTime", "tEXt::Thumb::Size", "tEXt::Software"]
    let values = [uri, String(subject.modified), String(subject.size), "Handpick"]
    var template = Array("\(target)/.handpick-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { return false }
    close(file)
    let temporary = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    let isSaved = withCStrings(keys) { keys in
      withCStrings(values) { gdk_pixbuf_savev(picture, temporary, "png", keys, $0, nil) != 0 }
    }
    guard isSaved, rename(temporary, "\(target)/\(name)") == 0 else {
      unlink(temporary)
      return false
    }
    return true
  }

  private func read(_ path: String) -> OpaquePointer? {
    guard access(path, R_OK) == 0 else { return nil }
    return gdk_pixbuf_new_from_file(path, nil)
  }

  private func isCurrent(_ picture: OpaquePointer) -> Bool {
    option("tEXt::Thumb::MTime", of: picture) == String(subject.modified)
      && option("tEXt::Thumb::URI", of: picture) ?? uri == uri
  }

  private func option(_ key: String, of picture: OpaquePointer) -> String? {
    gdk_pixbuf_get_option(picture, key).map { String(cString: $0) }
  }

  private func withCStrings<Result>(
    _ texts: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Result
  ) -> Result {
    var pointers = texts.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return pointers.withUnsafeMutableBufferPointer { body($0.baseAddress) }
  }
}
