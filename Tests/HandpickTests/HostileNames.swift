/// Names that file systems allow and programs stumble over, with the text that stands for each where it is shown.
enum HostileNames {
  static let all: [(bytes: [UInt8], shown: String)] = [
    text("plain.txt"),
    text("two  spaces .txt"),
    text("salt&pepper.txt"),
    text("<b>bold</b>.txt".replacing("/", with: "⁄")),
    text("_mnemonic_.txt"),
    text("-rf"),
    text("%41%.txt"),
    text("שלום.txt"),
    text(String(repeating: "n", count: 251) + ".txt"),
    (Array("line\nbreak.txt".utf8), "line␊break.txt"),
    ([0x66, 0xff, 0x6f], "f\u{FFFD}o"),
  ]

  private static func text(_ name: String) -> (bytes: [UInt8], shown: String) {
    (Array(name.utf8), name)
  }
}
