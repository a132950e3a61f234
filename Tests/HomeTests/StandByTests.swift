import Almanac
import Boards
import Cast
import Cells
import Foundation
import HomeTesting
import Pages
import Layout
import Store
import Testing
import Timelines
import Views

@testable import Home

/// Checks how StandBy is used: its stacks and pages, its keys, how it comes by itself, and that it is
/// at rest.
struct StandByTests {
  private static let kinds = ["one", "two", "three", "clock"].map { id in
    WidgetKind(
      id: id, name: "widget", families: WidgetFamily.allCases,
      placeholder: { Face(archiving: Text(verbatim: id), in: $1) },
      timeline: { _, context in
        AnyTimeline(Timeline(entries: [Entry(date: context.date)], policy: .never)) {
          _, environment in
          Face(
            archiving: Text(verbatim: id).font(.headline).privacySensitive(), in: environment)
        }
      })
  }

  private struct Entry: TimelineEntry {
    let date: Date
  }

  private static let text = """
    one small
    + two small
    list small
    ---
    clock small
    """

  private let ledger = Ledger(["milk", "bread"])

  private func home(
    _ width: Int = 120, _ height: Int = 40, at place: BoardPlace = .standBy,
    _ change: (inout Presentation) -> Void = { _ in }
  ) async throws -> SeenHome {
    let kinds = Self.kinds + [ledger.kind()]
    var presentation = try Presentation.test()
    change(&presentation)
    let board = try Board(parsing: Self.text, at: .standBy, kinds: kinds, zone: .utc)
    let home = try Board(
      parsing: "three small", at: .home, numberingFrom: 10, kinds: kinds, zone: .utc)
    var seen = SeenHome(
      Home(
        size: Size(width: width, height: height), device: try .test(), presentation: presentation,
        kinds: kinds, boards: [.standBy: board, .home: home], place: place, at: .test))
    await seen.settle(at: .test)
    _ = seen.text()
    return seen
  }

  private func shown(_ home: SeenHome) -> [String] {
    home.home.context.board.shown.compactMap { home.home.context.cast.members[$0]?.kind }
  }

