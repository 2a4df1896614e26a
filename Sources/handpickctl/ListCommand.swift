import FilesCore
import Glibc

/// Prints what is in a folder, in the order in which a window shows it.
struct ListCommand {
  let command: Command

  /// Answers the exit status.
  func run() -> Int32 {
    let argument = command.files.first ?? []
    guard let path = GivenPath.folder(argument) else {
      Output.problem(
        localized(
          "The folder “{name}” is not there; choose another one.",
          ["name": GivenPath.unresolved(argument).display]))
      return 1
    }
    do {
      var snapshot = try FolderListing.read(path)
      if command.isJSON { try snapshot.readDetails() }
      let options = FolderOptions(
        sort: command.sort, isReversed: command.isReversed, showsHidden: command.showsHidden)
      let files = try snapshot.files(options)
      if command.isJSON { json(files, snapshot) } else { names(files, snapshot) }
      return 0
    } catch {
      Output.problem(error.message)
      return 1
    }
  }

  private func names(_ files: ShownFiles, _ snapshot: FolderSnapshot) {
    var text: [UInt8] = []
    for id in files {
      let name = snapshot.name(of: id)
      if command.endsWithNull {
        text += name.bytes
        text.append(0)
      } else {
        text += name.display.utf8
        text.append(UInt8(ascii: "\n"))
      }
      flush(&text, above: 1 << 16)
    }
    flush(&text, above: 0)
  }

  private func json(_ files: ShownFiles, _ snapshot: FolderSnapshot) {
    var text = Array("[".utf8)
    var isFirst = true
    for id in files {
      if !isFirst { text += ", ".utf8 }
      isFirst = false
      text += object(id, snapshot).utf8
      flush(&text, above: 1 << 16)
    }
    text += "]\n".utf8
    flush(&text, above: 0)
  }

  private func object(_ id: FileID, _ snapshot: FolderSnapshot) -> String {
    let details = snapshot.details(of: id)
    return JSONText.object([
      ("uri", JSONText.string(snapshot.path(of: id).uri)),
      ("name", JSONText.string(snapshot.name(of: id).display)),
      ("type", JSONText.string(snapshot.kind(of: id).rawValue)),
      ("size", details.map { "\($0.size)" } ?? "null"),
      ("modified", JSONText.string(details.map { Output.date($0.modified) })),
    ])
  }

  private func flush(_ text: inout [UInt8], above limit: Int) {
    guard text.count > limit else { return }
    Output.write(text)
    text = []
  }
}
