import CGtk

/// A `GdkContentProvider`: the same content in several forms, for the clipboard or a drag; who takes it picks the
/// form that it knows.
public final class ContentProvider: Object {
  /// Content in these forms, the best first; `type` is a MIME type.
  public init(forms: [(type: String, data: [UInt8])]) {
    var providers: [UnsafeMutablePointer<GdkContentProvider>?] = forms.map { form in
      let bytes = g_bytes_new(form.data, gsize(form.data.count))
      defer { g_bytes_unref(bytes) }
      return gdk_content_provider_new_for_bytes(form.type, bytes)
    }
    // The union takes the providers over.
    super.init(
      adopting: UnsafeMutableRawPointer(
        made(gdk_content_provider_new_union(&providers, gsize(providers.count)))))
  }
}
