import Boards
import Cast
import Cells
import FoundationEssentials
import HomeTesting
import Pages
import Testing
import Timelines
import Views
import WidgetIntents

@testable import Home

/// Checks pages that open in front of others, and keys that are clicked.
struct PageStackTests {
  private let base = PageTests()

  private func sample(_ home: SeenHome) -> SamplePage? { home.openPage?.page as? SamplePage }

  private func home(entering url: String) async throws -> SeenHome {
    let kinds = [WidgetKind.leading(to: "app://here")]
    var home = SeenHome(
      size: Size(width: 80, height: 24), device: try .test(), presentation: try .test(),
      kinds: kinds, instances: Sample.instances(kinds.map { ($0.id, .systemSmall) }),
      pages: PageSource(SamplePages(behind: ["app://here", url])), at: .test)
    await home.settle(at: .test)
    try base.open(SamplePage(version: 1), in: &home)
    return home
  }

  @Test func returnToThePageThatTheyWereEnteredFromWhichIsMadeAgain() async throws {
    var home = try await home(entering: "app://there")
    let request = try #require(
      home.handle(.input(.key(Key("e"))), at: .test).compactMap(\.page).first)
    #expect(request.url == SamplePage.other)
    _ = home.handle(.pageOpened(PageOpening(request, .success(SamplePage(version: 7)))), at: .test)
    #expect(sample(home)?.version == 7 && home.text().contains("v7"))
    #expect(home.text().contains("‹ Sample page") && home.text().contains("뒤로"))
    let again = home.handle(.input(.key(Key(.escape))), at: .test).compactMap(\.page)
    #expect(sample(home)?.version == 1 && again.map(\.url.absoluteString) == ["app://here"])
    let opening = PageOpening(try #require(again.first), .success(SamplePage(version: 2)))
    _ = home.handle(.pageOpened(opening), at: .test)
    #expect(sample(home)?.version == 2 && home.text().contains("‹ 홈"))
    _ = home.handle(.input(.key(Key(.escape))), at: .test)
    #expect(home.openPage == nil)
  }

  @Test func getWhatWasTypedWhileTheyWereMade() async throws {
    for isThere in [true, false] {
      var home = try await home(entering: "app://there")
      let request = try #require(
        home.handle(.input(.key(Key("e"))), at: .test).compactMap(\.page).first)
      let before = sample(home)?.events
      home.press(Key("a"), Key("b"))
      _ = home.handle(.input(.paste("text")), at: .test)
      #expect(sample(home)?.events == before)
      let outcome: Result<any Page, ActionFault> =
        isThere ? .success(SamplePage(version: 7)) : .failure(.failed("gone"))
      _ = home.handle(.pageOpened(PageOpening(request, outcome)), at: .test)
      #expect(sample(home)?.version == (isThere ? 7 : 1))
      #expect(
        sample(home)?.events == (isThere ? [.typed("a"), .typed("b"), .paste("text")] : before))
      home.press(Key("a"))
      #expect(sample(home)?.events.last == .typed("a"))
    }
  }

  @Test func comeToTheFrontInsteadOfOpeningTwice() async throws {
    var home = try await home(entering: "app://there")
    let request = try #require(
      home.handle(.input(.key(Key("e"))), at: .test).compactMap(\.page).first)
    _ = home.handle(.pageOpened(PageOpening(request, .success(BackLeadingPage()))), at: .test)
    #expect(home.text().contains("Leads back"))
    let back = try #require(
      home.handle(.input(.key(Key("x"))), at: .test).compactMap(\.page).first)
    _ = home.handle(.pageOpened(PageOpening(back, .success(SamplePage(version: 9)))), at: .test)
    #expect(sample(home)?.version == 9)
    home.press(Key(.escape))
    #expect(home.openPage == nil)
  }

  @Test func areMadeAgainWhenTheHomeScreenHasChanged() async throws {
    var home = try await base.openHome()
    let instances = Sample.instances([
      ("app://here", .systemSmall), ("app://nowhere", .systemMedium),
    ])
    let again = home.handle(.boardChanged(Board(showing: instances)), at: .test).compactMap(\.page)
    #expect(again.map(\.url.absoluteString) == ["app://here"] && home.openPage != nil)
  }

  @Test func leaveAPartOfThemselvesFirst() async throws {
    var home = try await base.home()
    try base.open(SamplePage(takesLeaving: true, place: .line), in: &home)
    home.press(Key(.escape))
    #expect(home.openPage != nil)
    home.press(Key(.escape))
    #expect(home.openPage == nil)
  }

  @Test func hearTheWheel() async throws {
    var home = try await base.openHome()
    for direction in [Mouse.Direction.up, .down] {
      let mouse = Mouse(.scroll(direction), at: Point(x: 5, y: 5))
      _ = home.handle(.input(.mouse(mouse)), at: .test)
    }
    #expect(base.events(home) == [.scroll(-3), .scroll(3)])
  }

  @Test func doWhatAKeyDoesThatIsClicked() async throws {
    var home = try await base.openHome(120, 40)
    try home.click("저장")
    #expect(base.events(home) == [.command(.save)])
    try home.click("도움말")
    #expect(home.panel != nil)
    home.press(Key(.escape))
    try home.click("취소")
    #expect(home.openPage == nil)
    try home.click("야간")
    #expect(home.text().contains("◐ 야간"))
  }

  @Test func doSoOnALockedScreenToo() async throws {
    var home = try await base.home(80, 24)
    _ = home.canvas(at: .test)
    home.press(Key("Q"))
    _ = home.canvas(at: .test)
    try home.click("잠금 해제")
    #expect(!home.home.isLocked)
  }
}

/// A page that leads to the one behind it.
private struct BackLeadingPage: Page {
  let title: LocalizedStringResource = "Leads back"
  var isChanged: Bool { false }
  var place: KeyScope { .text }

  mutating func handle(_ event: PageEvent, in room: PageRoom) -> PageEffect? {
    URL(string: "app://here").map { .open($0) }
  }

  func body(in room: PageRoom) -> some View { Text(verbatim: "") }
}

extension SeenHome {
  /// Clicks a word in the last row.
  fileprivate mutating func click(_ word: String) throws {
    let rows = text().split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(rows.last?.firstRange(of: word)?.lowerBound)
    let x = try #require(rows.last)[..<start].reduce(0) {
      $0 + Glyphs(String($1)).reduce(0) { $0 + $1.width }
    }
    let mouse = Mouse(.press(.left), at: Point(x: x, y: rows.count - 1))
    _ = handle(.input(.mouse(mouse)), at: .test)
  }
}
