/// The path of an archive's entry, as far as it can be one below a folder.
struct MemberPath: Hashable {
  let names: [FileName]

  /// Nil for the folder itself and for a path that leads out of it. A slash in front means nothing.
  init?(_ bytes: [UInt8]) {
    var names: [FileName] = []
    for part in bytes.split(separator: .slash) where !part.elementsEqual([.dot]) {
      guard let name = FileName(bytes: part) else { return nil }
      names.append(name)
    }
    guard !names.isEmpty else { return nil }
    self.names = names
  }

  /// Whether the path names the folder itself that everything goes into, so that nothing is to be made.
  static func isTop(_ bytes: [UInt8]) -> Bool {
    bytes.split(separator: .slash).allSatisfy { $0.elementsEqual([.dot]) }
  }

  /// Whether a link of this path may point there. It must be a path from its own folder that goes up only at its
  /// beginning and never above the top: one that comes down and goes up again could pass through another link.
  func mayPoint(at target: [UInt8]) -> Bool {
    guard let first = target.first, first != .slash else { return false }
    let parts = target.split(separator: .slash).filter { !$0.elementsEqual([.dot]) }
    let ups = parts.prefix { $0.elementsEqual([.dot, .dot]) }.count
    return ups < names.count && !parts.dropFirst(ups).contains { $0.elementsEqual([.dot, .dot]) }
  }
}
