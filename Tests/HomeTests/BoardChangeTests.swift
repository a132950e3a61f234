import Boards
import Cells
import FoundationEssentials
import HomeTesting
import Testing
import Timelines
import WidgetIntents

@testable import Home

struct BoardChangeTests {
  private static let first = Sample.instances([
    ("weather", .systemSmall), ("days", .systemSmall), ("coffee", .systemSmall),
  ])

  private func home() async throws -> SeenHome { try await .test(120, 40, showing: Self.first) }

  private func instance(_ number: Int, _ kind: String) -> Instance {
    Instance(id: Instance.ID(number), kind: kind, family: .systemSmall)
  }

  @Test func onlyNewWidgetsAreAsked() async throws {
    var home = try await home()
    let board = Self.first + [instance(7, "snow")]
    _ = home.handle(.boardChanged(Board(showing: board)), at: .test)
    #expect(await home.settle(at: .test) == [7])
    #expect(home.text().contains("평창"))
  }

  @Test func whoeverStaysKeepsWhatItShows() async throws {
    var home = try await home()
    let shown = home.schedule.entry(of: Instance.ID(2), at: .test)?.id
    _ = home.handle(.boardChanged(Board(showing: [Self.first[2], Self.first[0]])), at: .test)
    #expect(await home.settle(at: .test) == [])
    #expect(home.schedule.entry(of: Instance.ID(2), at: .test)?.id == shown)
    #expect(home.schedule.report(on: Instance.ID(1), at: .test) == nil)
    let fresh = try await SeenHome.test(120, 40, showing: [Self.first[2], Self.first[0]])
    var same = fresh
    (home.focusIndex, same.focusIndex) = (0, 0)
    #expect(home.text() == same.text())
  }

  @Test(arguments: [
    (1, [2, 1, 0], 1), (1, [0, 2], 1), (2, [0, 1], 1), (0, [1, 2], 0), (2, [2], 0), (1, [], nil),
  ])
  func theFocusStaysWithItsWidgetOrItsPlace(
    _ focus: Int, _ board: [Int], _ expected: Int?
  ) async throws {
    var home = try await home()
    home.focusIndex = focus
    _ = home.handle(.boardChanged(Board(showing: board.map { Self.first[$0] })), at: .test)
    #expect(home.focusIndex == expected)
    #expect(home.text().isEmpty == false)
  }

  @Test func theFirstWidgetOfAnEmptyBoardIsFocused() async throws {
    var home = try await SeenHome.test(120, 40, showing: [])
    _ = home.handle(.boardChanged(Board(showing: Self.first)), at: .test)
    #expect(home.focusIndex == 0)
    #expect(await home.settle(at: .test) == [0, 1, 2])
  }

  @Test func whatIsSetOtherwiseIsAskedAgain() async throws {
    var home = try await home()
    var board = Self.first
    board[1].configuration = ["title": .text("Ours")]
    _ = home.handle(.boardChanged(Board(showing: board)), at: .test)
    #expect(await home.settle(at: .test) == [1])
    let report = try #require(home.schedule.report(on: Instance.ID(1), at: .test))
    #expect(report.lastReason == .configuration)
  }

  @Test func anotherKindOrFamilyUnderTheSameNumberIsANewWidget() async throws {
    var home = try await home()
    let large = Instance(id: Instance.ID(1), kind: "days", family: .systemMedium)
    _ = home.handle(
      .boardChanged(Board(showing: [instance(0, "snow"), large, Self.first[2]])), at: .test)
    #expect(await home.settle(at: .test).sorted() == [0, 1])
  }

  @Test func unknownKindsDoNoHarm() async throws {
    var home = try await home()
    let board = [instance(5, "gone"), Self.first[0]]
    _ = home.handle(.boardChanged(Board(showing: board)), at: .test)
    #expect(home.instances.count == 2)
    #expect(await home.settle(at: .test) == [])
    #expect(home.text().isEmpty == false)
  }

  @Test func changedContentIsAskedForWhateverTheBudgetSays() async throws {
    var home = try await home()
    for _ in 0..<200 {
      _ = home.handle(.contentChanged(kind: "weather"), at: .test)
      #expect(await home.settle(at: .test) == [0])
    }
    _ = home.handle(.contentChanged(kind: nil), at: .test)
    #expect(await home.settle(at: .test).sorted() == [0, 1, 2])
    _ = home.handle(.contentChanged(kind: "gone"), at: .test)
    #expect(await home.settle(at: .test) == [])
  }

  /// Whatever changes came before, the screen equals that of a home that started with this board.
  @Test func aBoardLooksTheSameHoweverItCameAbout() async throws {
    var random = SystemRandomNumberGenerator()
    var home = try await SeenHome.test(120, 40)
    for _ in 0..<40 {
      let board = Sample.board.filter { _ in Bool.random() }.shuffled(using: &random)
      _ = home.canvas(at: .test)
      _ = home.handle(.boardChanged(Board(showing: board)), at: .test)
      await home.settle(at: .test)
      var fresh = try await SeenHome.test(120, 40, showing: board)
      fresh.focusIndex = home.focusIndex
      #expect(home.text() == fresh.text())
    }
  }
}
