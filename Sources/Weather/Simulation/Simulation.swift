package import Almanac
package import FoundationEssentials

/// Weather that is made up: the same for a place, a day and an hour, on every machine and for ever.
package struct Simulation: Sendable {
  private let place: Place
  private let zone: Zone
  private let atmosphere: Atmosphere

  /// The zone is that of the place.
  package init(of place: Place, in zone: Zone) {
    self.place = place
    self.zone = zone
    atmosphere = Atmosphere(over: place)
  }

  /// The same throughout an hour.
  package func reading(at date: Date) -> Reading {
    let moment = zone.civil(at: date)
    let hour = CivilHour(day: moment.day, hour: moment.time.hour)
    let air = atmosphere.air(at: hour)
    let middle = zone.date(of: hour.middle)
    return Reading(
      condition: atmosphere.condition(at: hour),
      isDay: Daylight(at: place, around: middle).contains(middle),
      temperature: air.wholeTemperature,
      feelsLike: Int8(clamping: Int(air.feltTemperature.rounded())),
      humidity: UInt8(clamping: Int(air.humidity.rounded())),
      precipitationChance: atmosphere.precipitationChance(at: hour),
      windSpeed: UInt8(clamping: Int(air.wind.rounded())))
  }

  package func reading(on day: CivilDay) -> DailyReading {
    let hours = CivilHour.hours(of: day)
    let temperatures = hours.map { atmosphere.air(at: $0).wholeTemperature }
    let wettest = hours.max { atmosphere.wetness(at: $0) < atmosphere.wetness(at: $1) }
    return DailyReading(
      condition: wettest.map(atmosphere.condition) ?? .clear,
      high: temperatures.max() ?? 0,
      low: temperatures.min() ?? 0,
      precipitationChance: hours.map(atmosphere.precipitationChance).max() ?? 0)
  }

  /// The weather from a date on, and at as many full hours of the place after it.
  package func forecast(from date: Date, hours count: Int) -> Forecast {
    var days: [Forecast.Day] = []
    for date in hours(after: date, count) {
      let day = zone.civil(at: date).day
      if days.last?.day != day {
        days.append(Forecast.Day(day: day, reading: reading(on: day), hours: []))
      }
      days[days.count - 1].hours.append(Forecast.Hour(date: date, reading: reading(at: date)))
    }
    return Forecast(days: days)
  }

  /// A date, and the full hours after it.
  private func hours(after date: Date, _ count: Int) -> [Date] {
    var dates = [date]
    while dates.count <= count, let next = zone.end(of: .hour, at: dates[dates.count - 1]) {
      dates.append(next)
    }
    return dates
  }
}
