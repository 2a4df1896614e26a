import CFileSystem

/// A text in the person's language.
///
/// The English text is the key in the catalogue, and `{name}` in it stands for the value of that name, so that a
/// translation can put it where its grammar wants it. Values are data: what they contain is never looked up or filled
/// in, and where a value could reorder the sentence around it, it is set apart.
///
/// ```swift
/// localized("“{name}” is not in this folder.", ["name": name])
/// ```
///
/// - Parameters:
///   - text: the whole phrase in English. Only a literal, since `data/po/update` collects these calls.
///   - values: what stands for the names in braces.
public func localized(_ text: StaticString, _ values: KeyValuePairs<String, String> = [:]) -> String {
  text.withCString { key in
    String(cString: dgettext(Localization.domain, key)).filling(values)
  }
}

/// A text with a number in the person's language, in the plural form that the language has for the number.
///
/// `{count}` stands for the number, written as the person's locale does.
///
/// ```swift
/// localizedPlural("{count} file", "{count} files", files.count)
/// ```
///
/// - Parameters:
///   - one: the whole phrase in English for one. A literal.
///   - many: the whole phrase in English for any other number. A literal.
///   - count: the number that decides.
///   - values: what stands for other names in braces.
public func localizedPlural(
  _ one: StaticString, _ many: StaticString, _ count: Int, _ values: KeyValuePairs<String, String> = [:]
) -> String {
  one.withCString { one in
    many.withCString { many in
      String(cString: dngettext(Localization.domain, one, many, UInt(count.magnitude)))
        .filling([("count", count.localized)] + values.map { ($0.key, $0.value) })
    }
  }
}

/// A text that English says with the same words in several places, and other languages perhaps not.
///
/// ```swift
/// localizedInContext("kind of file", "Folder")
/// ```
///
/// - Parameters:
///   - context: where the text stands, for translators. A literal.
///   - text: the whole phrase in English. A literal.
///   - values: what stands for the names in braces.
public func localizedInContext(
  _ context: StaticString, _ text: StaticString, _ values: KeyValuePairs<String, String> = [:]
) -> String {
  "\(context)\u{4}\(text)".withCString { key in
    guard let found = dgettext(Localization.domain, key), found != UnsafeMutablePointer(mutating: key) else {
      return "\(text)".filling(values)
    }
    return String(cString: found).filling(values)
  }
}

extension StaticString {
  fileprivate func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    // A literal ends with a NUL.
    withUTF8Buffer { buffer in
      UnsafeRawPointer(buffer.baseAddress.unsafelyUnwrapped).withMemoryRebound(
        to: CChar.self, capacity: buffer.count + 1, body)
    }
  }
}
