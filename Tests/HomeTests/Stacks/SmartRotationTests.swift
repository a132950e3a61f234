import Almanac
import Boards
import Cast
import Cells
import FoundationEssentials
import HomeTesting
import Store
import Testing
import Timelines
import Views

@testable import Home

/// Checks when a stack turns by itself, and when it doesn't.
struct SmartRotationTests {
  /// A kind whose entries begin some minutes after the test's date, each with a score.
  private static func kind(
    _ id: String, _ scores: [Int: Float], lasting duration: TimeInterval = 0
  ) -> WidgetKind {
    .scored(id, scores, lasting: duration)
  }

  /// A stack of kinds, and a widget beside it.
  private func home(
    _ kinds: [WidgetKind], rotates: Bool = true
  ) async throws -> SeenHome {
    let widgets = kinds.enumerated().map { number, kind in
      SavedWidget(
        id: SavedWidget.ID(number + 1), kind: kind.id, family: "small", settings: [:])
    }
    let beside = SavedWidget(
      id: SavedWidget.ID(kinds.count + 1), kind: "beside", family: "small", settings: [:])
    let placed = SavedBoard(
      at: .home, slots: [SavedSlot([beside]), SavedSlot(widgets, rotates: rotates)])
    let all = kinds + [Self.kind("beside", [:])]
    var home = SeenHome(
      Home(
        size: Size(width: 80, height: 24), device: try .test(), presentation: try .test(),
        kinds: all,
        boards: [.home: Board(of: placed, kinds: all, zone: .utc)], at: .test))
    await home.settle(at: .test)
    _ = home.text()
    return home
  }

  private func front(_ home: SeenHome) -> String {
    home.home.context.board.board.slots[1].instance?.kind ?? ""
  }

  /// The kinds in front at some minutes, looked at every minute.
  private func fronts(_ home: inout SeenHome, at minutes: [Int]) -> [String] {
    var seen: [String] = []
    for minute in 0...(minutes.last ?? 0) {
      _ = home.advance(to: .test + Double(minute) * 60)
      if minutes.contains(minute) { seen.append(front(home)) }
    }
    return seen
  }

  @Test func itTurnsAtTheDateOfAnEntry() async throws {
    var home = try await home([Self.kind("one", [:]), Self.kind("two", [30: 5, 60: 0])])
    #expect(fronts(&home, at: [0, 29, 30, 61]) == ["one", "one", "two", "two"])
  }

  @Test func itStaysWhereThatIsSwitchedOff() async throws {
    var home = try await home(
      [Self.kind("one", [:]), Self.kind("two", [30: 5])], rotates: false)
    #expect(fronts(&home, at: [30, 45]) == ["one", "one"])
  }

  @Test func aTurnIsSavedAndKeepsTheFocusOnTheStack() async throws {
    var home = try await home([Self.kind("one", [:]), Self.kind("two", [30: 5])])
    home.press(Key(.right))
    #expect(home.home.context.board.focus == Instance.ID(1))
    let effects = home.advance(to: .test + 1800)
    #expect(effects.contains { if case .arrange = $0 { true } else { false } })
    #expect(home.home.context.board.focus == Instance.ID(2))
  }

  @Test func scoresOfDifferentWidgetsAreNotCompared() async throws {
    // At its own highest, a small score outweighs half of a large one.
    var home = try await home([
      Self.kind("one", [10: 1000, 30: 500]), Self.kind("two", [30: 2]),
    ])
    #expect(fronts(&home, at: [20, 30]) == ["one", "two"])
  }

  @Test(arguments: [Float(0), -3, .nan, .infinity])
  func noScoreIsNoReason(score: Float) async throws {
    var home = try await home([Self.kind("one", [:]), Self.kind("two", [30: score])])
    #expect(fronts(&home, at: [40]) == ["one"])
  }

  @Test func relevanceEndsWithItsDuration() async throws {
    var home = try await home([
      Self.kind("one", [50: 1]), Self.kind("two", [30: 5], lasting: 600),
    ])
    #expect(fronts(&home, at: [35, 45, 50]) == ["two", "two", "one"])
  }

  @Test func aPersonIsLeftAloneForTenMinutes() async throws {
    var home = try await home([Self.kind("one", [:]), Self.kind("two", [5: 5, 15: 4])])
    home.press(Key(.right), Key("}"), Key("{"))
    #expect(fronts(&home, at: [5, 12, 15]) == ["one", "one", "two"])
  }

  @Test func itTurnsAtMostFourTimesAnHour() async throws {
    let odd = Dictionary(
      uniqueKeysWithValues: stride(from: 5, to: 60, by: 10).map { ($0, Float(1)) })
    let even = Dictionary(
      uniqueKeysWithValues: stride(from: 10, to: 60, by: 10).map { ($0, Float(1)) })
    func alternating(_ own: [Int: Float], _ other: [Int: Float]) -> [Int: Float] {
      own.merging(other.mapValues { _ in 0 }) { one, _ in one }
    }
    var home = try await home([
      Self.kind("one", [:]), Self.kind("two", alternating(odd, even)),
      Self.kind("three", alternating(even, odd)),
    ])
    let seen = fronts(&home, at: Array(0...59))
    #expect(zip(seen, seen.dropFirst()).count { $0 != $1 } == 4)
  }

  @Test func nothingTurnsUnderAHand() async throws {
    var home = try await home([Self.kind("one", [:]), Self.kind("two", [30: 5])])
    home.press(Key("e"))
    #expect(fronts(&home, at: [31]) == ["one"])
  }

  @Test func whatOthersTurnedStays() async throws {
    var home = try await home([Self.kind("one", [5: 1]), Self.kind("two", [:])])
    let board = home.home.context.board.board
    let turned = board.applying(
      [.show(Instance.ID(2))], kinds: Array(home.home.context.cast.kinds.values), zone: .utc)
    _ = home.handle(.boardChanged(turned), at: .test)
    #expect(front(home) == "two")
    #expect(fronts(&home, at: [6]) == ["two"])
  }
}
