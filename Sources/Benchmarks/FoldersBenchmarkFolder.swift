import Glibc

/// A temporary folder of many files with names, sizes and times as people have them; removed at its end.
final class BenchmarkFolder {
  private static let words = [
    "report", "invoice", "holiday", "summer", "Photo", "scan", "backup", "draft", "final", "notes", "Meeting",
    "budget", "résumé", "Übersicht", "letter", "music", "track", "chapter",
  ]
  private static let suffixes = ["jpg", "JPG", "txt", "pdf", "odt", "png", "mp3", "tar.gz", "docx"]

  private let root: String

  /// The folder with the files.
  var path: String { root + "/files" }

  /// Makes the files; the same ones each time.
  init(count: Int) throws {
    var template = Array("/tmp/benchmark-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw BenchmarkError(message: "no temporary folder can be made") }
    root = String(decoding: template.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    guard mkdir(path, 0o755) == 0 else { throw BenchmarkError(message: "\(path) cannot be made") }
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(folder) }
    var numbers = Numbers()
    for index in 0..<count { try Self.makeFile(Self.name(index, &numbers), in: folder, &numbers) }
  }

  deinit {
    _ = try? ChildFigures(running: ["rm", "-rf", "--", root], environment: ["PATH=/usr/bin:/bin"])
  }

  /// The environment for a program in a locale, which is made in the folder where the system lacks it.
  func environment(locale: String) throws -> [String] {
    let environment = ["PATH=/usr/bin:/bin", "LC_ALL=\(locale)"]
    guard locale != "C.UTF-8" else { return environment }
    let name = locale.prefix { $0 != "." }
    let made = "\(root)/\(locale)"
    if access(made, R_OK) != 0 {
      _ = try ChildFigures(
        running: ["localedef", "-i", String(name), "-f", "UTF-8", made], environment: environment.dropLast())
    }
    return environment + ["LOCPATH=\(root)"]
  }

  private static func makeFile(_ name: String, in folder: Int32, _ numbers: inout Numbers) throws {
    let file = openat(folder, name, O_CREAT | O_WRONLY | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw BenchmarkError(message: "\(name) cannot be made") }
    defer { close(file) }
    ftruncate(file, Int(numbers.next() & 0xFF_FFFF))
    var times = [timespec(), timespec(tv_sec: Int(numbers.next() & 0x3FFF_FFFF), tv_nsec: 0)]
    futimens(file, &times)
  }

  /// The index keeps names apart.
  private static func name(_ index: Int, _ numbers: inout Numbers) -> String {
    let (first, second) = (words[numbers.below(words.count)], words[numbers.below(words.count)])
    let suffix = suffixes[numbers.below(suffixes.count)]
    // Scattered, because people do not make their files in the order of the names.
    let number = index &* 7_919 % 10_000_019
    switch numbers.below(10) {
    case 0..<4: return "IMG_\(number).JPG"
    case 4..<7: return "\(first) \(second) \(number).\(suffix)"
    case 7..<9: return "\(first)-\(1990 + numbers.below(40))-\(10 + numbers.below(3))_\(number).\(suffix)"
    default: return "\(first) (\(number)).\(suffix)"
    }
  }

  /// Numbers that look random and are the same in every run (Knuth's linear congruential generator).
  private struct Numbers {
    private var state: UInt64 = 1

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }

    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
  }
}
