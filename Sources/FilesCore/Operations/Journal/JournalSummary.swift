/// What the last line of a journal says, so that a history need not read the whole of it.
struct JournalSummary: Hashable, Sendable {
  /// How many items were done, and how many there were.
  var done: Int
  var total: Int
  /// How many steps can be taken back, and be done again.
  var undoable: Int
  var redoable: Int
  /// When it was last taken back or done again, in nanoseconds since 1970; 0 if never.
  var changed: UInt64
}
