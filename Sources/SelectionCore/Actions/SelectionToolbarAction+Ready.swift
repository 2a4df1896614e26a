extension SelectionToolbarAction {
  /// Shares the selected ids by links: what `links` returns is handed to the share sheet, see
  /// `SelectionToolbarRun.share`. URIs, one or more for each id, or none.
  ///
  /// Select mode ends when the sheet has shared them, not when they are ready.
  public static func share(_ links: @escaping @MainActor ([ID]) async throws -> [String]) -> Self {
    Self(
      id: "share", title: "Share", symbol: "send-to-symbolic", role: nil, minimum: 1, done: "Shared",
      endsSelection: true, performing: .share(links), undoing: nil)
  }

  /// Moves the selected ids.
  ///
  /// Both closures may answer with a `SelectionOutcome`.
  public static func move<Done, Undone>(
    _ perform: @escaping @MainActor ([ID]) async throws -> Done,
    undo: @escaping @MainActor ([ID]) async throws -> Undone
  ) -> Self {
    Self(
      id: "move", title: "Move", symbol: "folder-symbolic", done: "Moved", perform: perform, undo: undo)
  }

  /// The same where it cannot be undone, or only perhaps.
  public static func move<Done>(
    _ perform: @escaping @MainActor ([ID]) async throws -> Done, undo: Work? = nil
  ) -> Self {
    Self(
      id: "move", title: "Move", symbol: "folder-symbolic", done: "Moved", perform: perform, undo: undo)
  }

  /// Duplicates the selected ids.
  ///
  /// Both closures may answer with a `SelectionOutcome`.
  public static func duplicate<Done, Undone>(
    _ perform: @escaping @MainActor ([ID]) async throws -> Done,
    undo: @escaping @MainActor ([ID]) async throws -> Undone
  ) -> Self {
    Self(
      id: "duplicate", title: "Duplicate", symbol: "edit-copy-symbolic", done: "Duplicated", perform: perform,
      undo: undo)
  }

  /// The same where it cannot be undone, or only perhaps.
  public static func duplicate<Done>(
    _ perform: @escaping @MainActor ([ID]) async throws -> Done, undo: Work? = nil
  ) -> Self {
    Self(
      id: "duplicate", title: "Duplicate", symbol: "edit-copy-symbolic", done: "Duplicated", perform: perform,
      undo: undo)
  }

  /// Deletes the selected ids, having asked first. Without `undo` the question says that it can't be undone.
  ///
  /// Both closures may answer with a `SelectionOutcome`.
  public static func delete<Done, Undone>(
    _ perform: @escaping @MainActor ([ID]) async throws -> Done,
    undo: @escaping @MainActor ([ID]) async throws -> Undone
  ) -> Self {
    Self(
      id: "delete", title: "Delete", symbol: "user-trash-symbolic", role: .destructive, done: "Deleted",
      perform: perform, undo: undo)
  }

  /// The same where it cannot be undone, or only perhaps.
  public static func delete<Done>(
    _ perform: @escaping @MainActor ([ID]) async throws -> Done, undo: Work? = nil
  ) -> Self {
    Self(
      id: "delete", title: "Delete", symbol: "user-trash-symbolic", role: .destructive, done: "Deleted",
      perform: perform, undo: undo)
  }
}
