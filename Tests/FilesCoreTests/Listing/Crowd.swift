import Glibc
import TestSupport

/// Everybody who changes a folder while somebody looks at it, and a slow account of what became of the chosen
/// files.
final class Crowd {
  let place: TemporaryFolder
  /// The names that the chosen files have now.
  private(set) var chosen: Set<String> = []
  /// The names that a change was about since ``forget()``.
  private(set) var touched: Set<String> = []
  private var names: Set<String> = []
  private var next = 0

  init() throws {
    place = try TemporaryFolder()
  }

  func choose(_ names: Set<String>) {
    chosen = names
  }

  func forget() {
    touched = []
  }

  func change(_ random: inout SeededGenerator) throws {
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1, 2: try create(&random)
    case 3, 4: remove(&random)
    case 5, 6, 7: move(&random)
    case 8: try grow(&random)
    default: changeMode(&random)
    }
  }

  /// Makes a file or a folder of a new name, or of one that was there before.
  func create(_ random: inout SeededGenerator) throws {
    let name = freeName(&random)
    if Int.random(in: 0..<5, using: &random) == 0 {
      mkdir(place.path(of: name), 0o755)
    } else {
      try place.write(String(repeating: "x", count: Int.random(in: 0..<9, using: &random)), to: name)
    }
    names.insert(name)
    touched.insert(name)
  }

  private func remove(_ random: inout SeededGenerator) {
    guard let name = names.sorted().randomElement(using: &random) else { return }
    Glibc.remove(place.path(of: name))
    names.remove(name)
    chosen.remove(name)
    touched.insert(name)
  }

  /// Renames something, over another file at times.
  private func move(_ random: inout SeededGenerator) {
    guard let old = names.sorted().randomElement(using: &random) else { return }
    var new = freeName(&random)
    if Int.random(in: 0..<3, using: &random) == 0 {
      new = names.sorted().randomElement(using: &random) ?? new
    }
    guard new != old, rename(place.path(of: old), place.path(of: new)) == 0 else { return }
    touched.formUnion([old, new])
    names.remove(old)
    // Where the new name was taken, its row stays and the other one goes.
    if chosen.remove(old) != nil, !names.contains(new) { chosen.insert(new) }
    names.insert(new)
  }

  private func grow(_ random: inout SeededGenerator) throws {
    guard let name = names.sorted().randomElement(using: &random) else { return }
    touched.insert(name)
    truncate(place.path(of: name), Int.random(in: 0..<99, using: &random))
  }

  private func changeMode(_ random: inout SeededGenerator) {
    guard let name = names.sorted().randomElement(using: &random) else { return }
    touched.insert(name)
    chmod(place.path(of: name), Bool.random(using: &random) ? 0o755 : 0o700)
  }

  private func freeName(_ random: inout SeededGenerator) -> String {
    let stems = ["a", "b", "File ", "é", "x.tar", "10"]
    while true {
      let name = (stems.randomElement(using: &random) ?? "") + "\(Int.random(in: 0..<150, using: &random))"
      if !names.contains(name) { return name }
    }
  }
}
