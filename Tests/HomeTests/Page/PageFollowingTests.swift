import Cast
import Cells
import FoundationEssentials
import HomeTesting
import Pages
import Kit
import Testing
import Timelines
import WidgetIntents

@testable import Home

/// Checks which events reach an open page.
struct PageFollowingTests {
  private static let links = ["app://here", "app://there"]

  private func openHome(_ page: SamplePage = SamplePage()) async throws -> SeenHome {
    let kinds = Self.links.map(WidgetKind.leading)
    var home = SeenHome(
      size: Size(width: 80, height: 24), device: try .test(), presentation: try .test(),
      kinds: kinds, instances: Sample.instances(kinds.map { ($0.id, .systemSmall) }),
      pages: PageSource(SamplePages(behind: Self.links)), at: .test)
    await home.settle(at: .test)
    _ = home.canvas(at: .test)
    try answer(wanted(Key(.enter), of: &home), with: page, in: &home)
    return home
  }

  private func wanted(_ key: Key, of home: inout SeenHome) -> PageRequest? {
    home.handle(.input(.key(key)), at: .test).compactMap(\.page).first
  }

  private func answer(
    _ request: PageRequest?, with page: SamplePage, in home: inout SeenHome, at date: Date = .test
  ) throws {
    _ = home.handle(
      .pageOpened(PageOpening(try #require(request), .success(page))), at: date)
  }

  private func shown(_ home: SeenHome) -> SamplePage? { home.openPage?.page as? SamplePage }

  private func renewals(
    _ event: Event, of home: inout SeenHome, at date: Date = .test
  ) -> [PageRequest] {
    home.handle(event, at: date).compactMap(\.page)
  }

  @Test func isDrawnAnewExactlyWhenItEnds() async throws {
    let end = Date.test + 30
    var home = try await openHome(SamplePage(end: end))
    #expect(home.nextChange.map { $0 > end } == true)
    _ = home.canvas(at: .test)
    #expect(home.nextChange == end)
    _ = home.canvas(at: end)
    #expect(home.nextChange == nil)
    home.press(Key(.escape))
    _ = home.canvas(at: .test)
    #expect(home.nextChange.map { $0 > end } == true)
  }

  @Test func takesInWhatHasChangedAndKeepsWhatWasDone() async throws {
    var home = try await openHome()
    home.press(Key("a"))
    let request = renewals(.contentChanged(kind: Self.links[0]), of: &home).first
    #expect(request?.url.absoluteString == Self.links[0] && shown(home)?.version == 1)
    try answer(request, with: SamplePage(version: 2), in: &home)
    #expect(shown(home)?.version == 2 && shown(home)?.events == [.typed("a")])
    #expect(renewals(.contentChanged(kind: Self.links[1]), of: &home).isEmpty)
    #expect(renewals(.contentChanged(kind: nil), of: &home).count == 1)
    #expect(!home.text().contains("불러오는 중"))
  }

  @Test func isAskedForAnewWithTheTimelineOfItsWidget() async throws {
    var home = try await openHome()
    _ = home.handle(.reloadRequested(kind: nil), at: .test)
    let questions = home.advance(to: .test + 10).compactMap(\.question)
    #expect(questions.count == 2)
    for question in questions {
      let isOwn = question.request.instance == Instance.ID(0)
      let requests = renewals(.answered(await question.answer), of: &home, at: .test + 10)
      #expect(requests.count == (isOwn ? 1 : 0))
    }
  }

  @Test func dropsWhatNobodyWaitsForAnyMore() async throws {
    var home = try await openHome()
    let first = renewals(.contentChanged(kind: nil), of: &home).first
    let second = renewals(.contentChanged(kind: nil), of: &home).first
    try answer(second, with: SamplePage(version: 3), in: &home)
    try answer(first, with: SamplePage(version: 2), in: &home)
    #expect(shown(home)?.version == 3)
    let late = renewals(.contentChanged(kind: nil), of: &home).first
    home.press(Key(.escape))
    try answer(late, with: SamplePage(version: 4), in: &home)
    #expect(home.openPage == nil)
  }

  @Test func staysWhileSomethingIsDoneAndIsAskedForAnewThen() async throws {
    var home = try await openHome()
    let tap = try #require(home.taps(.input(.key(Key("r")))).first)
    #expect(home.text().contains("불러오는 중") && !home.text().contains("▲"))
    let request = renewals(.performed(Performance(of: tap.id)), of: &home).first
    #expect(home.text().contains("불러오는 중"))
    try answer(request, with: SamplePage(version: 2), in: &home)
    #expect(home.text().contains("v2") && !home.text().contains("불러오는 중"))
    let other = try #require(home.taps(.input(.key(Key("r")))).first)
    _ = home.handle(
      .performed(Performance(of: other.id, actionFault: .failed("동기화하지 못했어요"))), at: .test)
    #expect(home.text().contains("▲ 동기화하지 못했어요"))
  }

  @Test func givesWayToAnotherOnceThatIsThere() async throws {
    var home = try await openHome()
    let request = wanted(Key("o"), of: &home)
    #expect(request?.url == SamplePage.other && home.text().contains("불러오는 중"))
    #expect(renewals(.contentChanged(kind: nil), of: &home).isEmpty)
    try answer(request, with: SamplePage(version: 7), in: &home)
    #expect(shown(home)?.events == [.typed("o")] && home.text().contains("v7"))
    #expect(home.openPage?.url == SamplePage.other)
    let back = renewals(.contentChanged(kind: nil), of: &home).first
    _ = home.handle(
      .pageOpened(PageOpening(try #require(back), .failure(.failed("동기화하지 못했어요")))),
      at: .test)
    #expect(home.text().contains("▲ 동기화하지 못했어요") && shown(home)?.version == 7)
  }

  @Test func isAskedForAnewWhenItWantsThat() async throws {
    var home = try await openHome(SamplePage(renewal: .test - 5))
    #expect(home.nextDate == .test + 1)
    #expect(home.advance(to: .test).isEmpty)
    _ = home.handle(.lockChanged(true), at: .test)
    #expect(home.nextDate == nil && home.advance(to: .test + 1).isEmpty)
    _ = home.handle(.lockChanged(false), at: .test)
    let requests = home.advance(to: .test + 1).compactMap(\.page)
    #expect(requests.count == 1 && home.nextDate == nil)
    try answer(
      requests.first, with: SamplePage(renewal: .test + 60), in: &home, at: .test + 1)
    #expect(home.nextDate == .test + 60)
  }

  @Test func isToldHitsOnTheRowOfItsTitle() async throws {
    var home = try await openHome()
    let rows = home.text().split(separator: "\n", omittingEmptySubsequences: false)
    let x = try #require(rows[0].firstRange(of: "v1")?.lowerBound)
    let point = Point(x: 76, y: 0)
    #expect(rows[0][x...].hasPrefix("v1"))
    _ = home.handle(.input(.mouse(Mouse(.press(.left), at: point))), at: .test)
    #expect(shown(home)?.events == SamplePage.mark.map { [.link($0)] })
  }
}
