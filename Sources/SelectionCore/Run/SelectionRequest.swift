/// An action and what it was asked for.
struct SelectionRequest<ID: Hashable & Sendable> {
  let action: SelectionToolbarAction<ID>
  /// In the shown order.
  var ids: [ID]
  /// The model's `choices` at that time; nil where the ids are not the selection, which then is left alone.
  let choices: Int?
}
