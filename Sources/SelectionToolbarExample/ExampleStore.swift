/// Made-up files that can be removed, brought back and duplicated.
final class ExampleStore {
  private struct File {
    var name: String
    var detail: String
  }

  private var files: [Int: File] = [:]
  private(set) var order: [Int] = []
  private var removed: [(position: Int, id: Int, file: File)] = []

  /// Called with every id in order when there are others.
  var onChange: (([Int]) -> Void)?

  init() {
    let names = ["Invoice.pdf", "Harbour at dusk.jpg", "Notes.txt", "Budget.ods", "Minutes.odt", "Song.flac"]
    for (id, name) in names.enumerated() { files[id] = File(name: name, detail: "\((id + 2) * 37) kB") }
    order = Array(names.indices)
  }

  func describe(_ id: Int) -> (name: String, detail: String) {
    files[id].map { ($0.name, $0.detail) } ?? ("", "")
  }

  func remove(_ ids: [Int]) {
    let gone = Set(ids)
    removed = order.enumerated().filter { gone.contains($0.element) }
      .compactMap { place in files[place.element].map { (place.offset, place.element, $0) } }
    order.removeAll(where: gone.contains)
    for id in ids { files[id] = nil }
    onChange?(order)
  }

  func restore() {
    for entry in removed {
      files[entry.id] = entry.file
      order.insert(entry.id, at: min(entry.position, order.count))
    }
    removed = []
    onChange?(order)
  }

  func duplicate(_ ids: [Int]) {
    for id in ids {
      guard let file = files[id], let position = order.firstIndex(of: id) else { continue }
      let copy = (files.keys.max() ?? 0) + 1
      files[copy] = File(name: "\(file.name) (copy)", detail: file.detail)
      order.insert(copy, at: position + 1)
    }
    onChange?(order)
  }
}
