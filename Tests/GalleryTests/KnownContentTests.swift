import Almanac
import FoundationEssentials
import Testing
import Timelines
import Views
import Weather

@testable import Gallery

/// Checks that known content stays while other content is missing or hidden.
struct KnownContentTests {
  private func node(_ view: some View, _ reasons: RedactionReasons = []) -> Node {
    var environment = EnvironmentValues()
    environment.redactionReasons = reasons
    return Node(archiving: view, in: environment)
  }

  @Test func curvesAndBarsOfTheWeatherAreNoSecret() throws {
    let entry = try WeatherEntry.test()
    let rows = DayRows(entry: entry, count: 5)
    for reasons in [RedactionReasons.invalidated, .privacy] {
      #expect(node(HourCurves(entry: entry), reasons) == node(HourCurves(entry: entry)))
      #expect(node(rows, reasons) == node(rows))
    }
    #expect(node(HourCurves(entry: entry), .placeholder) != node(HourCurves(entry: entry)))
  }

  @Test func barsOfStepsAndMarksOfDaysOnlyWaitForNews() throws {
    let week = try #require(StepsViewTests.weeks.compactMap(\.self).first)
    let today = CivilDay(number: 20_778)
    let strip = YearStrip(today: today, days: [today.advanced(by: 40)])
    #expect(node(WeekBars(week: week), .invalidated) == node(WeekBars(week: week)))
    #expect(node(WeekBars(week: week), .privacy) != node(WeekBars(week: week)))
    #expect(node(strip, .invalidated) == node(strip))
    #expect(node(strip, .privacy) != node(strip))
  }
}
