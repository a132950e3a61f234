import Almanac
import Cells
import FoundationEssentials
import HomeTesting
import Kit
import Layout
import Testing
import Timelines

@testable import Home

/// What the minute changes stands apart from what it doesn't.
struct ClockTests {
  private static let board = Sample.instances([("days", .systemSmall)])

  private func home(_ width: Int, _ height: Int, _ cycle: HourCycle) async throws -> SeenHome {
    var presentation = try Presentation.test()
    let dates = presentation.surroundings.dates
    presentation.surroundings.dates = DateWriter(
      wording: dates.wording, zone: dates.zone, hourCycle: cycle)
    return try await SeenHome.test(
      width, height, showing: Self.board, presentation: presentation)
  }

  /// The minutes from 9:42 to 10:01, at which the hour gets a second digit.
  @Test(arguments: [(120, 40, 0), (200, 60, 0), (30, 10, 9)])
  func isAllThatAMinutePaints(width: Int, height: Int, row: Int) async throws {
    var home = try await home(width, height, .twentyFour)
    _ = home.frame(at: .test)
    let clock = Rect(x: home.plan.clockMargin, y: row, width: 5, height: 1)
    for minute in 1...20 {
      let date = Date.test + Double(minute) * 60
      #expect(home.frame(at: date).painted == [clock], "\(minute)")
      #expect(home.nextChange == date + 60, "\(minute)")
    }
  }

  @Test(arguments: HourCycle.allCases)
  func isWholeAtAnyHourAndMovesNothing(cycle: HourCycle) async throws {
    var home = try await home(80, 24, cycle)
    let dates = home.context.presentation.surroundings.dates
    let midnight = Date.test - 9 * 3600 - 41 * 60
    var places: Set<Int?> = []
    for hour in 0..<24 {
      let date = midnight + Double(hour) * 3600
      let canvas = home.canvas(at: date)
      #expect(canvas.text(ofRow: 0).contains(dates.text(of: date, .time) + "  "))
      places.insert((0..<80).first { canvas[$0, 0].glyph == Glyph("월") })
    }
    #expect(places.count == 1 && !places.contains(nil))
  }

  @Test(arguments: 0...12)
  func givesWayToTheMarginWhereBothFit(width: Int) {
    let row = ClockRow(Rect(x: 3, y: 7, width: width, height: 1), margin: 2, clockWidth: 5)
    #expect(row.clock.size == Size(width: min(width, 5), height: 1))
    #expect(row.clock.origin == Point(x: 3 + min(2, max(0, width - 5)), y: 7))
    #expect(row.rest.columns == row.clock.columns.upperBound..<3 + width)
    #expect(row.rest.rows == 7..<8)
  }
}
