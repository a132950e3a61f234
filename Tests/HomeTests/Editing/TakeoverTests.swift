import Boards
import Cells
import FoundationEssentials
import HomeTesting
import Pages
import Testing
import Timelines

@testable import Home

/// Checks how a board that the user's own file says becomes one that is changed on the screen.
struct TakeoverTests {
  private func home() async throws -> SeenHome {
    let four = Sample.instances([
      ("weather", .systemSmall), ("days", .systemSmall), ("coffee", .systemSmall),
      ("snow", .systemMedium),
    ])
    var home = try await SeenHome.test(80, 24, showing: four)
    var board = Board(showing: four)
    board.file = "1f"
    _ = home.handle(.boardChanged(board), at: .test)
    return home
  }

  private func steps(_ home: SeenHome) -> [BoardStep] { home.home.context.board.steps.unsaved }

  private func asks(_ home: inout SeenHome) -> Bool { home.text().contains("위젯 파일 ") }

  @Test func editingAsksBeforeAndGoesOn() async throws {
    var home = try await home()
    let board = home.home.context.board.board
    home.press(Key("e"))
    #expect(asks(&home) && steps(home).isEmpty)
    home.press(Key(.enter))
    #expect(home.text().contains("홈 화면 편집"))
    #expect(steps(home).map(\.moves) == [[.takeOver(board.placed, file: "1f")]])
    #expect(!home.home.context.board.board.isWritten)
    #expect(home.home.context.board.widgets == board.instances.map(\.id))
    home.press(Key("x"))
    #expect(home.home.context.board.widgets.count == 3)
  }

  @Test(arguments: [Key(.escape), Key("q"), Key("x")]) func nothingChangesOtherwise(key: Key)
    async throws
  {
    var home = try await home()
    home.press(Key("e"), key)
    #expect(!asks(&home) && !home.isClosed && steps(home).isEmpty)
    #expect(home.home.context.board.board.isWritten)
    home.press(Key("e"))
    #expect(asks(&home), "whoever asks again is asked again")
  }

  @Test func theGalleryAsksToo() async throws {
    var home = try await home()
    home.press(Key("a"))
    #expect(asks(&home))
    home.press(Key(.enter))
    #expect(home.text().contains("위젯 갤러리") && steps(home).count == 1)
  }

  @Test func itsAnswersAreClicked() async throws {
    for (answer, count) in [("가져오기", 1), ("그대로 두기", 0)] {
      var home = try await home()
      home.press(Key("e"))
      let place = try #require(home.canvas(at: .test).place(of: answer))
      _ = home.handle(.input(.mouse(Mouse(.press(.left), at: place))), at: .test)
      #expect(steps(home).count == count && !asks(&home))
    }
  }

  /// A telephone's user who unlocks, or another dashboard that has taken over.
  @Test func closesWhereItIsAskedNoMore() async throws {
    var home = try await home()
    home.press(Key("e"))
    _ = home.handle(.boardChanged(Board(showing: [])), at: .test)
    #expect(!asks(&home))
  }

  @Test func aRefusedStepLeavesTheFileInCharge() async throws {
    var home = try await home()
    home.press(Key("e"), Key(.enter))
    let step = try #require(steps(home).first)
    _ = home.handle(.arranged(step.id, .refused("board.refused.store")), at: .test)
    #expect(home.home.context.board.board.isWritten && steps(home).isEmpty)
  }

  @Test func itsStacksTurnWithoutBeingSaved() async throws {
    let instances = Sample.instances([("weather", .systemSmall), ("days", .systemSmall)])
    var home = try await SeenHome.test(80, 24, showing: instances)
    var saved = Board(showing: instances).placed
    var order = saved.order
    order.join(instances[1].id, with: instances[0].id)
    saved = try saved.applying(.arrange(order))
    let context = home.home.context
    var board = Board(of: saved, kinds: context.board.kinds, zone: context.zone)
    board.file = "1f"
    _ = home.handle(.boardChanged(board), at: .test)
    let before = home.home.context.board.widgets
    home.press(Key("}"))
    #expect(home.home.context.board.widgets != before && steps(home).isEmpty)
    #expect(home.home.context.board.board.isWritten)
  }
}
