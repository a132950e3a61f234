import Almanac
import FoundationEssentials

extension Forecast.Day {
  /// The day with sunrise and sunset computed if the source gives neither.
  func withSun(over query: WeatherQuery) -> Forecast.Day {
    guard reading.sunrise == nil, reading.sunset == nil else { return self }
    let noon = CivilMoment(day: day, time: CivilTime(secondOfDay: 43_200))
    let daylight = Daylight(at: query.place, around: query.zone.date(of: noon))
    var day = self
    day.reading.sunrise = daylight.sunrise
    day.reading.sunset = daylight.sunset
    return day
  }
}
