import FilesCore

/// What the search says.
enum SearchTexts {
  /// "1 match", "12 matches", "Searching… 12 matches so far".
  static func matches(_ count: Int, isRunning: Bool) -> String {
    switch (count, isRunning) {
    case (0, true): localized("Searching…")
    case (0, false): localized("No matches")
    case (_, true):
      localizedPlural("Searching… {count} match so far", "Searching… {count} matches so far", count)
    case (_, false): localizedPlural("{count} match", "{count} matches", count)
    }
  }

  /// "1 folder could not be searched.", or nothing.
  static func unreadable(_ count: Int) -> String {
    count == 0
      ? ""
      : localizedPlural(
        "{count} folder could not be searched.", "{count} folders could not be searched.", count)
  }

  static func spoken(_ matches: String, unreadable count: Int) -> String {
    count == 0 ? matches : "\(matches). \(unreadable(count))"
  }
}
