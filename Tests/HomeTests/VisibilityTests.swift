import Cast
import Cells
import FoundationEssentials
import HomeTesting
import Testing
import Timelines

@testable import Home

struct VisibilityTests {
  private static let hour = 3600.0

  /// Two pages: a large widget that never changes again, and one with an entry each hour.
  private func home() async throws -> SeenHome {
    try await SeenHome.test(
      50, 26, showing: Sample.instances([("snow", .systemLarge), ("weather", .systemLarge)]))
  }

  @Test func asksFirstForWhatIsSeen() async throws {
    let board = Sample.instances(Array(repeating: ("days", .systemLarge), count: 4))
    var home = try SeenHome.fresh(50, 26, showing: board)
    await home.settle(at: .test)
    home.press(Key(.pageDown), Key(.pageDown), Key("R"))
    let questions = home.advance(to: .test).compactMap(\.question)
    #expect(questions.map(\.request.instance.number) == [2, 0, 1, 3])
  }

  @Test func isWokenByNoEntryThatCannotBeSeen() async throws {
    var home = try await home()
    #expect(home.schedule.nextDate == nil)
    home.press(Key(.pageDown))
    _ = home.advance(to: .test)
    #expect(home.schedule.nextDate == .test.addingTimeInterval(Self.hour))
    home.press(Key(.pageUp))
    _ = home.advance(to: .test)
    #expect(home.schedule.nextDate == nil)
  }

  @Test func showsWhatHoldsWhenAPageIsTurned() async throws {
    var home = try await home()
    _ = home.text()
    home.press(Key(.pageDown))
    #expect(home.text(at: .test.addingTimeInterval(2 * Self.hour)).contains("25°"))
  }
}
