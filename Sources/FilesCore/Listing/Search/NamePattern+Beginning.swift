extension NamePattern {
  /// What a name begins with, whatever case and accents.
  struct Beginning {
    private let wanted: [Unicode.Scalar]

    init(_ text: String) {
      wanted = NamePattern.folded(text)
    }

    func begins(_ name: Span<UInt8>) -> Bool {
      for index in wanted.indices {
        guard index < name.count else { return false }
        // Most names are plain as far as it matters; the others take an allocation.
        guard name[index] < 0x80 else { return beginsFolded(name) }
        if UInt32(name[index].lowercased) != wanted[index].value { return false }
      }
      return true
    }

    private func beginsFolded(_ name: Span<UInt8>) -> Bool {
      let text = name.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
      return NamePattern.folded(text).starts(with: wanted)
    }
  }
}
