import CGtk
import FilesCore
import GtkSupport

/// What is said of an operation of the past.
enum HistoryTexts {
  /// When it was and who made it: `Today 05:12, in this window`
  static func details(_ entry: HistoryEntry, isOfWindow: Bool) -> String {
    let date = TransferTexts.date(entry.seconds)
    if isOfWindow { return localized("{date}, in this window", ["date": date]) }
    if entry.isOurs { return localized("{date}, in another window", ["date": date]) }
    return localized("{date}, by another program or earlier", ["date": date])
  }
}
