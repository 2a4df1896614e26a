import CGtk
import FilesCore
import GtkSupport
import SelectionToolbar

/// The choice of an application to open files with.
final class OpenWithDialog {
  private let dialog: DialogWindow
  private let list = ListBox()
  private let applications: [Object]
  private let continuation: CheckedContinuation<Object?, Never>
  private let types: Set<String>
  private let always = CheckButton(localized("Always use it for files of this type"))

  /// The same from a menu, where the choice can be kept for the files' types.
  static func open(_ uris: [String], in window: Window) async throws(LaunchError) -> String? {
    let found = choices(for: uris)
    let known = Set(found.map(identifier))
    let others = everyApplication.filter { !known.contains(identifier($0)) }
    let types = Set(uris.prefix(200).compactMap(FileLauncher.contentType))
    var dialog: OpenWithDialog?
    let application = await withCheckedContinuation { continuation in
      dialog = OpenWithDialog(
        found + others, parent: window.pointer(), remembersFor: types, continuation: continuation)
    }
    _ = dialog
    guard let application else { return nil }
    try FileLauncher.launch(application, uris: uris)
    return localized(
      "Opened in {application}",
      ["application": String(cString: g_app_info_get_display_name(application.opaque))])
  }

  /// The applications that can be given files at all.
  private static var everyApplication: [Object] {
    list(g_app_info_get_all()).filter {
      g_app_info_should_show($0.opaque) != 0
        && (g_app_info_supports_uris($0.opaque) != 0 || g_app_info_supports_files($0.opaque) != 0)
    }
  }

  /// Asks for an application and opens the files with it; answers what was done, nil where the person backed out.
  static func open(_ uris: [String], _ context: ShareContext) async throws -> String? {
    var dialog: OpenWithDialog?
    let application = await withCheckedContinuation { continuation in
      dialog = OpenWithDialog(choices(for: uris), parent: context.window, continuation: continuation)
    }
    _ = dialog
    guard let application else { return nil }
    try FileLauncher.launch(application, uris: uris)
    return localized(
      "Opened in {application}",
      ["application": String(cString: g_app_info_get_display_name(application.opaque))])
  }

  /// The applications that can open all of these files, the best first.
  static func choices(for uris: [String]) -> [Object] {
    let types = Set(uris.prefix(200).compactMap(FileLauncher.contentType))
    guard let first = types.first else { return [] }
    let others = types.dropFirst().map { type in Set(applications(for: type).map(identifier)) }
    return applications(for: first).filter { application in
      others.allSatisfy { $0.contains(identifier(application)) }
    }
  }

  private static func applications(for type: String) -> [Object] { list(g_app_info_get_all_for_type(type)) }

  /// The applications of a list whose references are the caller's.
  private static func list(_ head: UnsafeMutablePointer<GList>?) -> [Object] {
    defer { g_list_free(head) }
    var applications: [Object] = []
    var node = head
    while let current = node {
      if let data = current.pointee.data { applications.append(Object(adopting: data)) }
      node = current.pointee.next
    }
    return applications
  }

  private static func identifier(_ application: Object) -> String {
    g_app_info_get_id(application.opaque).map { String(cString: $0) } ?? ""
  }

  private init(
    _ applications: [Object], parent: UnsafeMutablePointer<GtkWindow>?, remembersFor types: Set<String> = [],
    continuation: CheckedContinuation<Object?, Never>
  ) {
    self.applications = applications
    self.types = types
    self.continuation = continuation
    dialog = DialogWindow(title: localized("Open with"), parent: parent) {
      continuation.resume(returning: nil)
    }
    list.setAccessibleLabel(localized("Applications"))
    list.addClass("places")
    for application in applications {
      let name = String(cString: g_app_info_get_display_name(application.opaque))
      list.append(Self.row(application, name), label: name)
    }
    let scroller = ScrolledWindow(list)
    gtk_widget_set_size_request(scroller.widget, 320, 240)
    dialog.append(scroller.styled("places-frame"))
    if !types.isEmpty { dialog.append(always) }
    let cancel = Button(localized("Cancel")).onClicked { [weak dialog] in dialog?.cancel() }
    let open = Button(localized("Open")).onClicked { [weak self] in self?.choose() }
    dialog.append(buttons: [cancel, open])
    list.onActivate { [weak self] in self?.choose() }
    dialog.present(focus: list)
    list.select(0)
  }

  private static func row(_ application: Object, _ name: String) -> Widget {
    let image = Image(pixelSize: 24)
    if let icon = g_app_info_get_icon(application.opaque) {
      image.setIcon(Object(retaining: UnsafeMutableRawPointer(icon)))
    }
    let label = Label(name)
    label.xalign = 0
    let row = Box(
      GTK_ORIENTATION_HORIZONTAL, spacing: 12, role: GTK_ACCESSIBLE_ROLE_PRESENTATION, [image, label])
    return row.layout(horizontalMargin: 8, verticalMargin: 8)
  }

  private func choose() {
    guard let index = list.selectedIndex else { return }
    if always.isActive {
      for type in types { g_app_info_set_as_default_for_type(applications[index].opaque, type, nil) }
    }
    dialog.close()
    continuation.resume(returning: applications[index])
  }
}
