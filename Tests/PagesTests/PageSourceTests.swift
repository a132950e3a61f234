import FoundationEssentials
import Pages
import Testing
import Views
import WidgetIntents

struct PageSourceTests {
  private let source = PageSource(Shelf(start: "app://a"), Shelf(start: "app://"), Needy())

  private func page(_ link: String) throws -> SamplePage? {
    try source.page(try #require(URL(string: link))) as? SamplePage
  }

  @Test(arguments: [("app://a", "app://a"), ("app://b", "app://"), ("ftp://a", nil)])
  func leadsWhereItHasAPage(link: String, start: String?) throws {
    #expect(try page(link)?.start == start)
    #expect(source.leads(try #require(URL(string: link))) == (start != nil))
  }

  @Test func opensNothingWithoutMakers() throws {
    let url = try #require(URL(string: "app://a"))
    #expect(try !PageSource.none.leads(url) && PageSource.none.page(url) == nil)
  }

  @Test func missesADependencyBeforeAPageIsMade() throws {
    let url = try #require(URL(string: "needy://3"))
    #expect(source.leads(url))
    let error = #expect(throws: MissingDependency.self) { try source.page(url) }
    #expect(error?.description == "there is no Int")
    var dependencies = Dependencies()
    dependencies.add(dependency: 7)
    let made = try Dependencies.$current.withValue(dependencies) { try page("needy://3") }
    #expect(made?.start == "7")
  }
}

private struct Shelf: PageMaker {
  let start: String

  func link(of url: URL) -> String? { url.absoluteString.hasPrefix(start) ? start : nil }
  func page(behind link: String) -> any Page { SamplePage(start: link) }
}

private struct Needy: PageMaker {
  @Dependency private var number: Int

  func link(of url: URL) -> URL? { url.absoluteString.hasPrefix("needy") ? url : nil }
  func page(behind link: URL) -> any Page { SamplePage(start: "\(number)") }
}

private struct SamplePage: Page {
  let start: String
  let title: LocalizedStringResource = "Sample"
  let isChanged = false
  let place = KeyScope.form

  func handle(_ event: PageEvent, in room: PageRoom) -> PageEffect? { nil }
  func body(in room: PageRoom) -> some View { Text(verbatim: start) }
}
