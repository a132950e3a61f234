import Cast
import Cells
import FoundationEssentials
import HomeTesting
import Pages
import Kit
import Layout
import Testing
import Timelines
import WidgetIntents

@testable import Home

struct PageTests {
  private static let link = "app://here"

  func home(_ width: Int = 80, _ height: Int = 24) async throws -> SeenHome {
    let kinds = [WidgetKind.leading(to: Self.link), .leading(to: "app://nowhere")]
    var home = SeenHome(
      size: Size(width: width, height: height), device: try .test(), presentation: try .test(),
      kinds: kinds, instances: Sample.instances(kinds.map { ($0.id, .systemSmall) }),
      pages: PageSource(SamplePages(behind: [Self.link])), at: .test)
    await home.settle(at: .test)
    return home
  }

  func openHome(_ width: Int = 80, _ height: Int = 24) async throws -> SeenHome {
    var home = try await home()
    try open(SamplePage(), in: &home)
    _ = home.handle(.resized(Size(width: width, height: height)), at: .test)
    return home
  }

  func open(_ page: SamplePage, in home: inout SeenHome) throws {
    _ = home.canvas(at: .test)
    let request = try #require(
      home.handle(.input(.key(Key(.enter))), at: .test).compactMap(\.page).first)
    _ = home.handle(.pageOpened(PageOpening(request, .success(page))), at: .test)
  }

  func events(_ home: SeenHome) -> [PageEvent]? {
    (home.openPage?.page as? SamplePage)?.events
  }

  private func opened(_ effects: [Effect]) -> [String] {
    effects.compactMap { $0.page?.url.absoluteString }
  }

  private func place(of text: String, on home: inout SeenHome) throws -> Point {
    let rows = home.text().split(separator: "\n", omittingEmptySubsequences: false)
    let y = try #require(rows.firstIndex { $0.contains(text) })
    let x = try #require(rows[y].firstRange(of: text)?.lowerBound)
    return Point(x: rows[y][..<x].count, y: y)
  }

  @Test func openWithEnterOrAClickWhereAWidgetLeadsToOne() async throws {
    var home = try await home()
    _ = home.canvas(at: .test)
    #expect(opened(home.handle(.input(.key(Key(.enter))), at: .test)) == [Self.link])
    let other = home.plan.board.places[1].tile.origin + Point(x: 5, y: 5)
    #expect(opened(home.click(at: other)) == [])
    #expect(home.focusIndex == 1)
    #expect(opened(home.handle(.input(.key(Key(.enter))), at: .test)) == [])
    let place = home.plan.board.places[0].tile.origin + Point(x: 5, y: 5)
    #expect(opened(home.click(at: place)) == [Self.link])
    #expect(home.focusIndex == 0)
  }

  @Test func areHintedAtWhereThereIsOne() async throws {
    var home = try await home()
    #expect(home.text().contains("⏎ 열기"))
    home.press(Key(.right))
    #expect(!home.text().contains("⏎"))
  }

  @Test func standInFrontOfTheWidgetsUntilTheyAreLeft() async throws {
    var home = try await openHome()
    let text = home.text()
    #expect(text.contains("‹ 홈"))
    #expect(text.contains("Sample page"))
    #expect(text.contains("76x20 2026-11-21"))
    #expect(!text.contains("Tile"))
    home.press(Key(.escape))
    #expect(home.text().contains("Tile"))
    #expect(home.openPage == nil)
  }

  @Test func takePastesAndHitsOfTheirLinks() async throws {
    var home = try await openHome()
    _ = home.handle(.input(.paste("q\nq")), at: .test)
    let click = Mouse(.press(.left), at: try place(of: "[part]", on: &home))
    _ = home.handle(.input(.mouse(click)), at: .test)
    let link = try #require(SamplePage.link)
    #expect(events(home) == [.paste("q\nq"), .link(link)])
  }

  @Test func goBackByAHitOfTheWayBack() async throws {
    var home = try await openHome()
    _ = home.handle(.input(.mouse(Mouse(.press(.left), at: Point(x: 3, y: 0)))), at: .test)
    #expect(home.openPage == nil)
  }

  @Test func loseNothingThatIsNotMeantToBeLost() async throws {
    var home = try await openHome()
    home.press(Key("c"))
    #expect(home.text().contains("▲ 저장 안 됨"))
    home.press(Key(.escape))
    #expect(home.text().contains("esc 한 번 더: 버리기"))
    home.press(Key("a"), Key(.escape))
    #expect(home.openPage != nil)
    home.press(Key(.escape))
    #expect(home.openPage == nil)
  }

  @Test func endNoProgramWithWhatIsNotMeantToBeLost() async throws {
    var home = try await openHome()
    home.press(Key("c"), Key(.escape), Key("c", .control))
    #expect(!home.isClosed && home.text().contains("^C 한 번 더: 버리기"))
    home.press(Key("a"), Key("c", .control))
    #expect(!home.isClosed)
    home.press(Key("c", .control))
    #expect(home.isClosed)
    var busy = try await openHome()
    busy.press(Key("c"), Key("k"), Key("c", .control))
    #expect(busy.isClosed, "it is being kept")
  }

  @Test func giveWayToAWidgetThatSomebodyWantsToSeeUnlessSomethingIsWritten() async throws {
    for isWritten in [false, true] {
      var home = try await openHome()
      if isWritten { home.press(Key("c")) }
      _ = home.handle(.opened(Instance.ID(1)), at: .test)
      #expect(home.focusIndex == 1 && (home.openPage != nil) == isWritten)
      #expect(home.text().contains("Sample page") == isWritten)
      home.press(Key(.escape), Key(.escape))
      #expect(home.openPage == nil && home.focusIndex == 1)
    }
  }

  @Test func lightWhatLiesBelowThePointer() async throws {
    for depth in [ColorDepth.direct, .palette256, .ansi16, .mono] {
      var home = try await openHome()
      home.context.presentation.terminal.look.depth = depth
      let before = home.canvas(at: .test)
      for (text, width) in [("[part]", 6), ("‹ 홈", 4)] {
        let place = try place(of: text, on: &home)
        _ = home.handle(.input(.mouse(Mouse(.move(nil), at: place))), at: .test)
        let lit = home.canvas(at: .test)
        let spans = lit.damage(since: before).spans
        #expect(spans.map(\.row) == [place.y], "\(text) \(depth)")
        #expect(lit.description == before.description)
        let end = Point(x: place.x + width, y: place.y)
        _ = home.handle(.input(.mouse(Mouse(.move(nil), at: end))), at: .test)
        #expect(home.canvas(at: .test) == before)
      }
      let letter = try place(of: "abc", on: &home) + Point(x: 2, y: 0)
      _ = home.handle(.input(.mouse(Mouse(.move(nil), at: letter))), at: .test)
      #expect(home.canvas(at: .test) == before, "a caret is nothing to be hit")
    }
  }

  @Test func goOnceWhatTheyWantIsDone() async throws {
    var home = try await openHome()
    let tap = try #require(home.taps(.input(.key(Key("k")))).first)
    #expect(tap.intent.item == "kept" && tap.id.instance == Instance.ID(0))
    #expect(home.taps(.input(.key(Key("k")))).isEmpty)
    home.press(Key("c"), Key(.escape), Key(.escape))
    #expect(home.text().contains("▲ 저장하는 중") && events(home)?.count == 1)
    _ = home.handle(.performed(Performance(of: tap.id)), at: .test)
    #expect(home.openPage == nil)
    #expect(home.text().contains("Tile"))
    #expect(await home.settle(at: .test) == [0])
  }

  @Test func stayAndSayWhyIfItFails() async throws {
    var home = try await openHome()
    let tap = try #require(home.taps(.input(.key(Key("k")))).first)
    let failure = Performance(of: tap.id, actionFault: .failed("동기화하지 못했어요"))
    _ = home.handle(.performed(failure), at: .test)
    #expect(home.text().contains("▲ 동기화하지 못했어요"))
    let again = try #require(home.taps(.input(.key(Key("k")))).first)
    _ = home.handle(.performed(Performance(of: again.id, actionFault: .overdue)), at: .test)
    #expect(home.openPage != nil)
    _ = home.handle(.performed(Performance(of: again.id)), at: .test)
    #expect(home.openPage == nil)
  }

  @Test func areHiddenWhileTheScreenIsLocked() async throws {
    var home = try await openHome()
    home.press(Key("c"))
    _ = home.handle(.lockChanged(true), at: .test)
    #expect(!home.text().contains("Sample page"))
    home.press(Key("a"))
    #expect(events(home) == [.typed("c")])
    #expect(opened(home.handle(.input(.key(Key(.enter))), at: .test)) == [])
    _ = home.handle(.lockChanged(false), at: .test)
    #expect(home.text().contains("Sample page"))
  }

  @Test func thatCannotOpenSayWhyOnTheTile() async throws {
    var home = try await home()
    _ = home.canvas(at: .test)
    let request = try #require(
      home.handle(.input(.key(Key(.enter))), at: .test).compactMap(\.page).first)
    let opening = PageOpening(request, .failure(.failed("동기화하지 못했어요")))
    _ = home.handle(.pageOpened(opening), at: .test)
    #expect(home.text().contains("▲ 동기화하지 못했어요"))
  }

  @Test(arguments: [80, 70]) func sayInFullWhatThereIsRoomFor(width: Int) async throws {
    var home = try await openHome(width)
    let tap = try #require(home.taps(.input(.key(Key("k")))).first)
    let reason = "날씨 서비스의 인증서를 신뢰할 수 없어요."
    _ = home.handle(
      .performed(
        Performance(of: tap.id, actionFault: .failed("\(reason)" as LocalizedStringResource))),
      at: .test)
    #expect(home.text().contains("‹ 홈") && home.text().contains("▲ \(reason)"))
  }

  @Test func showWhereTheNextCharacterGoes() async throws {
    var home = try await openHome()
    let letter = try place(of: "abc", on: &home) + Point(x: 2, y: 0)
    #expect(home.caret == letter)
    home.press(Key(.function(1)))
    _ = home.canvas(at: .test)
    #expect(home.panel != nil && home.caret == nil, "nothing is typed into it now")
    home.press(Key(.escape))
    _ = home.canvas(at: .test)
    #expect(home.caret == letter)
    home.press(Key(.escape))
    _ = home.canvas(at: .test)
    #expect(home.caret == nil)
  }

  @Test(arguments: [(1, 1), (5, 2), (12, 4), (30, 10), (300, 100)])
  func fitOnAnyScreen(width: Int, height: Int) async throws {
    var home = try await openHome(width, height)
    #expect(home.canvas(at: .test).size == Size(width: width, height: height))
    _ = home.handle(.resized(Size(width: 80, height: 24)), at: .test)
    #expect(home.text().contains("76x20"))
  }
}
