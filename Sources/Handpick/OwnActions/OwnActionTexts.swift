import FilesCore

/// What is said of own actions.
enum OwnActionTexts {
  /// Why an action cannot be done with so many files, nil where it can.
  static func obstacle(_ action: OwnAction, _ count: Int) -> String? {
    if count < action.minimum {
      return localizedPlural("For {count} file or more", "For {count} files or more", action.minimum)
    }
    if count > action.maximum {
      return localizedPlural("For {count} file at most", "For {count} files at most", action.maximum)
    }
    return nil
  }

  static func wrongType(_ action: OwnAction, _ name: String) -> String {
    localized(
      "“{action}” is not for files such as “{name}”.", ["action": action.title.asName, "name": name.asName])
  }

  static func started(_ action: OwnAction) -> String {
    localized("“{action}” was started", ["action": action.title.asName])
  }

  /// What the action's own text says, or that it is done.
  static func done(_ action: OwnAction, _ count: Int) -> String {
    action.done.map { filled($0, count) }
      ?? localizedPlural(
        "“{action}” is done for {count} file", "“{action}” is done for {count} files", count,
        ["action": action.title.asName])
  }

  /// The program's name and what it said.
  static func failed(_ action: OwnAction, reason: String) -> String {
    localized(
      "“{action}” failed. {program} says: {reason}",
      ["action": action.title.asName, "program": action.program.asName, "reason": reason.asName])
  }

  static func filled(_ text: String, _ count: Int) -> String {
    text.replacing("{count}", with: count.localized)
  }
}
