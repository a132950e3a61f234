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

/// Checks what becomes of keys that are pressed while a page's action is under way.
struct PageHoldingTests {
  private static let link = "app://here"

  private func home() async throws -> SeenHome {
    var home = try await PageTests().home()
    try PageTests().open(SamplePage(), in: &home)
    return home
  }

  private func shown(_ home: SeenHome) -> [PageEvent]? { PageTests().events(home) }

  private func type(_ text: String, in home: inout SeenHome) -> [Tap.ID] {
    text.flatMap { home.taps(.input(.key(Key($0)))) }.map(\.id)
  }

  /// Finishes an action, and returns what is begun once the page is made again.
  private func finish(
    _ tap: Tap.ID, fault: ActionFault? = nil, version: Int, in home: inout SeenHome
  ) throws -> [Tap.ID] {
    let effects = home.handle(
      .performed(Performance(of: tap, actionFault: fault)), at: .test)
    let request = try #require(effects.compactMap(\.page).first)
    let page = SamplePage(version: version)
    return home.handle(.pageOpened(PageOpening(request, .success(page))), at: .test)
      .compactMap(\.tap).map(\.id)
  }

  @Test func doesAllOfThemInOrder() async throws {
    var home = try await home()
    let first = type("arbrdr", in: &home)
    #expect(first.count == 1 && shown(home) == [.typed("a"), .typed("r"), .typed("b")])
    #expect(home.text().contains("저장하는 중"))
    let second = try finish(try #require(first.first), version: 2, in: &home)
    #expect(second.count == 1 && shown(home)?.dropFirst(3) == [.typed("r"), .typed("d")])
    let third = try finish(try #require(second.first), version: 3, in: &home)
    #expect(third.count == 1 && shown(home)?.count == 6)
    #expect(try finish(try #require(third.first), version: 4, in: &home).isEmpty)
    #expect(home.text().contains("v4"))
  }

  @Test func waitsForThePageThatShowsWhatWasDone() async throws {
    var home = try await home()
    let first = try #require(type("r", in: &home).first)
    let request = home.handle(.performed(Performance(of: first)), at: .test)
      .compactMap(\.page).first
    #expect(type("r", in: &home).isEmpty)
    let opening = PageOpening(try #require(request), .failure(.failed("동기화하지 못했어요")))
    let effects = home.handle(.pageOpened(opening), at: .test)
    #expect(effects.compactMap(\.tap).count == 1 && home.text().contains("▲ 동기화하지 못했어요"))
  }

  @Test func saysWhyTheFirstOfThemFailed() async throws {
    var home = try await home()
    let first = type("rar", in: &home)
    let second = try finish(
      try #require(first.first), fault: .failed("동기화하지 못했어요"), version: 2, in: &home)
    #expect(second.count == 1 && home.text().contains("▲ 동기화하지 못했어요"))
  }

  @Test func leavesOnlyThen() async throws {
    var home = try await home()
    let first = type("rr", in: &home)
    home.press(Key(.escape))
    #expect(home.openPage != nil)
    let second = try finish(try #require(first.first), version: 2, in: &home)
    #expect(second.count == 1 && home.openPage == nil)
  }

  @Test func saysNothingAboutALineThatIsBeingWritten() async throws {
    var home = try await PageTests().home()
    try PageTests().open(SamplePage(isChanged: true, place: .line), in: &home)
    #expect(!home.text().contains("저장 안 됨"))
    home.press(Key(.escape), Key(.escape))
    try PageTests().open(SamplePage(isChanged: true, place: .list), in: &home)
    #expect(home.text().contains("저장 안 됨"))
  }

  @Test func holdsNoMoreThanSomeoneTypes() async throws {
    var home = try await home()
    let first = type("r" + String(repeating: "r", count: 3000), in: &home)
    #expect(first.count == 1 && home.openPage?.held.count == 1000)
  }
}
