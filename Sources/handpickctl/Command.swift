import FilesCore

/// What the command was asked to do.
struct Command: Equatable {
  enum Verb: String, CaseIterable {
    case list
    case move
    case copy
    case duplicate
    case trash
    case delete
    case undo
    case redo
    case history
    case recover
  }

  var verb = Verb.list
  var isJSON = false
  var files: [[UInt8]] = []
  var destination: [UInt8]?
  var policy = ConflictPolicy.fail
  var isPermanent = false
  var sort = FolderSort.name
  var isReversed = false
  var showsHidden = false
  var endsWithNull = false

  /// Understands a command line; nil where it asks for help or the version.
  ///
  /// - Throws: ``UsageError``.
  init(_ arguments: [[UInt8]]) throws {
    guard let word = arguments.first else { throw UsageError(localized("a command is missing")) }
    guard let verb = Verb(rawValue: String(decoding: word, as: UTF8.self)) else {
      throw UsageError(
        localized("“{word}” is no command", ["word": String(decoding: word, as: UTF8.self)]))
    }
    self.verb = verb
    var rest = arguments.dropFirst()
    var areOptionsOver = false
    while let argument = rest.popFirst() {
      if areOptionsOver || argument.first != UInt8(ascii: "-") || argument.count == 1 {
        files.append(argument)
      } else if argument.elementsEqual("--".utf8) {
        areOptionsOver = true
      } else {
        try take(option: argument, &rest)
      }
    }
    try check()
  }

  private mutating func take(option: [UInt8], _ rest: inout ArraySlice<[UInt8]>) throws {
    let parts = option.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(decoding: parts[0], as: UTF8.self)
    let value = parts.count > 1 ? Array(parts[1]) : nil
    func word() throws -> [UInt8] {
      guard let found = value ?? rest.popFirst(), !found.isEmpty else {
        throw UsageError(localized("{option} needs a value", ["option": name]))
      }
      return found
    }
    switch (verb, name) {
    case (.move, "--to"), (.copy, "--to"):
      destination = try word()
      return
    case (.move, "--on-conflict"), (.copy, "--on-conflict"):
      policy = try choice(name, String(decoding: try word(), as: UTF8.self))
      return
    case (.list, "--sort"):
      sort = try choice(name, String(decoding: try word(), as: UTF8.self))
      return
    default: break
    }
    if value != nil {
      throw UsageError(
        localized(
          "{option} takes no value, or is no option of “{command}”",
          ["option": name, "command": verb.rawValue]))
    }
    switch (verb, name) {
    case (_, "--json"): isJSON = true
    case (.delete, "--permanently"): isPermanent = true
    case (.list, "--reverse"): isReversed = true
    case (.list, "--hidden"): showsHidden = true
    case (.list, "-0"): endsWithNull = true
    default:
      throw UsageError(
        localized("“{option}” is no option of “{command}”", ["option": name, "command": verb.rawValue]))
    }
  }

  private func choice<Value: RawRepresentable & CaseIterable>(
    _ name: String, _ word: String
  ) throws -> Value where Value.RawValue == String {
    if let value = Value(rawValue: word) { return value }
    let words = Value.allCases.map(\.rawValue).joined(separator: ", ")
    throw UsageError(localized("{option} is one of {words}", ["option": name, "words": words]))
  }

  private func check() throws {
    if files.contains([]) || destination == [] {
      throw UsageError(localized("a file's name cannot be empty"))
    }
    switch verb {
    case .move, .copy:
      if destination == nil { throw UsageError(localized("--to=FOLDER is missing")) }
      if files.isEmpty { throw UsageError(localized("no file is given")) }
    case .duplicate, .trash:
      if files.isEmpty { throw UsageError(localized("no file is given")) }
    case .delete:
      if !isPermanent {
        throw UsageError(localized("deleting cannot be undone: say --permanently, or use “trash”"))
      }
      if files.isEmpty { throw UsageError(localized("no file is given")) }
    case .list:
      if files.count != 1 { throw UsageError(localized("one folder is expected")) }
      if isJSON, endsWithNull { throw UsageError(localized("-0 and --json exclude each other")) }
    case .undo, .redo:
      if files.count > 1 { throw UsageError(localized("at most one operation is expected")) }
    case .history, .recover:
      if !files.isEmpty {
        throw UsageError(localized("“{command}” takes no files", ["command": verb.rawValue]))
      }
    }
  }
}
