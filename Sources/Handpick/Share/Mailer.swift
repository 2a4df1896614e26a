import CGtk
import FilesCore
import GtkSupport

/// What begins an e-mail with files attached.
enum Mailer {
  /// The person's mail program, whose command line takes files. The desktop's portal would leave them out with some.
  case program(name: String, command: @Sendable ([FilePath]) -> [[UInt8]])
  /// The desktop's portal, with the name of the program that it opens.
  case portal(Object, name: String)
  /// The command that many systems without a portal have.
  case xdgEmail(name: String)

  static let portalInterface = "org.freedesktop.portal.Email"

  /// The best that is there, or nil where there is no mail program that would get the files.
  static func find(_ bus: Object?) async -> Mailer? {
    guard let handler = g_app_info_get_default_for_uri_scheme("mailto") else { return nil }
    let program = Object(adopting: UnsafeMutableRawPointer(handler))
    let name = String(cString: g_app_info_get_display_name(program.opaque))
    let id = g_app_info_get_id(program.opaque).map { String(cString: $0) } ?? ""
    let executable = g_app_info_get_executable(program.opaque).map { String(cString: $0) } ?? ""
    if let known = MailProgram.of(desktopID: id) {
      if let command = known.command(executable: executable) { return .program(name: name, command: command) }
      // It takes attachments by its command line only, and that is out of reach in a sandbox.
      if known == .thunderbird { return nil }
    }
    if let bus, await DBus.portalVersion(bus, portalInterface) != nil { return .portal(bus, name: name) }
    guard let path = g_find_program_in_path("xdg-email") else { return nil }
    g_free(path)
    return .xdgEmail(name: name)
  }

  /// The name of the program that opens.
  var name: String {
    switch self {
    case .program(let name, _), .portal(_, let name), .xdgEmail(let name): name
    }
  }

  /// Whether what it is told of must have a plain name and path: some portals hand them on unescaped.
  var needsPlainNames: Bool {
    if case .program = self { false } else { true }
  }
}

/// Mail programs whose command lines are known.
nonisolated enum MailProgram: CaseIterable {
  case thunderbird
  case claws
  case kmail
  case evolution

  /// The program of a desktop entry.
  static func of(desktopID: String) -> MailProgram? {
    let id = desktopID.lowercased()
    return allCases.first { program in program.marks.contains { id.contains($0) } }
  }

  private var marks: [String] {
    switch self {
    case .thunderbird: ["thunderbird", "betterbird", "icedove"]
    case .claws: ["claws-mail"]
    case .kmail: ["kmail"]
    case .evolution: ["evolution"]
    }
  }

  /// The command that begins an e-mail with files, or nil where the program runs in a sandbox of its own.
  func command(executable: String) -> (@Sendable ([FilePath]) -> [[UInt8]])? {
    let base = executable.split(separator: "/").last.map(String.init) ?? ""
    guard !base.isEmpty, !["flatpak", "snap", "env", "sh"].contains(base) else { return nil }
    return { paths in [Array(executable.utf8)] + arguments(paths) }
  }

  private func arguments(_ paths: [FilePath]) -> [[UInt8]] {
    switch self {
    // In an URI a quote and a comma are percent-encoded.
    case .thunderbird:
      [
        Array("-compose".utf8),
        Array("attachment='\(paths.map(\.uri).joined(separator: ","))'".utf8),
      ]
    case .claws: [Array("--attach".utf8)] + paths.map(\.bytes)
    case .kmail: paths.flatMap { [Array("--attach".utf8), Array($0.uri.utf8)] }
    case .evolution:
      [Array(("mailto:?" + paths.map { "attach=\($0.uri.dropFirst(7))" }.joined(separator: "&")).utf8)]
    }
  }
}
