import Cells
import Home
import HomeTesting
import Kit
import Testing

struct HomeGoldenTests {
  @Test func looksAsRecordedWhereThereIsNoRoomForTiles() async throws {
    var home = try await SeenHome.test(30, 10, presentation: .test(depth: .mono))
    try expectGolden(home.canvas(at: .test), named: "home-30x10-mono")
  }

  @Test func looksAsRecordedBeforeAnythingIsKnown() throws {
    var home = try SeenHome.fresh(80, 24)
    _ = home.advance(to: .test)
    try expectGolden(home.canvas(at: .test), named: "home-80x24-placeholder")
  }

  @Test func looksAsRecordedUnderItsHelp() async throws {
    var home = try await SeenHome.test(80, 24)
    home.press(Key("?"))
    try expectGolden(home.canvas(at: .test), named: "help-80x24")
  }
}
