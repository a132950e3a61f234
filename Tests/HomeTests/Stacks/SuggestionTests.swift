import Almanac
import Boards
import Cast
import Cells
import FoundationEssentials
import HomeTesting
import Pages
import Store
import Testing
import Timelines

@testable import Home

/// Checks how a stack shows a widget that isn't in it, and what becomes of that.
struct SuggestionTests {
  /// A stack of two, a widget beside it, and a kind that stands nowhere and matters for a while.
  private static let kinds = [
    WidgetKind.scored("beside", [:]), .scored("one", [:]), .scored("two", [90: 1]),
    .scored("rain", [30: 5], lasting: 1200),
  ]

  private func home(suggests: Bool = true, on size: Size = Size(width: 80, height: 24))
    async throws -> SeenHome
  {
    let widgets = ["beside", "one", "two"].enumerated().map { number, kind in
      SavedWidget(id: SavedWidget.ID(number + 1), kind: kind, family: "small", settings: [:])
    }
    let placed = SavedBoard(
      at: .home,
      slots: [
        SavedSlot([widgets[0]]), SavedSlot(Array(widgets[1...]), suggests: suggests),
      ])
    var home = SeenHome(
      Home(
        size: size, device: try .test(), presentation: try .test(), kinds: Self.kinds,
        boards: [.home: Board(of: placed, kinds: Self.kinds, zone: .utc)], at: .test))
    await home.settle(at: .test)
    home.press(Key(.right))
    _ = home.text()
    return home
  }

  private func front(_ home: SeenHome) -> String {
    home.home.context.board.board.slots[1].instance?.kind ?? ""
  }

  /// Goes through some minutes, and answers what is asked in each.
  private func advance(_ home: inout SeenHome, to minutes: ClosedRange<Int>) async -> [Effect] {
    var effects: [Effect] = []
    for date in minutes.map({ Date.test + Double($0) * 60 }) {
      let due = home.advance(to: date)
      for question in due.compactMap(\.question) {
        _ = home.handle(.answered(await question.answer), at: date)
      }
      effects += due
    }
    return effects
  }

  private func saves(_ effects: [Effect]) -> [BoardStep] {
    effects.compactMap { if case .arrange(let step) = $0 { step } else { nil } }
  }

  @Test func comesAndLeavesByItself() async throws {
    var home = try await home()
    #expect(front(home) == "one")
    let effects = await advance(&home, to: 0...30)
    #expect(saves(effects).isEmpty, "nothing of it is saved")
    #expect(front(home) == "rain")
    #expect(home.text(at: .test + 1800).contains("제안"))
    _ = await advance(&home, to: 31...51)
    #expect(front(home) == "one")
    #expect(home.home.context.board.focus == Instance.ID(2), "the stack keeps the focus")
  }

  @Test func staysAwayWhereNobodyAskedForIt() async throws {
    var home = try await home(suggests: false)
    _ = await advance(&home, to: 0...40)
    #expect(front(home) == "one")
    #expect(home.home.context.cast.members.count == 3, "and nobody is asked")
  }

  @Test func leavesWhenAPersonTurnsTheStack() async throws {
    var home = try await home()
    _ = await advance(&home, to: 0...30)
    home.press(Key("{"))
    #expect(front(home) == "two" && home.home.context.board.guests.isEmpty)
    _ = await advance(&home, to: 31...32)
    #expect(front(home) == "two")
  }

  @Test func isKept() async throws {
    var home = try await home()
    _ = await advance(&home, to: 0...30)
    _ = home.text(at: .test + 1800)
    let step = try #require(saves(home.handle(.input(.key(Key("p"))), at: .test + 1800)).first)
    guard case .stack(let widget, let host) = try #require(step.moves.first) else {
      Issue.record("it is to be put into the stack")
      return
    }
    #expect(widget.kind == "rain" && host == Instance.ID(2) && step.moves.count == 1)
    let numbered = SavedWidget(
      id: SavedWidget.ID(9), kind: widget.kind, family: widget.family, settings: widget.settings)
    let saved = try home.home.context.board.board.placed.applying(.stack(numbered, on: host))
    _ = home.handle(
      .arranged(step.id, .saved(Board(of: saved, kinds: Self.kinds, zone: .utc))), at: .test + 1800)
    let slot = home.home.context.board.board.slots[1]
    #expect(slot.instances.map(\.kind) == ["one", "two", "rain"] && slot.instance?.id.number == 9)
    #expect(!home.text(at: .test + 1800).contains("제안"))
    #expect(!home.text(at: .test + 1800).contains("이동 중"), "it stays where it is")
    _ = home.handle(.input(.key(Key("z"))), at: .test + 1860)
    #expect(home.home.context.board.board.slots[1].instances.map(\.kind) == ["one", "two"])
  }

  @Test func leavesBeforeTheBoardIsEdited() async throws {
    for key in ["e", "a", "E"] {
      var home = try await home()
      _ = await advance(&home, to: 0...30)
      home.press(Key(try #require(key.first)))
      #expect(home.home.context.board.guests.isEmpty && front(home) == "one")
      #expect(home.home.context.board.focus == Instance.ID(2))
    }
  }

  @Test func theKeyDoesNothingElsewhere() async throws {
    var home = try await home()
    let effects = home.handle(.input(.key(Key("p"))), at: .test)
    #expect(effects.isEmpty && front(home) == "one")
  }

  @Test func aStackHasADotForEachWidgetWhileItHasTheFocus() async throws {
    var home = try await home()
    let column = home.plan.board.places[1].tile.columns.upperBound + 1
    func dots() -> String {
      let canvas = home.canvas(at: .test)
      return (0..<24).compactMap { canvas.text(ofRow: $0, from: column).first }
        .filter { "●○".contains($0) }.map(String.init).joined()
    }
    #expect(dots() == "●○")
    home.press(Key("}"))
    #expect(dots() == "○●")
    let row = try #require(
      (0..<24).first { home.canvas(at: .test).text(ofRow: $0, from: column).first == "○" })
    let press = Mouse(.press(.left), at: Point(x: column, y: row))
    _ = home.handle(.input(.mouse(press)), at: .test)
    #expect(dots() == "●○", "a dot leads to its widget")
    home.press(Key("}"))
    home.press(Key(.left))
    #expect(dots().isEmpty)
  }
}
