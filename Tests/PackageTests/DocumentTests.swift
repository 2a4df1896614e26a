import Glibc
import TestSupport
import Testing

/// The documents at the root say what is there.
@Suite struct DocumentTests {
  static let documents = ["README.md", "ARCHITECTURE.md", "CHANGELOG.md", "meson-notes.md"]

  @Test(arguments: documents) func localLinksLeadSomewhere(document: String) throws {
    for target in Self.localLinks(in: try Project.text(of: document)) {
      let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(
        String.init)
      let file = parts[0].isEmpty ? document : parts[0]
      #expect(
        access(Project.root + "/" + file, F_OK) == 0, "\(document) links to \(file), which is not there")
      if parts.count == 2, file.hasSuffix(".md"), access(Project.root + "/" + file, F_OK) == 0 {
        let anchors = Self.anchors(in: try Project.text(of: file))
        #expect(anchors.contains(parts[1]), "\(document) links to \(target), and no heading is called so")
      }
    }
  }

  @Test func linksAndAnchorsAreFound() {
    let text = """
      # The first: `code` & more
      ![picture](a.png) [b](b.md#part) [web](https://example.org/) [mail](mailto:a@b)
      ```
      # no heading
      [no](link.md)
      ```
      """
    #expect(Self.localLinks(in: text) == ["a.png", "b.md#part"])
    #expect(Self.anchors(in: text) == ["the-first-code--more"])
  }

  @Test func architectureNamesEveryFolder() throws {
    let architecture = try Project.text(of: "ARCHITECTURE.md")
    let folders = Set(try Project.files(in: "Sources", "Tests").compactMap(Self.moduleFolder))
    for folder in folders.sorted() {
      #expect(architecture.contains(folder + "/"), "ARCHITECTURE.md does not name \(folder)")
    }
  }

  @Test func theIntegrationRunsTheTestCommandOfTheReadme() throws {
    let command = "Tests/headless swift test"
    #expect(try Project.text(of: "README.md").contains("\ndata/setup tests && " + command + "\n"))
    #expect(try Project.text(of: ".ci/run").contains("\nrun " + command + "\n"))
  }

  @Test func theVisibleFoldersAreTheThreeOfTheHouse() throws {
    let found = try runProgram(
      ["find", ".", "-mindepth", "1", "-maxdepth", "1", "-type", "d", "-name", "[!.]*"], folder: Project.root)
    #expect(Set(found.text.split(separator: "\n")) == ["./Sources", "./Tests", "./data"])
  }

  private static func moduleFolder(_ file: String) -> String? {
    let parts = file.split(separator: "/")
    return parts.count > 2 ? String(parts[1]) : nil
  }

  private static func localLinks(in text: String) -> [String] {
    let links = withoutCode(text).matches(of: #/\]\(([^)\s]+)\)/#).map { String($0.output.1) }
    return links.filter { $0.prefixMatch(of: #/\w+:/#) == nil }
  }

  /// The names that the headings get on the project's page.
  private static func anchors(in text: String) -> Set<String> {
    let headings = withoutCode(text).split(separator: "\n").filter { $0.hasPrefix("#") }
    return Set(
      headings.map { heading in
        let title = heading.drop { $0 == "#" }.drop { $0 == " " }.lowercased()
        return title.filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }.replacing(" ", with: "-")
      })
  }

  private static func withoutCode(_ text: String) -> String {
    text.replacing(#/(?s)```.*?```/#, with: "")
  }
}
