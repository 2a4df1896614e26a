extension SelectionToolbarAction {
  /// An action of one's own.
  ///
  /// Both closures may answer with a `SelectionOutcome` to tell more of how it went: a message, the ids that failed.
  /// Without one it went well.
  ///
  /// - Parameters:
  ///   - id: tells it from the others of its bar.
  ///   - title: what its button says.
  ///   - symbol: the name of its icon.
  ///   - role: `.destructive` draws it in the danger colour and asks first.
  ///   - minimum: how many ids it needs; less than 1 counts as 1.
  ///   - done: the verb of its confirmation line ("Archived").
  ///   - endsSelection: whether a success ends select mode.
  ///   - perform: does it. It gets the selected ids in the shown order, the hidden ones last.
  ///   - undo: takes it back, for the same ids but those that failed.
  public init<Done, Undone>(
    id: String, title: String, symbol: String, role: SelectionActionRole? = nil, minimum: Int = 1,
    done: String? = nil, endsSelection: Bool = true,
    perform: @escaping @MainActor ([ID]) async throws -> Done,
    undo: @escaping @MainActor ([ID]) async throws -> Undone
  ) {
    self.init(
      id: id, title: title, symbol: symbol, role: role, minimum: minimum, done: done,
      endsSelection: endsSelection, performing: .work(Self.outcome(of: perform)),
      undoing: Self.outcome(of: undo))
  }

  /// An action of one's own that cannot be undone, or only perhaps.
  public init<Done>(
    id: String, title: String, symbol: String, role: SelectionActionRole? = nil, minimum: Int = 1,
    done: String? = nil, endsSelection: Bool = true,
    perform: @escaping @MainActor ([ID]) async throws -> Done, undo: Work? = nil
  ) {
    self.init(
      id: id, title: title, symbol: symbol, role: role, minimum: minimum, done: done,
      endsSelection: endsSelection, performing: .work(Self.outcome(of: perform)),
      undoing: undo.map { Self.outcome(of: $0) })
  }

  /// One form for closures that answer with an outcome and for those that answer with nothing.
  ///
  /// It looks at the answer as it runs. Two overloads would have the compiler guess which one a closure is meant for,
  /// and it drops outcomes, or refuses closures without one.
  private static func outcome<Answer>(
    of work: @escaping @MainActor ([ID]) async throws -> Answer
  ) -> WorkWithOutcome {
    { ids in
      let answer = try await work(ids)
      return answer as? SelectionOutcome<ID> ?? SelectionOutcome()
    }
  }
}
