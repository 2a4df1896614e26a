/// The `Exec` of a desktop entry: a program and its arguments, with places for files. No shell ever reads it.
///
/// Words are separated by spaces; in double quotes a backslash takes the special meaning from `"`, `` ` ``, `$` and `\`,
/// and nothing is filled in.
public struct ExecLine: Sendable, Equatable {
  private enum Part: Sendable, Equatable {
    case text([UInt8])
    /// A letter after `%`.
    case code(UInt8)
  }

  private let words: [[Part]]

  /// Nil where the text has no program, or a quote that nothing ends.
  public init?(_ text: String) {
    var words: [[Part]] = []
    var word: [Part]?
    var isQuoted = false
    var bytes = Array(text.utf8)[...]
    func add(_ part: Part) {
      var parts = word ?? []
      if case .text(let new) = part, case .text(let former) = parts.last {
        parts[parts.count - 1] = .text(former + new)
      } else {
        parts.append(part)
      }
      word = parts
    }
    while let byte = bytes.popFirst() {
      switch byte {
      case UInt8(ascii: "\""):
        isQuoted.toggle()
        add(.text([]))
      case UInt8(ascii: "\\") where isQuoted:
        guard let next = bytes.popFirst() else { return nil }
        add(.text("\"`$\\".utf8.contains(next) ? [next] : [byte, next]))
      case UInt8(ascii: " ") where !isQuoted, UInt8(ascii: "\t") where !isQuoted:
        if let word { words.append(word) }
        word = nil
      case UInt8(ascii: "%") where !isQuoted:
        guard let code = bytes.popFirst() else { return nil }
        add(code == byte ? .text([byte]) : .code(code))
      default: add(.text([byte]))
      }
    }
    if let word { words.append(word) }
    guard !isQuoted, case .text(let program) = words.first?.first, !program.isEmpty else { return nil }
    self.words = words
  }

  /// What the program is called: the last part of its path.
  public var program: String {
    guard case .text(let bytes) = words[0][0] else { return "" }
    return String(displaying: Array(bytes.split(separator: .slash).last ?? []))
  }

  /// Whether each file gets a process of its own.
  public var takesOneFile: Bool { has("f") || has("u") }

  private func has(_ code: Unicode.Scalar) -> Bool {
    words.joined().contains(.code(UInt8(ascii: code)))
  }

  /// The arguments, as bytes, of each process to start: one for all files, or one for each where the program takes one.
  /// Where no place is given for them, the files come last.
  ///
  /// - Parameters:
  ///   - title: the entry's name, for `%c`.
  ///   - entry: the entry's file, for `%k`.
  public func commands(for files: [FilePath], title: String, icon: String, entry: FilePath?) -> [[[UInt8]]] {
    let groups = takesOneFile ? files.map { [$0] } : [files]
    let hasPlace = takesOneFile || has("F") || has("U")
    return groups.map { group in
      var arguments: [[UInt8]] = []
      for word in words {
        switch word {
        case [.code(UInt8(ascii: "F"))]: arguments += group.map(\.bytes)
        case [.code(UInt8(ascii: "U"))]: arguments += group.map { Array($0.uri.utf8) }
        case [.code(UInt8(ascii: "i"))]:
          if !icon.isEmpty { arguments += [Array("--icon".utf8), Array(icon.utf8)] }
        default:
          let filled = word.map { part -> [UInt8] in
            switch part {
            case .text(let bytes): bytes
            case .code(UInt8(ascii: "f")): group.first?.bytes ?? []
            case .code(UInt8(ascii: "u")): Array((group.first?.uri ?? "").utf8)
            case .code(UInt8(ascii: "c")): Array(title.utf8)
            case .code(UInt8(ascii: "k")): entry?.bytes ?? []
            case .code: []
            }
          }
          // A code that stands alone and has nothing to say is no argument.
          let bytes = Array(filled.joined())
          let isAlone = word.count == 1 && word != [.text([])] && bytes.isEmpty
          if !isAlone { arguments.append(bytes) }
        }
      }
      return hasPlace ? arguments : arguments + group.map(\.bytes)
    }
  }
}
