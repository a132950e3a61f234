import Cells
import FoundationEssentials
import Home
import HomeTesting
import Testing
import Timelines

struct HomeReadingTests {
  private func readings(_ width: Int, _ height: Int) async throws -> [TileText] {
    try await SeenHome.test(width, height).readings(at: .test)
  }

  @Test func readsEveryWidgetOfEveryPage() async throws {
    let readings = try await readings(80, 24)
    #expect(readings.map(\.instance.id) == Sample.board.map(\.id))
    #expect(readings.prefix(3).map(\.name) == ["날씨", "D-Day", "미리 알림"])
    #expect(readings[0].lines == ["서울", "23°", "↑26° ↓17°"])
  }

  @Test(arguments: [(120, 40), (60, 24), (30, 10)])
  func doesNotDependOnTheScreen(width: Int, height: Int) async throws {
    #expect(try await readings(width, height) == readings(200, 60))
  }

  @Test func saysNothingOfWhatIsNotKnown() throws {
    let home = try SeenHome.fresh(80, 24)
    #expect(home.readings(at: .test).flatMap(\.lines) == [])
  }

  @Test func readsTheEntryOfTheDate() async throws {
    let home = try await SeenHome.test(80, 24)
    #expect(home.readings(at: .test + 3600)[0].lines.contains("24°"))
  }

  @Test func namesAnUnknownWidgetByItsKind() throws {
    let home = try SeenHome.fresh(80, 24, showing: Sample.instances([("lost", .systemSmall)]))
    #expect(home.readings(at: .test).map(\.name) == ["lost"])
  }
}
