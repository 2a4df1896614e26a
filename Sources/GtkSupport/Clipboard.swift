import CGtk

/// A display's `GdkClipboard`, read without blocking.
public final class Clipboard: Object {
  /// The clipboard that a widget's window has.
  public init(of widget: Widget) {
    super.init(retaining: UnsafeMutableRawPointer(made(gtk_widget_get_clipboard(widget.widget))))
  }

  /// Calls the body when the content has become another.
  public func onChange(_ body: @escaping () -> Void) -> SignalConnection { connect("changed", body) }

  /// Whether the content is this program's own.
  public var isLocal: Bool { gdk_clipboard_is_local(opaque) != 0 }

  /// Whether the content comes in this MIME type.
  public func has(_ type: String) -> Bool {
    gdk_content_formats_contain_mime_type(gdk_clipboard_get_formats(opaque), type) != 0
  }

  /// Whether the content can be had as a list of files, in whatever form.
  public var hasFiles: Bool {
    let formats = gdk_content_formats_union_deserialize_gtypes(
      gdk_content_formats_ref(gdk_clipboard_get_formats(opaque)))
    defer { gdk_content_formats_unref(formats) }
    return gdk_content_formats_contain_gtype(formats, cgtk_type_file_list()) != 0
  }

  /// Empties the clipboard.
  public func clear() { gdk_clipboard_set_content(opaque, nil) }

  /// The content in this MIME type, or nil where it has none, or the program that has it does not answer.
  public func data(_ type: String) async -> [UInt8]? {
    guard has(type), let stream = await stream(type) else { return nil }
    return await stream.readAll()
  }

  private func stream(_ type: String) async -> InputStream? {
    await withCheckedContinuation { (continuation: CheckedContinuation<InputStream?, Never>) in
      let done: GAsyncReadyCallback = { clipboard, result, data in
        let box = CallbackBox.takeOver(data, as: SignalBox<(InputStream?) -> Void>.self)
        let stream = clipboard.flatMap { gdk_clipboard_read_finish(OpaquePointer($0), result, nil, nil) }
        box.body(stream.map { InputStream(adopting: UnsafeMutableRawPointer($0)) })
      }
      let box = SignalBox<(InputStream?) -> Void> { continuation.resume(returning: $0) }
      type.withCString { name in
        var types: [UnsafePointer<CChar>?] = [name, nil]
        gdk_clipboard_read_async(opaque, &types, G_PRIORITY_DEFAULT, nil, done, box.retainedForGLib())
      }
    }
  }

  /// The URIs of the content as a list of files; empty where it is none.
  ///
  /// GTK knows the portal's form of files too, which programs in a sandbox give.
  public func files() async -> [String] {
    guard hasFiles else { return [] }
    return await withCheckedContinuation { continuation in
      let done: GAsyncReadyCallback = { clipboard, result, data in
        let box = CallbackBox.takeOver(data, as: SignalBox<([String]) -> Void>.self)
        let value = clipboard.flatMap { gdk_clipboard_read_value_finish(OpaquePointer($0), result, nil) }
        box.body(value.map(FileList.uris) ?? [])
      }
      let box = SignalBox<([String]) -> Void> { continuation.resume(returning: $0) }
      gdk_clipboard_read_value_async(
        opaque, cgtk_type_file_list(), G_PRIORITY_DEFAULT, nil, done, box.retainedForGLib())
    }
  }
}

/// A `GInputStream` that is read to its end.
final class InputStream: Object {
  /// Everything that comes, or nil where the stream broke.
  func readAll() async -> [UInt8]? {
    var bytes: [UInt8] = []
    while let next = await readSome() {
      if next.isEmpty { return bytes }
      bytes += next
    }
    return nil
  }

  private func readSome() async -> [UInt8]? {
    await withCheckedContinuation { continuation in
      let done: GAsyncReadyCallback = { stream, result, data in
        let box = CallbackBox.takeOver(data, as: SignalBox<([UInt8]?) -> Void>.self)
        guard let stream,
          let bytes = g_input_stream_read_bytes_finish(
            UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GInputStream.self), result, nil)
        else { return box.body(nil) }
        var size: gsize = 0
        let start = g_bytes_get_data(bytes, &size)
        box.body(Array(UnsafeRawBufferPointer(start: start, count: Int(size))))
        g_bytes_unref(bytes)
      }
      let box = SignalBox<([UInt8]?) -> Void> { continuation.resume(returning: $0) }
      g_input_stream_read_bytes_async(
        pointer(), 1 << 16, G_PRIORITY_DEFAULT, nil, done, box.retainedForGLib())
    }
  }
}

/// A `GdkFileList` in a value, as a drop or the clipboard has it.
public enum FileList {
  /// The URIs of its files; empty where the value is none.
  public static func uris(_ value: UnsafePointer<GValue>) -> [String] {
    guard g_type_check_value_holds(value, cgtk_type_file_list()) != 0, let list = g_value_get_boxed(value)
    else {
      return []
    }
    let files = gdk_file_list_get_files(OpaquePointer(list))
    defer { g_slist_free(files) }
    var uris: [String] = []
    var node = files
    while let current = node {
      if let file = current.pointee.data, let uri = g_file_get_uri(OpaquePointer(file)) {
        uris.append(String(cString: uri))
        g_free(uri)
      }
      node = current.pointee.next
    }
    return uris
  }
}
