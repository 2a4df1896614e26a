/// What operations say to people: whole phrases, which a catalogue can replace.
///
/// A phrase's English text is its key. `{count}`, `{total}`, `{name}` and `{folder}` stand for what they
/// name, so that a translation can put them where its grammar wants them.
public struct OperationTexts: Sendable {
  /// Finds a phrase: its English form for one, its form for many, and the number that decides.
  public typealias Catalogue = @Sendable (_ one: String, _ many: String, _ count: Int) -> String

  private let catalogue: Catalogue

  /// English texts, or those of a catalogue.
  public init(catalogue: @escaping Catalogue = { one, many, count in count == 1 ? one : many }) {
    self.catalogue = catalogue
  }

  func phrase(_ text: String, name: String = "", folder: String = "") -> String {
    catalogue(text, text, 1).filling(["{name}": name, "{folder}": folder])
  }

  func phrase(_ one: String, _ many: String, _ count: Int, total: Int = 0, name: String = "") -> String {
    catalogue(one, many, count).filling(["{count}": "\(count)", "{total}": "\(total)", "{name}": name])
  }
}

extension String {
  /// The text with each placeholder replaced; what a value contains is never taken for a placeholder.
  fileprivate func filling(_ values: [String: String]) -> String {
    var filled = ""
    var rest = self[...]
    while let brace = rest.firstIndex(of: "{") {
      filled += rest[..<brace]
      rest = rest[brace...]
      if let value = values.first(where: { rest.hasPrefix($0.key) }) {
        filled += value.value
        rest = rest.dropFirst(value.key.count)
      } else {
        filled.append(rest.removeFirst())
      }
    }
    return filled + rest
  }
}

extension FilePath {
  /// The last component for people, or `/` for the root.
  var lastDisplay: String { name?.display ?? display }
}
