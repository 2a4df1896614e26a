import FilesCore
import Glibc

/// How long a folder takes to be listed, side by side with `ls`: `Benchmarks folders [COUNT…]`.
///
/// Each command runs several times in turn with its rival, and the quickest run of each counts. Both read the
/// same files, and both write to nowhere.
enum FoldersBenchmark {
  private static let runs = 3

  /// What is compared: the options of `handpickctl list`, and what a user would type instead.
  private static let rivals: [(title: String, ours: [String], theirs: [String])] = [
    ("by name", [], ["ls"]),
    ("by size", ["--sort=size"], ["ls", "-S"]),
    ("by size, -l", ["--sort=size"], ["ls", "-lnS"]),
    ("by time", ["--sort=modified"], ["ls", "-t"]),
  ]

  /// Makes folders of so many files, by default 10,000, 100,000 and 1,000,000, and prints the figures.
  static func run(_ arguments: [String]) {
    let counts = arguments.compactMap { Int($0) }
    do {
      for count in counts.isEmpty ? [10_000, 100_000, 1_000_000] : counts {
        let place = try BenchmarkFolder(count: count)
        print("\(count) files")
        for locale in ["C.UTF-8", "en_US.UTF-8"] { try compare(in: place, locale: locale) }
        try printMemory(of: place)
      }
    } catch {
      print("folders: \(error)")
    }
  }

  private static func compare(in place: BenchmarkFolder, locale: String) throws {
    let environment = try place.environment(locale: locale)
    for rival in rivals {
      let ours = [siblingProgram("handpickctl"), "list"] + rival.ours + [place.path]
      let theirs = rival.theirs + [place.path]
      var best: (ours: ChildFigures, theirs: ChildFigures)?
      for _ in 0..<runs {
        let run = (
          ours: try ChildFigures(running: ours, environment: environment),
          theirs: try ChildFigures(running: theirs, environment: environment)
        )
        best = (
          min(best?.ours ?? run.ours, run.ours), min(best?.theirs ?? run.theirs, run.theirs)
        )
      }
      guard let best else { continue }
      let line =
        "  \(locale), \(rival.title): \(best.ours); \(rival.theirs.joined(separator: " ")) \(best.theirs)"
      print("\(line); \(ratio(best.theirs.seconds, best.ours.seconds)) times as fast")
    }
  }

  /// What the table of a folder costs beyond the bytes of the names.
  private static func printMemory(of place: BenchmarkFolder) throws {
    guard let path = FilePath(place.path) else { return }
    var snapshot = try FolderListing.read(path)
    let plain = snapshot.byteCount
    let files = try snapshot.files(FolderOptions(sort: .size))
    let names = files.reduce(0) { $0 + snapshot.name(of: $1).bytes.count }
    // Of each file a window also keeps where it is shown, and what is shown at each place.
    let window = 2 * MemoryLayout<UInt32>.stride
    let figures = [plain, snapshot.byteCount].map { ratio(Double($0 - names), Double(files.count)) }
    print(
      "  memory beyond the names, bytes a file: \(figures[0]) listed, \(figures[1]) with sizes and times; "
        + "\(window) more in a window")
  }

  /// A program that was built together with this one.
  private static func siblingProgram(_ name: String) -> String {
    let path = realpath("/proc/self/exe", nil)
    defer { free(path) }
    let own = path.map { String(cString: $0) } ?? ""
    return String(own[..<(own.lastIndex(of: "/") ?? own.startIndex)]) + "/" + name
  }

  private static func ratio(_ first: Double, _ second: Double) -> String {
    "\((first / max(second, 0.000_001) * 10).rounded() / 10)"
  }
}
