extension SelectionToolbarAction {
  /// Shares the selected ids by links: what `links` returns is handed to the share sheet, see
  /// `SelectionToolbarRun.share`. URIs, one or more for each id, or none.
  ///
  /// Select mode ends when the sheet has shared them, not when they are ready.
  public static func share(_ links: @escaping @MainActor ([ID]) async throws -> [String]) -> Self {
    Self(
      id: "share", title: "Share", symbol: "emblem-shared-symbolic", role: nil, minimum: 1, done: "Shared",
      endsSelection: true, performing: .share(links), undoing: nil)
  }

  /// Moves the selected ids.
  public static func move(_ perform: @escaping Work, undo: Work? = nil) -> Self {
    Self(
      id: "move", title: "Move", symbol: "folder-symbolic", done: "Moved", perform: perform, undo: undo)
  }

  /// Moves the selected ids.
  ///
  /// Its closures tell how it went: with a message, with ids that failed.
  @_disfavoredOverload
  public static func move(_ perform: @escaping WorkWithOutcome, undo: WorkWithOutcome? = nil) -> Self {
    Self(
      id: "move", title: "Move", symbol: "folder-symbolic", done: "Moved", perform: perform, undo: undo)
  }

  /// Duplicates the selected ids.
  public static func duplicate(_ perform: @escaping Work, undo: Work? = nil) -> Self {
    Self(
      id: "duplicate", title: "Duplicate", symbol: "edit-copy-symbolic", done: "Duplicated", perform: perform,
      undo: undo)
  }

  /// Duplicates the selected ids.
  ///
  /// Its closures tell how it went: with a message, with ids that failed.
  @_disfavoredOverload
  public static func duplicate(_ perform: @escaping WorkWithOutcome, undo: WorkWithOutcome? = nil) -> Self {
    Self(
      id: "duplicate", title: "Duplicate", symbol: "edit-copy-symbolic", done: "Duplicated", perform: perform,
      undo: undo)
  }

  /// Deletes the selected ids, having asked first. Without `undo` the question says that it can't be undone.
  public static func delete(_ perform: @escaping Work, undo: Work? = nil) -> Self {
    Self(
      id: "delete", title: "Delete", symbol: "user-trash-symbolic", role: .destructive, done: "Deleted",
      perform: perform, undo: undo)
  }

  /// Deletes the selected ids, having asked first. Without `undo` the question says that it can't be undone.
  ///
  /// Its closures tell how it went: with a message, with ids that failed.
  @_disfavoredOverload
  public static func delete(_ perform: @escaping WorkWithOutcome, undo: WorkWithOutcome? = nil) -> Self {
    Self(
      id: "delete", title: "Delete", symbol: "user-trash-symbolic", role: .destructive, done: "Deleted",
      perform: perform, undo: undo)
  }
}
