import FilesCore
import GtkSupport
import SelectionCore
import SelectionToolbar

/// List or grid, and how large the icons are; the next window has them so too.
extension FolderWindow {
  /// What the windows show their files as at present.
  static var style: ViewStyle {
    get { WindowState.shared.text("view").flatMap(ViewStyle.init) ?? .list }
    set { WindowState.shared.set("view", newValue.rawValue) }
  }

  private static var size: Int {
    get {
      let known = WindowState.shared.number("zoom-\(style.rawValue)") ?? ViewStyle.usualSize
      return min(max(0, known), style.iconSizes.count - 1)
    }
    set { WindowState.shared.set("zoom-\(style.rawValue)", "\(newValue)") }
  }

  /// Makes the view for a window's files.
  static func makeView(
    _ model: SelectionToolbarModel<FileID>, _ describer: FileDescriber, _ shown: ShownFolder,
    _ columns: ColumnLayout
  ) -> SelectionView<FileID> {
    let iconSize = style.iconSizes[size]
    let (select, deselect) = (localized("Select"), localized("Deselect"))
    switch style {
    case .list:
      return SelectionList(model: model, select: select, deselect: deselect) {
        FileRow(describer: describer, shown: shown, columns: columns, iconSize: iconSize)
      }
    case .grid:
      return SelectionGrid(model: model, select: select, deselect: deselect) {
        FileTile(describer: describer, shown: shown, iconSize: iconSize)
      }
    }
  }

  func show(as style: ViewStyle) {
    guard style != Self.style else { return }
    Self.style = style
    remakeView()
  }

  /// Makes the icons larger or smaller by so many steps, or as usual.
  func zoom(by steps: Int?) {
    let size = steps.map { Self.size + $0 } ?? ViewStyle.usualSize
    guard Self.style.iconSizes.indices.contains(size), size != Self.size else { return }
    Self.size = size
    remakeView()
  }
}
