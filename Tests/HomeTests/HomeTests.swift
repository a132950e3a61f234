import Almanac
import Cast
import Boards
import Cells
import FoundationEssentials
import HomeTesting
import Kit
import Testing
import Timelines
import Views
import WidgetIntents

@testable import Home

struct HomeTests {
  private static let pair = Sample.instances([("weather", .systemSmall), ("days", .systemSmall)])

  @Test func standsTilesBetweenItsRows() async throws {
    var home = try await SeenHome.test(60, 14, showing: Self.pair)
    expectPicture(
      home.canvas(at: .test),
      """
             9:41   11월 21일 (토)                   ↻ 9:41
             ▄▀▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▀▄   ▄▇                 ▇▄
             ▌ 서울              ▐     결혼기념일
             ▌                   ▐
             ▌                   ▐
             ▌ 23°               ▐     D-34
             ▌                   ▐
             ▌                   ▐
             ▌                   ▐
             ▌ ↑26° ↓17°         ▐     ↑26° ↓17°
             ▀▄▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▄▀   ▀▁                 ▁▀
                     날씨                    D-Day

          ←↑↓→ 이동   r 새로 고침   e 편집   ? 도움말   q 종료
      """)
  }

  @Test func asksForAllWidgetsAtTheStart() async throws {
    var home = try SeenHome.fresh(120, 40)
    let questions = home.advance(to: .test).compactMap(\.question)
    #expect(questions.map(\.request.instance.number) == Array(Sample.board.indices))
    #expect(questions.map(\.kind.id) == Sample.board.map(\.kind))
    #expect(questions.map(\.context.family) == Sample.board.map(\.family))
    #expect(questions.allSatisfy { $0.context.date == .test && !$0.context.isPreview })
    #expect(home.advance(to: .test).isEmpty)
  }

  @Test func showsPlaceholdersUntilItKnowsMore() async throws {
    var home = try SeenHome.fresh(80, 24, showing: Self.pair)
    let questions = home.advance(to: .test).compactMap(\.question)
    let first = home.text()
    #expect(first.contains("⋯ 불러오는 중 2"))
    #expect(!first.contains("서울") && !first.contains("23°"))
    #expect(home.canvas(at: .test)[8, 2].style.background != nil)
    _ = home.handle(.answered(await questions[0].answer), at: .test)
    #expect(home.text().contains("⋯ 불러오는 중 1"))
    #expect(home.text().contains("23°") && !home.text().contains("D-34"))
    _ = home.handle(.answered(await questions[1].answer), at: .test)
    #expect(!home.text().contains("불러오는 중"))
    #expect(home.text().contains("D-34"))
  }

  @Test func showsEachEntryFromItsDateOn() async throws {
    var home = try await SeenHome.test(80, 24, showing: Self.pair)
    let before = home.canvas(at: .test)
    #expect(!home.text(at: .test.addingTimeInterval(3599)).contains("24°"))
    let later = home.canvas(at: .test.addingTimeInterval(3600))
    #expect(later.description.contains("24°") && !later.description.contains("23°"))
    let rows = Set(later.damage(since: before).spans.map(\.row))
    #expect(rows == [0, home.plan.board.places[0].tile.origin.y + 7])
    #expect(home.text(at: .test).contains("23°"))
  }

  @Test func paintsOnlyWhatChanged() async throws {
    var home = try await SeenHome.test(80, 24)
    let before = home.canvas(at: .test)
    #expect(home.nextChange == .test.addingTimeInterval(60))
    #expect(home.canvas(at: .test.addingTimeInterval(59.9)) == before)
    let damage = home.canvas(at: .test.addingTimeInterval(60)).damage(since: before)
    #expect(damage.description == "8,0 \"2\"")
    #expect(home.nextChange == .test.addingTimeInterval(120))
  }

  @Test func countsHoursAsAPersonHasSetIt() async throws {
    var home = try await SeenHome.test(80, 24)
    let texts = [HourCycle.twelve, .twentyFour, .twelve].map { cycle in
      _ = home.handle(.hourCycleChanged(cycle), at: .test)
      return home.text(at: .test)
    }
    #expect(texts[0] != texts[1] && texts[0] == texts[2])
  }

  @Test func leavesNothingOfALongerDate() async throws {
    var home = try await SeenHome.test(80, 24)
    #expect(home.text().contains("11월 21일 (토)"))
    let later = home.text(at: .test.addingTimeInterval(86_400 * 10))
    #expect(later.contains("9:41   12월 1일 (화)     "))
    #expect(home.text().contains("11월 21일 (토)"))
  }

