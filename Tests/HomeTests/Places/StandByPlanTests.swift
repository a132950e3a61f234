import Cells
import FoundationEssentials
import Testing
import Timelines

@testable import Home

/// Checks that nothing in StandBy leaves the screen or another's half, wherever it has wandered.
struct StandByPlanTests {
  @Test(arguments: [(80, 24), (100, 30), (120, 40), (200, 60), (36, 12), (20, 8)], 0..<8)
  func everyStepStaysOnTheScreen(size: (Int, Int), step: Int) throws {
    let screen = Rect(x: 0, y: 0, width: size.0, height: size.1)
    let drift = StandByDrift.way(at: Date(timeIntervalSince1970: Double(step) * 900))
    let plan = ScreenPlan.standBy(
      Array(repeating: .systemSmall, count: 3), beginningPages: [], driftedBy: drift,
      on: screen.size, try .test())
    let places = plan.board.places
    #expect(places.count == 3)
    for place in places {
      let tile = place.tile
      #expect(tile.intersection(screen) == tile)
      let margin = Margins(of: .systemSmall, in: tile.size, at: .standBy, by: place.metric).size
      #expect(margin.width >= 1 && 2 * margin.width < tile.size.width && margin.height == 0)
      for other in places where other.page == place.page && other.tile != tile {
        #expect(other.tile.intersection(tile).isEmpty)
      }
    }
  }
}
