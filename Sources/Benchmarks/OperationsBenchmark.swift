import FilesCore
import Glibc

/// Times the file operations beside the commands that people would take instead, in one run.
///
/// `Benchmarks operations [FOLDER [OTHER [WORDS [FILES]]]]`: FOLDER and OTHER are on two devices, by default
/// `/var/tmp` and `/dev/shm`; WORDS picks the rows whose title has them;
/// FILES is the number of small files.
struct OperationsBenchmark {
  private static let rounds = 2

  private let folder: String
  private let other: String
  private let wanted: String
  private let files: Int
  private let operations: FileOperations

  static func run(_ arguments: [String]) async {
    let places = Array(arguments.prefix(2))
    let here = places.first ?? "/var/tmp"
    let there = places.count > 1 ? places[1] : "/dev/shm"
    guard let folder = temporaryFolder(in: here), let other = temporaryFolder(in: there),
      let benchmark = OperationsBenchmark(
        folder: folder, other: other, wanted: arguments.count > 2 ? arguments[2] : "",
        files: arguments.count > 3 ? Int(arguments[3]) ?? 0 : 20_000)
    else { return print("no folder can be made in \(here) or \(there)") }
    await benchmark.run()
    shell("rm -rf '\(folder)' '\(other)'")
  }

  private init?(folder: String, other: String, wanted: String, files: Int) {
    guard let state = FilePath(folder + "/state"), let data = FilePath(folder + "/data") else { return nil }
    self.folder = folder
    self.other = other
    self.wanted = wanted
    self.files = files
    operations = FileOperations(stateFolder: state, dataFolder: data)
    // What `gio trash` uses must be on the same device.
    setenv("XDG_DATA_HOME", folder + "/data", 1)
    setenv("GIO_USE_VFS", "local", 1)
  }

  private static func temporaryFolder(in parent: String) -> String? {
    var template = Array("\(parent)/benchmark-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  // MARK: What is timed

  private func run() async {
    print("\(files) files of 4 KiB and one file of 1 GiB, best of \(Self.rounds); \(folder), \(other)")
    print("                                              ours s  theirs s   ratio   peak MiB")
    let many = "mkdir s; cd s; perl -e 'for (1..\(files)) { open F, \">f$_\"; print F \"x\" x 4096 }'"
    let large = "mkdir s; cd s; head -c 1G /dev/urandom >f1"
    for (name, make) in [("files", many), ("1 GiB", large)] {
      let target = path("\(folder)/d")
      await row(
        "move \(name), same device", make, "mv s/* d/ 2>/dev/null || find s -mindepth 1 -exec mv -t d {} +"
      ) {
        await operations.move($0, to: target)
      }
      let back =
        "mv s/* d/ 2>/dev/null || find s -mindepth 1 -exec mv -t d {} +; find d -mindepth 1 -exec mv -t s {} +"
      await row("move \(name) and take it back", make, back) {
        _ = await operations.move($0, to: target)
        return await operations.undo()
      }
      let copies = "cp -a --reflink=auto s/. d/ && sync -f d"
      await row("copy \(name), same device", make, copies) { await operations.copy($0, to: target) }
      await row("duplicate \(name)", make, "cp -a --reflink=auto s/. d/ && sync -f d") {
        await operations.duplicate($0)
      }
      await row("trash \(name)", make, "find s -mindepth 1 -print0 | xargs -0 gio trash --") {
        await operations.trash($0)
      }
      let across = "cp -a '\(other)/s/.' d/ && sync -f d && rm -r '\(other)/s'"
      await row("move \(name), from another device", make, across, in: other) {
        await operations.move($0, to: target)
      }
      let wrap = make + "; cd ..; mv s t; mkdir s; mv t s/t"
      await row("move a folder of \(name), from another device", wrap, across, in: other) {
        await operations.move($0, to: target)
      }
    }
  }

  private func row(
    _ name: String, _ make: String, _ theirs: String, in place: String? = nil,
    _ ours: ([FilePath]) async -> OperationReport
  ) async {
    guard wanted.isEmpty || name.contains(wanted) else { return }
    let place = place ?? folder
    var (best, bestTheirs) = (Double.infinity, Double.infinity)
    for _ in 0..<Self.rounds {
      prepare(make, in: place)
      let sources = Self.entries(of: "\(place)/s")
      best = min(best, await Self.seconds { Self.check(await ours(sources), sources.count) })
      prepare(make, in: place)
      bestTheirs = min(bestTheirs, await Self.seconds { Self.shell("cd '\(folder)'; \(theirs)") })
    }
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    let columns = [
      Self.number(best), Self.number(bestTheirs), Self.number(best / bestTheirs), "\(usage.ru_maxrss / 1024)",
    ]
    let title = name + String(repeating: " ", count: max(42 - name.count, 1))
    print(title + columns.map { String(repeating: " ", count: max(10 - $0.count, 1)) + $0 }.joined())
    fflush(nil)
  }

  private func prepare(_ make: String, in place: String) {
    Self.shell(
      "rm -rf '\(place)/s' '\(folder)/d' '\(folder)/data'; mkdir '\(folder)/d'; cd '\(place)'; \(make); sync")
  }

  private static func check(_ report: OperationReport, _ count: Int) {
    if report.items.count(of: .done) != count { print(report.message) }
  }

  // MARK: Tools

  private static func entries(of folder: String) -> [FilePath] {
    guard let stream = opendir(folder), let parent = FilePath(folder) else { return [] }
    defer { closedir(stream) }
    var paths: [FilePath] = []
    while let entry = readdir(stream) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if let name = FileName(bytes: bytes) { paths.append(parent.appending(name)) }
    }
    return paths
  }

  private func path(_ text: String) -> FilePath {
    FilePath(text) ?? .root
  }

  private static func seconds(_ work: () async -> Void) async -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    await work()
    let (seconds, attoseconds) = (clock.now - start).components
    return Double(seconds) + Double(attoseconds) / 1e18
  }

  private static func number(_ value: Double) -> String {
    let thousandths = Int((value * 1_000).rounded())
    let rest = "\(thousandths % 1_000)"
    return "\(thousandths / 1_000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }

  private static func shell(_ script: String) {
    var process = pid_t()
    let arguments: [String] = ["sh", "-c", script]
    let words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    defer { for word in words { free(word) } }
    guard posix_spawnp(&process, "sh", nil, nil, words + [nil], environ) == 0 else { return }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }
}
