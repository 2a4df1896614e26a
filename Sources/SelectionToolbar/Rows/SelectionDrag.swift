import CGtk
import GtkSupport

/// What a drag of items is to others.
public struct SelectionDrag {
  /// The items in the forms that others know.
  public let content: ContentProvider
  /// What is drawn at the pointer: `Report.pdf`, `3 files`.
  public let text: String

  public init(content: ContentProvider, text: String) {
    self.content = content
    self.text = text
  }
}

/// How a drag ended.
public enum SelectionDragEnd: Sendable {
  /// It was dropped, or let go over nothing.
  case ended
  /// It was dropped by somebody who moved the content, and wants it deleted here.
  case wantsDeletion
}

/// What is dropped, and where.
public struct SelectionDrop<ID> {
  /// The item under the pointer, or nil on empty ground.
  public let id: ID?
  /// The value, of one of the types asked for.
  public let value: UnsafePointer<GValue>
  /// What was agreed on with who dragged it.
  public let action: GdkDragAction
}
