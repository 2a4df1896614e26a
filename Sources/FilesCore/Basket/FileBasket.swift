/// Files of any folders that a person keeps, to act on them together later.
///
/// Each has an id that no row of a ``Folder`` has, so that a selection can hold it beside the rows of the folder that is
/// shown. A path has the same id whenever it is kept, and an id its path until the file is known to have gone elsewhere
/// (``follow(_:)``): an action that was given the id can still ask for it once the file is no longer kept.
public struct FileBasket: Sendable {
  /// What was ever kept, by its number: the ids count down from the highest.
  private var known: [KeptFile] = []
  private var numbers: [FilePath: Int] = [:]
  private var kept: Set<Int> = []
  /// How many are kept of each folder.
  private var counts: [FilePath: Int] = [:]

  /// A basket with nothing in it.
  public init() {}

  /// How many files are kept.
  public var count: Int { kept.count }

  public var isEmpty: Bool { kept.isEmpty }

  /// The folders that kept files stand in, in the order of their paths.
  public var folders: [FilePath] { counts.keys.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) } }

  /// The ids of all that is kept, in the order in which it was first kept.
  public var ids: [FileID] { kept.sorted().map(Self.id) }

  /// The ids of what is kept of a folder, in that order.
  public func ids(in folder: FilePath) -> [FileID] {
    counts[folder] == nil ? [] : kept.sorted().filter { known[$0].folder == folder }.map(Self.id)
  }

  /// Whether something is kept that stands in a folder or somewhere below.
  public func hasFiles(below folder: FilePath) -> Bool { counts.keys.contains { $0.isEqualOrBelow(folder) } }

  /// How many files are kept of a folder.
  public func count(in folder: FilePath) -> Int { counts[folder] ?? 0 }

  /// Whether an id is of a file that is kept.
  public func contains(_ id: FileID) -> Bool { Self.number(of: id).map(kept.contains) ?? false }

  /// The file behind an id that this basket gave, kept or not; nil for a row of a folder.
  public subscript(id: FileID) -> KeptFile? {
    guard let number = Self.number(of: id), known.indices.contains(number) else { return nil }
    return known[number]
  }

  /// Whether a basket gave the id, and no folder.
  public static func gave(_ id: FileID) -> Bool { number(of: id) != nil }

  /// Keeps a file; answers its id. One that is kept already is taken over as it is now.
  @discardableResult
  public mutating func keep(_ file: KeptFile) -> FileID {
    let number = numbers[file.path] ?? known.count
    if number == known.count {
      known.append(file)
      numbers[file.path] = number
    } else {
      known[number] = file
    }
    if kept.insert(number).inserted { counts[file.folder, default: 0] += 1 }
    return Self.id(number)
  }

  /// Keeps files no longer.
  public mutating func drop(_ ids: some Sequence<FileID>) {
    for id in ids {
      if let number = Self.number(of: id), kept.contains(number) { forget(number) }
    }
  }

  private mutating func forget(_ number: Int) {
    kept.remove(number)
    let folder = known[number].folder
    let rest = (counts[folder] ?? 0) - 1
    counts[folder] = rest > 0 ? rest : nil
  }

  /// Takes over where kept files have been brought; they keep their ids. What was kept at such a place is no longer: it
  /// has been replaced, or has itself gone elsewhere.
  ///
  /// - Returns: the ids of what is kept no longer.
  public mutating func follow(_ moves: FileMoves) -> [FileID] {
    // All leave before the first one arrives: names may go round.
    let moved = kept.sorted().compactMap { number in
      moves.destination(of: known[number].path).map { (number: number, path: $0) }
    }
    for (number, _) in moved {
      numbers[known[number].path] = nil
      forget(number)
    }
    var replaced: [FileID] = []
    for (number, path) in moved {
      if let other = numbers[path], kept.contains(other) {
        forget(other)
        replaced.append(Self.id(other))
      }
      known[number] = KeptFile(path: path, kind: known[number].kind, size: known[number].size)
      numbers[path] = number
      kept.insert(number)
      counts[known[number].folder, default: 0] += 1
    }
    return replaced
  }

  /// The id of what is kept at a path, nil where nothing is.
  public func id(of path: FilePath) -> FileID? {
    numbers[path].flatMap { kept.contains($0) ? Self.id($0) : nil }
  }

  private static func id(_ number: Int) -> FileID { FileID(rawValue: .max - UInt32(number)) }

  /// The upper half of the numbers is the basket's: no folder has two thousand million rows.
  private static func number(of id: FileID) -> Int? {
    id.rawValue > UInt32.max / 2 ? Int(UInt32.max - id.rawValue) : nil
  }
}