  @Test func asksAgainOnDemand() async throws {
    var home = try await SeenHome.test(120, 40)
    home.press(Key(.right), Key("r"))
    #expect(await home.settle(at: .test) == [1])
    home.press(Key("R"))
    #expect(await home.settle(at: .test).sorted() == Array(Sample.board.indices))
    _ = home.handle(.reloadRequested(kind: "coffee"), at: .test)
    #expect(await home.settle(at: .test).sorted() == [4, 6])
    for event: (Set<Instance.ID>) -> Event in [
      { .contentChanged(kind: "coffee", besides: $0) },
      { .reloadRequested(kind: "coffee", besides: $0) },
    ] {
      _ = home.handle(event([Sample.board[4].id]), at: .test)
      #expect(await home.settle(at: .test) == [6])
    }
    _ = home.handle(.reloadRequested(kind: nil), at: .test)
    #expect(await home.settle(at: .test).count == Sample.board.count)
    _ = home.handle(.reloadRequested(kind: "unheard of"), at: .test)
    #expect(await home.settle(at: .test) == [])
    _ = home.handle(.clockChanged, at: .test)
    #expect(await home.settle(at: .test).count == Sample.board.count)
  }

  @Test func tellsProvidersHowMuchRoomThereIs() async throws {
    let board = Sample.instances([("weather", .systemMedium)])
    var wide = try await SeenHome.test(80, 24, showing: board)
    wide.press(Key("r"))
    let room = wide.advance(to: .test).first?.question?.context.displaySize
    #expect(room == DisplaySize(width: 512, height: 255), "a tile that has grown")
    var narrow = try await SeenHome.test(40, 24, showing: board)
    narrow.press(Key("r"))
    #expect(narrow.advance(to: .test).first?.question?.context.displaySize.width ?? 0 <= 320)
  }

  @Test func takesAnotherZone() async throws {
    var home = try await SeenHome.test(80, 24)
    _ = home.handle(.zoneChanged(.utc), at: .test)
    #expect(home.text().contains("0:41"))
    let questions = home.advance(to: .test).compactMap(\.question)
    #expect(questions.count == Sample.board.count)
    #expect(questions.allSatisfy { $0.context.zone == .utc })
  }

  @Test func asksNobodyForAnotherLook() async throws {
    var home = try await SeenHome.test(80, 24)
    let dark = home.canvas(at: .test)
    _ = home.handle(.appearanceChanged(.light), at: .test)
    _ = home.handle(.glyphsChanged(.sextant), at: .test)
    #expect(home.advance(to: .test).isEmpty)
    let light = home.canvas(at: .test)
    #expect(light[0, 0].style.background != dark[0, 0].style.background)
    #expect(light.description.contains("🬵"))
    _ = home.handle(.appearanceChanged(.dark), at: .test)
    _ = home.handle(.glyphsChanged(.quadrant), at: .test)
    #expect(home.canvas(at: .test) == dark)
  }

  @Test(arguments: [Key("q"), Key("c", .control), Key("\\", .control)])
  func endsByItsKeys(_ key: Key) throws {
    var home = try SeenHome.fresh(80, 24)
    home.press(Key("x"), Key("Q"), Key("q", .alt))
    _ = home.handle(.input(.paste("q")), at: .test)
    #expect(!home.isClosed)
    home.press(key)
    #expect(home.isClosed)
  }

  @Test func suspendsAndRepaints() throws {
    var home = try SeenHome.fresh(80, 24)
    let suspended = home.handle(.input(.key(Key("z", .control))), at: .test)
    #expect(suspended.count == 1 && suspended.allSatisfy(\.isSuspend))
    let repainted = home.handle(.input(.key(Key("l", .control))), at: .test)
    #expect(repainted.count == 1 && repainted.allSatisfy(\.isRepaint))
  }

  @Test func takesAnySize() async throws {
    var home = try await SeenHome.test(80, 24)
    for width in [0, 1, 2, 4, 5, 8, 22, 23, 24, 45, 300] {
      for height in [0, 1, 2, 3, 4, 5, 12, 13, 14, 100] {
        let size = Size(width: width, height: height)
        _ = home.handle(.resized(size), at: .test)
        let canvas = home.canvas(at: .test)
        #expect(canvas.size == size)
        #expect(size.isEmpty || canvas.description.contains { !$0.isWhitespace }, "\(size)")
      }
    }
  }

  @Test func saysSoWhereThereIsNoWidgetOrNoRoom() throws {
    var empty = try SeenHome.fresh(40, 20, showing: [])
    empty.press(Key(.right), Key(.tab), Key(.end), Key(.pageDown), Key("r"), Key("R"))
    #expect(empty.text().contains("위젯이 없어요"))
    #expect(empty.text().contains("widgetty widget add weather small"))
    var low = try SeenHome.fresh(40, 4, showing: [])
    #expect(low.text().contains("위젯이 없어요") && !low.text().contains("widget add"))
    #expect(empty.text().hasSuffix("? 도움말   q 종료"))
    var tiny = try SeenHome.fresh(4, 3)
    #expect(tiny.text().contains("창"))
  }
}
