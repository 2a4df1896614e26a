import Foundation
import TestSupport
import Testing

/// The Flatpak manifest, as far as it can be looked at without the runtimes.
@Suite struct FlatpakTests {
  private struct Manifest: Decodable {
    struct Module: Decodable {
      let name: String
      let buildCommands: [String]

      enum CodingKeys: String, CodingKey {
        case name
        case buildCommands = "build-commands"
      }
    }

    let id: String
    let command: String
    let modules: [Module]
  }

  @Test func theManifestBuildsWhatIsThere() throws {
    let text = try Project.text(of: "data/flatpak/org.handpick.Handpick.json")
    let manifest = try JSONDecoder().decode(Manifest.self, from: Data(text.utf8))
    #expect(manifest.id == "org.handpick.Handpick")
    #expect(manifest.command == "handpick")
    #expect(manifest.modules.map(\.name) == ["handpick"])
    for command in manifest.modules.flatMap(\.buildCommands) {
      let script = String(command.prefix { $0 != " " })
      #expect(try Project.files(in: "data").contains(script), "\(script)")
    }
  }
}
