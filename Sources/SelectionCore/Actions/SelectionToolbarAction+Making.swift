extension SelectionToolbarAction {
  /// An action of one's own.
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
  public init(
    id: String, title: String, symbol: String, role: SelectionActionRole? = nil, minimum: Int = 1,
    done: String? = nil, endsSelection: Bool = true, perform: @escaping Work, undo: Work? = nil
  ) {
    self.init(
      id: id, title: title, symbol: symbol, role: role, minimum: minimum, done: done,
      endsSelection: endsSelection, performing: .work(Self.plain(perform)), undoing: undo.map(Self.plain))
  }

  /// An action of one's own that tells how it went: with a message, with ids that failed.
  @_disfavoredOverload
  public init(
    id: String, title: String, symbol: String, role: SelectionActionRole? = nil, minimum: Int = 1,
    done: String? = nil, endsSelection: Bool = true, perform: @escaping WorkWithOutcome,
    undo: WorkWithOutcome? = nil
  ) {
    self.init(
      id: id, title: title, symbol: symbol, role: role, minimum: minimum, done: done,
      endsSelection: endsSelection, performing: .work(perform), undoing: undo)
  }

  private static func plain(_ work: @escaping Work) -> WorkWithOutcome {
    { ids in
      try await work(ids)
      return SelectionOutcome()
    }
  }
}
