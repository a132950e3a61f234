import Almanac
import FoundationEssentials
import Testing
import Weather

struct ForecastQuestionTests {
  private let start = Date(timeIntervalSince1970: 1_795_000_000)

  private func forecast(hoursAfter minutes: [Double]) -> Forecast {
    func hour(_ minutes: Double) -> Forecast.Hour {
      Forecast.Hour(
        date: start + minutes * 60,
        reading: WeatherSample(condition: .clear, isDay: true, temperature: 20))
    }
    return Forecast(current: hour(0), hours: minutes.map(hour), days: [])
  }

  @Test(
    arguments: [
      (-1, nil), (0, 0), (19, 0), (20, 20), (79, 20), (80, 80), (139, 80), (140, nil), (200, 200),
      (259, 200), (260, nil),
    ] as [(Double, Double?)])
  func aMomentIsToldByTheHourItLiesIn(minutes: Double, told: Double?) {
    let hour = forecast(hoursAfter: [20, 80, 200]).hour(at: start + minutes * 60)
    #expect(hour?.date == told.map { start + $0 * 60 })
  }

  @Test func theHourThatRunsGivesWayToWhatIsSeenNow() {
    let forecast = forecast(hoursAfter: [-40, 20])
    #expect(forecast.hour(at: start + 60)?.date == start)
    #expect(forecast.hour(at: start - 60)?.date == start - 2400)
  }

  @Test func tellsWhatComesNext() throws {
    let forecast = forecast(hoursAfter: [-40, 20, 80, 140])
    #expect(forecast.hours(from: start, 2).map(\.date) == [start + 1200, start + 4800])
    #expect(forecast.hours(from: start, -1) == [])
    let told = Simulation(of: .seoul, in: .utc).forecast(from: start)
    let last = try #require(told.days.last?.day)
    #expect(told.days(from: last, 3) == [try #require(told.day(last))])
    #expect(told.day(last.advanced(by: 1)) == nil)
  }
}
