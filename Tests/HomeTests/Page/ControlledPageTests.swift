import Boards
import Cells
import FoundationEssentials
import HomeTesting
import Kit
import Pages
import Testing
import Timelines
import Views
import WidgetIntents

@testable import Home

/// Checks widgets that have a control and also lead to a page.
struct ControlledPageTests {
  private static let link = "app://here"

  private func home() async throws -> SeenHome {
    @Sendable func face(_ environment: EnvironmentValues) -> Face {
      Face(
        archiving: Button(intent: FlipIntent("it")) { Text(verbatim: "[flip]") }
          .widgetURL(URL(string: Self.link)), in: environment)
    }
    let kind = WidgetKind(
      id: "both", name: "Both", families: WidgetFamily.allCases,
      placeholder: { _, environment in face(environment) },
      timeline: { _, context in
        let entry = Sample.Entry(date: context.date, number: "")
        return AnyTimeline(Timeline(entries: [entry], policy: .never)) { face($1) }
      })
    var home = SeenHome(
      size: Size(width: 80, height: 24), device: try .test(), presentation: try .test(),
      kinds: [kind], instances: Sample.instances([("both", .systemSmall), ("both", .systemSmall)]),
      pages: PageSource(SamplePages(behind: [Self.link])), at: .test)
    await home.settle(at: .test)
    _ = home.canvas(at: .test)
    return home
  }

  @Test func openWithEnterAndActWithSpace() async throws {
    var home = try await home()
    #expect(home.text().contains("⏎ 열기"))
    let opened = home.handle(.input(.key(Key(.enter))), at: .test)
    #expect(opened.compactMap(\.page).count == 1 && opened.compactMap(\.tap).isEmpty)
    let acted = home.handle(.input(.key(Key(" "))), at: .test)
    #expect(acted.compactMap(\.page).isEmpty && acted.compactMap(\.tap).count == 1)
  }

  @Test func areOpenedFromElsewhere() async throws {
    var home = try await home()
    let requests = home.handle(.opened(Instance.ID(1)), at: .test).compactMap(\.page)
    #expect(home.focusIndex == 1 && requests.map(\.instance) == [Instance.ID(1)])
    let page = SamplePage(isChanged: true)
    _ = home.handle(
      .pageOpened(PageOpening(try #require(requests.first), .success(page))), at: .test)
    #expect(home.handle(.opened(Instance.ID(0)), at: .test).isEmpty)
    #expect(home.focusIndex == 0 && home.openPage != nil)
    home.press(Key(.escape), Key(.escape))
    _ = home.handle(.lockChanged(true), at: .test)
    #expect(home.handle(.opened(Instance.ID(1)), at: .test).isEmpty)
    #expect(home.context.boards[.home].index == 1)
  }
}