  @Test func isAsBlackWhileItIsEdited() async throws {
    var home = try await home()
    let before = home.canvas(at: .test)[119, 39].style.background
    home.press(Key("e"))
    let editing = home.canvas(at: .test)
    #expect(editing.description.contains("스탠바이 편집"))
    #expect(
      editing[119, 20].style.background == before && editing[60, 39].style.background == before)
  }

  @Test func halvesAndPagesFillTheScreen() async throws {
    let home = try await home()
    let places = home.plan.board.places
    #expect(places.map(\.page) == [0, 0, 1])
    #expect(places.map(\.tile.size.width) == [58, 58, 112])
    #expect(places.allSatisfy { $0.tile.size.height == 36 })
    #expect(places[0].metric.scale > 2.7 && places[2].metric.scale > 3.5)
  }

  @Test(arguments: [(40, 12), (5, 1), (1, 1), (30, 60), (200, 60)])
  func everyScreenHoldsIt(width: Int, height: Int) async throws {
    var home = try await home(width, height)
    for key in [Key(.down), Key(.right), Key(.right), Key(.right), Key(.left)] { home.press(key) }
    let canvas = home.canvas(at: .test)
    #expect(canvas.size == Size(width: width, height: height))
    let screen = Rect(origin: .zero, size: canvas.size)
    #expect(home.plan.board.places.allSatisfy { $0.tile.intersection(screen) == $0.tile })
  }

  @Test func upAndDownTurnTheStackWithTheFocus() async throws {
    var home = try await home()
    #expect(shown(home) == ["one", "list"])
    let effects = home.handle(.input(.key(Key(.down))), at: .test)
    #expect(shown(home) == ["two", "list"])
    #expect(effects.contains { if case .arrange = $0 { true } else { false } })
    home.press(Key("{"))
    #expect(shown(home) == ["one", "list"])
    home.press(Key(.right), Key(.down))
    #expect(shown(home) == ["one", "list"])
  }

  @Test func leftAndRightGoToTheOtherHalfAndOnToTheClock() async throws {
    var home = try await home()
    home.press(Key(.right))
    #expect(home.focusIndex == 1 && home.page == 0)
    home.press(Key(.right))
    #expect(shown(home) == ["clock"])
    home.press(Key(.left))
    #expect(shown(home) == ["one", "list"] && home.focusIndex == 1)
  }

  @Test func leavesToTheHomeScreen() async throws {
    for key in [Key(.escape), Key("s")] {
      var home = try await home()
      home.press(key)
      #expect(home.home.place == .home && !home.isClosed)
    }
    var home = try await home()
    home.press(Key("q"))
    #expect(home.isClosed)
  }

  @Test func aClickPressesAControlAndElsewhereMovesTheFocus() async throws {
    var home = try await home()
    home.press(Key(.right))
    home.click(at: Point(x: 30, y: 20))
    #expect(home.focusIndex == 0)
    home.press(Key(.right))
    let runs = home.handle(.input(.key(Key("1"))), at: .test).filter {
      if case .run = $0 { true } else { false }
    }
    #expect(runs.count == 1)
  }

  @Test func keysAreShownForAWhileAfterOne() async throws {
    var home = try await home()
    let plain = home.text()
    home.press(Key(.right))
    let told = home.text()
    #expect(told != plain && home.nextChange == .test + 5)
    _ = home.advance(to: .test + 5)
    #expect(home.text(at: .test + 5) == plain)
  }

  /// A low screen has no row for the dots of a stack above it: they stand beside the keys.
  @Test func dotsStandBesideTheKeysOfALowScreen() async throws {
    var home = try await home(80, 24)
    home.press(Key(.down))
    let row = home.canvas(at: .test).description.split(separator: "\n").last.map(String.init)
    #expect(try #require(row).hasSuffix("○ ●"))
    #expect(try #require(row).dropLast(3).hasSuffix("  "))
  }

  /// Drawn letters on the very first row would look cut off.
  @Test func wandersNotUpToTheEdgeOfALowScreen() async throws {
    var home = try await home(80, 24)
    var tops = Set<Int>()
    for step in 0..<8 {
      _ = home.advance(to: .test + Double(step) * 900)
      tops.formUnion(home.plan.board.places.map(\.tile.origin.y))
    }
    #expect(tops == [1, 2])
  }

  @Test func nothingHappensUntilTheNextStep() async throws {
    let home = try await home()
    #expect(home.nextChange == StandByDrift.end(after: .test))
    let still = try await self.home { $0.preferences.accessibility.reducesMotion = true }
    #expect(still.nextChange == nil)
  }

  @Test func everythingWandersByACell() async throws {
    var home = try await home()
    var before = home.plan.board.places.map(\.tile.origin)
    let start = before
    for step in 1...8 {
      let date = StandByDrift.end(after: .test) + Double(step - 1) * 900
      _ = home.advance(to: date)
      let now = home.plan.board.places.map(\.tile.origin)
      for (old, new) in zip(before, now) {
        #expect(abs(old.x - new.x) + abs(old.y - new.y) == 1)
      }
      before = now
    }
    #expect(before == start)
  }

  @Test func lockedItHidesWhatIsPrivateAndDoesNothing() async throws {
    var home = try await home()
    #expect(home.text().contains("one"))
    home.press(Key("Q"), Key("s"))
    #expect(home.home.place == .standBy && home.isLocked)
    #expect(!home.text().contains("one"))
    for key in [Key("1"), Key(" "), Key(.enter), Key(.right), Key(.down), Key("e"), Key("a")] {
      let effects = home.handle(.input(.key(key)), at: .test)
      #expect(effects.isEmpty && home.focusIndex == 0, "\(key)")
    }
    #expect(home.click(at: Point(x: 70, y: 20)).isEmpty)
    #expect(home.home.place == .standBy)
    home.press(Key(.escape))
    #expect(home.isLocked && home.home.fronts.last is LockFront)
  }

  @Test func itComesByItselfAndGoesWithoutDoingMore() async throws {
    var home = try await home(at: .home) { $0.preferences.idleMinutes = 10 }
    home.press(Key("?"))
    #expect(home.home.idleDate == .test + 600)
    _ = home.advance(to: .test + 599)
    #expect(home.home.place == .home)
    _ = home.advance(to: .test + 600)
    #expect(home.home.place == .standBy)
    _ = home.text(at: .test + 600)
    #expect(home.handle(.input(.key(Key("Q"))), at: .test + 601).isEmpty)
    #expect(home.home.place == .home && !home.isLocked && home.panel != nil)
    _ = home.advance(to: .test + 1200)
    #expect(home.home.place == .home)
    _ = home.advance(to: .test + 1201)
    #expect(home.home.place == .standBy)
    #expect(home.click(at: Point(x: 3, y: 3), at: .test + 1202).isEmpty)
    #expect(home.home.place == .home && home.panel != nil)
  }

  @Test func itDoesNotComeByItselfAtFirst() async throws {
    var home = try await home(at: .home)
    _ = home.advance(to: .test + 100_000)
    #expect(home.home.place == .home)
  }

  @Test func itIsDarkAndHasNoTint() async throws {
    let home = try await home {
      $0.preferences.mode = .accented
      $0.preferences.appearance = .light
    }
    let traits = try #require(home.home.fronts.last?.stances(in: home.home.context).values.first)
    #expect(traits.map(\.renderingMode) == [.fullColor])
    #expect(traits.map(\.colorScheme) == [.dark])
    #expect(traits.map(\.showsContainerBackground) == [false])
  }
}
