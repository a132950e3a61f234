import Almanac
import Boards
import Cells
import FoundationEssentials
import HomeTesting
import Pages
import Testing
import Timelines
import WidgetIntents

@testable import Home

/// What becomes of an editor when its step is refused, or the board changes meanwhile.
struct EditorSavingTests {
  @Test func aRefusedStepKeepsWhatWasChanged() async throws {
    var play = try await EditorPlay()
    play.press(Key("E"), Key(.tab), Key(.right), Key(.enter))
    let step = try #require(play.steps.first)
    #expect(await play.text().contains("저장하는 중"))
    play.handle(.arranged(step.id, .refused("board.refused.busy")))
    #expect(play.isOpen && play.settings.isEmpty)
    #expect(play.home.text().contains("저장 안 됨"))
    play.press(Key(.enter))
    #expect(play.settings == ["pace": "fast"] && play.steps.count == 2)
    play.save()
    #expect(!play.isOpen)
  }

  @Test func whatAnotherProcessSetsIsTakenOverBesideOwnChanges() async throws {
    var play = try await EditorPlay()
    play.press(Key("E"), Key(.tab), Key(.right))
    let board = play.home.home.context.board.board
    let changed = board.applying(
      [.revise(Instance.ID(1), Revision(["guests=7", "pace=slow"]))], kinds: TripWidget.kinds,
      zone: .utc)
    play.handle(.boardChanged(changed))
    try await play.answer()
    #expect(await play.text().contains("7"))
    play.press(Key(.enter))
    #expect(play.settings == ["guests": "7", "pace": "fast"])
  }

  @Test func aRemovedWidgetClosesItsEditor() async throws {
    var play = try await EditorPlay()
    play.press(Key("E"), Key(.tab), Key(.right))
    let board = play.home.home.context.board.board
    play.handle(
      .boardChanged(board.applying([.remove(Instance.ID(1))], kinds: TripWidget.kinds, zone: .utc)))
    #expect(!play.isOpen && play.home.text().contains("다른 창에서"))
  }

  @Test func aBoardOfAFileIsNotSet() async throws {
    var play = try await EditorPlay()
    var board = play.home.home.context.board.board
    board.file = "1f"
    play.handle(.boardChanged(board))
    play.press(Key("E"))
    #expect(!play.isOpen && play.home.text().contains("위젯 파일"))
  }

  @Test func opensAfterAddingWhereTheKindAsksForIt() async throws {
    var play = try await EditorPlay()
    play.press(Key("a"), Key("/"))
    play.type("여행")
    play.press(Key(.enter), Key(.enter))
    let step = try #require(play.steps.first)
    let board = play.home.home.context.board.board
    let added = Instance(id: Instance.ID(7), kind: "trip", family: .systemSmall)
    play.handle(.arranged(step.id, .saved(Board(showing: board.instances + [added]))))
    #expect(play.isOpen)
    play.press(Key(.escape))
    #expect(play.home.text().contains("여행 이동 중"), "in hand once it is set")
  }
}
