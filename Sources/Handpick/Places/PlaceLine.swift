import CGtk
import FilesCore
import GtkSupport

/// A line of the sidebar: a place, and a button to take it off where it can be.
final class PlaceLine {
  let widget: Widget
  let entry: PlaceEntry
  let button: Button
  let takeOff: Button?

  init(_ entry: PlaceEntry, isBusy: Bool) {
    self.entry = entry
    let icon = Image(pixelSize: 16)
    switch entry.icon {
    case .named(let name): icon.setIcon(named: name)
    case .icon(let object): icon.setIcon(object)
    }
    let label = Label(entry.name)
    label.xalign = 0
    label.ellipsize = PANGO_ELLIPSIZE_END
    // Wide enough for the usual places however large the text is; a bookmark may have any name.
    label.maximumWidth = 22
    label.layout(hexpand: true)
    var parts: [Widget] = [icon, label]
    if isBusy {
      let spinner = Spinner()
      spinner.isSpinning = true
      parts.append(spinner)
    }
    let content = Box(
      GTK_ORIENTATION_HORIZONTAL, spacing: 10, role: GTK_ACCESSIBLE_ROLE_PRESENTATION, parts)
    button = Button(child: content, label: entry.name).styled("flat", "place-line").flushingAccessible()
    button.layout(hexpand: true)
    button.tooltip = entry.path?.tip
    if isBusy { button.setAccessibleDescription(localized("In progress")) }
    takeOff = isBusy ? nil : Self.takeOffButton(entry)
    widget = Box(GTK_ORIENTATION_HORIZONTAL, [button] + (takeOff.map { [$0] } ?? []))
  }

  private static func takeOffButton(_ entry: PlaceEntry) -> Button? {
    guard case .mount(let mount) = entry.kind, mount.canEject || mount.canUnmount else { return nil }
    let label =
      mount.canEject
      ? localized("Eject {name}", ["name": entry.name]) : localized("Unmount {name}", ["name": entry.name])
    let button = Button(child: Image(icon: "media-eject-symbolic"), label: label)
    button.tooltip = label
    return button.styled("flat", "place-off")
  }

  func setCurrent(_ isCurrent: Bool) {
    button.setClass("current", isCurrent)
    button.setAccessibleDescription(isCurrent ? localized("Current folder") : "")
  }

  /// Moves the focus between the place and its button.
  func moveFocus(toButton: Bool) {
    if toButton { takeOff?.grabFocus() } else { button.grabFocus() }
  }
}
