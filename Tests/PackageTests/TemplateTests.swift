import TestSupport
import Testing

/// The template has what the sources say, and each catalogue has all of it.
@Suite struct TemplateTests {
  @Test func theTemplateIsUpToDate() throws {
    let check = try runProgram(["data/po/update", "--check"], folder: Project.root)
    #expect(check.exitStatus == 0, "\(check.text)\(check.errorText)")
  }

  @Test(arguments: CatalogueTests.forms.keys.sorted()) func everyTextIsTranslated(language: String)
    throws
  {
    let template = try Catalogue("data/po/handpick.pot").messages
    let catalogue = try Catalogue("data/po/\(language).po").messages
    #expect(template.count > 200)
    #expect(template.map(\.text) == catalogue.map(\.text))
    for message in catalogue {
      #expect(!message.translations.contains(""), "\(language): \(message.text)")
    }
  }
}
