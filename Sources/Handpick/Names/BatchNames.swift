import FilesCore

/// New names for many files by one rule, with what stands against each.
nonisolated enum BatchNames {
  struct File: Sendable {
    let folder: FilePath
    let name: FileName
    let isFolder: Bool
  }

  enum Rule: Equatable, Sendable {
    /// Every place where a text stands in the name, the extension left alone.
    case replace(String, with: String, matchesCase: Bool)
    /// A text in which `*` stands for the old name and a run of `#` for a number of at least so many digits.
    case template(String, start: Int)
    case letters(Letters)
  }

  enum Letters: Sendable, CaseIterable {
    case small
    case capital
    case capitalized
  }

  /// What becomes of one file.
  struct Result: Equatable, Sendable {
    let folder: FilePath
    let former: FileName
    /// The new name, or nil where the text cannot be one.
    let name: FileName?
    /// What stands against it, or nil.
    let obstacle: Obstacle?

    var isChanged: Bool { name != former }
  }

  enum Obstacle: Equatable, Sendable {
    case notAName(String)
    /// Another one of these files would get the same name.
    case twice
    /// A file that is not among these has it.
    case taken
  }

  /// The results in the order of the files.
  ///
  /// - Parameter exists: Whether something has a path.
  /// - Complexity: O(n) in the bytes of the names.
  static func results(
    for files: [File], _ rule: Rule, exists: (FilePath) -> Bool
  ) -> [Result] {
    let texts = files.enumerated().map { index, file in text(for: file, index, rule) }
    let names = zip(files, texts).map { file, text in file.name.edited(to: text) }
    var counts: [FilePath: Int] = [:]
    for (file, name) in zip(files, names) {
      if let name { counts[file.folder.appending(name), default: 0] += 1 }
    }
    let formers = Set(files.map { $0.folder.appending($0.name) })
    return files.indices.map { index in
      let (folder, former) = (files[index].folder, files[index].name)
      guard let name = names[index], name.bytes.count <= 255 else {
        let problem =
          texts[index].isEmpty ? localized("A name cannot be empty.") : NameProblem.of(texts[index])
        return Result(folder: folder, former: former, name: nil, obstacle: .notAName(problem ?? ""))
      }
      let path = folder.appending(name)
      let obstacle: Obstacle? =
        if isOnlyEnding(texts[index], of: files[index]) {
          .notAName(localized("Only the extension would be left."))
        } else if counts[path, default: 0] > 1 {
          .twice
        } else if name != former, !formers.contains(path), exists(path) {
          .taken
        } else { nil }
      return Result(folder: folder, former: former, name: name, obstacle: obstacle)
    }
  }

  /// Whether nothing is left of a name but what told its type, which would hide the file.
  private static func isOnlyEnding(_ text: String, of file: File) -> Bool {
    let whole = file.name.display
    let ending = whole.dropFirst(NameProblem.baseLength(of: whole, isFolder: file.isFolder))
    return !ending.isEmpty && text == ending
  }

  private static func text(for file: File, _ index: Int, _ rule: Rule) -> String {
    let whole = file.name.display
    let length = NameProblem.baseLength(of: whole, isFolder: file.isFolder)
    let base = String(whole.prefix(length))
    let ending = String(whole.dropFirst(length))
    switch rule {
    case .replace(let text, let replacement, let matchesCase):
      return base.replacing(text, with: replacement, matchesCase: matchesCase) + ending
    case .template(let template, let start):
      return fill(template, base: base, number: start + index) + ending
    case .letters(.small): return base.lowercased() + ending
    case .letters(.capital): return base.uppercased() + ending
    case .letters(.capitalized): return base.capitalizedWords + ending
    }
  }

  private static func fill(_ template: String, base: String, number: Int) -> String {
    var filled = ""
    var rest = template[...]
    while let character = rest.first {
      if character == "#" {
        let run = rest.prefix { $0 == "#" }
        let digits = String(number)
        filled += String(repeating: "0", count: max(0, run.count - digits.count)) + digits
        rest = rest.dropFirst(run.count)
      } else {
        filled += character == "*" ? base : String(character)
        rest = rest.dropFirst()
      }
    }
    return filled
  }
}

nonisolated extension String {
  /// The text with each occurrence of another one replaced; where that is empty, as it is.
  fileprivate func replacing(_ text: String, with replacement: String, matchesCase: Bool) -> String {
    guard !text.isEmpty else { return self }
    let wanted = Array(matchesCase ? text : text.lowercased())
    let characters = Array(self)
    let compared = matchesCase ? characters : characters.map { Character(lowercasing: $0) }
    var result = ""
    var index = 0
    while index < characters.count {
      if compared[index...].starts(with: wanted) {
        result += replacement
        index += wanted.count
      } else {
        result.append(characters[index])
        index += 1
      }
    }
    return result
  }

  /// The text with the first letter of each word as a capital and the others small.
  fileprivate var capitalizedWords: String {
    var result = ""
    var isInWord = false
    for character in self {
      result += isInWord ? character.lowercased() : character.uppercased()
      isInWord = character.isLetter || character.isNumber || character == "'" || character == "’"
    }
    return result
  }
}

nonisolated extension Character {
  /// The small letter, where that is one character too.
  fileprivate init(lowercasing character: Character) {
    let small = character.lowercased()
    self = small.count == 1 ? Character(small) : character
  }
}
