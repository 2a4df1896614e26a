import TestSupport

/// Names as people and programs give them, and some that nobody would.
struct RandomNames {
  static let words = [
    "file", "File", "FILE", "IMG_", "img-", "photo", "Photo ", "résumé", "resume", "Résumé", "naïve", "Ärger",
    "ärger",
    "arger", "Zoë", "zoe", "ångström", "Öl", "öl", "øre", "straße", "strasse", "写真", "しゃしん", "シャシン", "ファイル",
    "데이터", "данные", "Данные", "αρχείο", "#", "~", "_", "-", " ", "(copy)", "copy", "&", "é", "e\u{301}", "🙂",
    "😀",
    "a", "A", "b", "B", "z", "Z", "ij", "æ", "ð", "þ", "ł", "ñ", "n\u{303}", "ü", "u\u{308}", "\u{200D}", "İ",
    "ı", "'",
  ]
  static let suffixes = ["", ".jpg", ".JPG", ".txt", ".tar.gz", ".", "..", ".7z", "~"]

  var random: SeededGenerator

  /// A name, which may come twice.
  mutating func next() -> [UInt8] {
    var name = ""
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      name += Self.words.randomElement(using: &random) ?? ""
      switch Int.random(in: 0..<4, using: &random) {
      case 0: name += String(Int.random(in: 0...12, using: &random))
      case 1: name += String(repeating: "0", count: Int.random(in: 0...3, using: &random))
      case 2:
        name += String(
          UInt64.random(in: 0...UInt64.max, using: &random) >> UInt64.random(in: 0...63, using: &random))
      default: name += Bool.random(using: &random) ? "." : ""
      }
    }
    name += Self.suffixes.randomElement(using: &random) ?? ""
    return Array(name.utf8)
  }
}
