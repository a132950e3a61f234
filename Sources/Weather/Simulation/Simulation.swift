package import Almanac
package import FoundationEssentials

/// Simulated weather: always the same for a place and an hour, on every machine.
package struct Simulation: Sendable {
  let place: Location
  private let zone: Zone
  private let atmosphere: Atmosphere

  /// Simulates a place in its own time zone.
  package init(of place: Location, in zone: Zone) {
    self.place = place
    self.zone = zone
    atmosphere = Atmosphere(over: place)
  }

  /// The reading at a date; constant within an hour.
  package func reading(at date: Date) -> WeatherSample {
    let moment = zone.civil(at: date)
    let hour = CivilHour(day: moment.day, hour: moment.time.hour)
    let dayAir = atmosphere.air(on: hour.day)
    let air = dayAir.air(at: hour)
    let middle = zone.date(of: hour.middle)
    return WeatherSample(
      condition: dayAir.condition(at: hour),
      isDay: place.isSunUp(at: middle),
      temperature: air.wholeTemperature,
      feelsLike: Temperature(celsius: air.feltTemperature.rounded()),
      humidity: UInt8(clamping: Int(air.humidity.rounded())),
      precipitationChance: dayAir.precipitationChance(at: hour),
      precipitation: Rainfall(millimetres: dayAir.rainfall(at: hour)),
      windSpeed: Speed(metresPerSecond: air.wind.rounded()),
      gusts: Speed(metresPerSecond: (air.wind * 1.6).rounded()),
      windDirection: UInt16(clamping: air.wholeBearing),
      uvIndex: uvIndex(in: air, at: middle),
      pressure: UInt16(clamping: Int(air.pressure.rounded())))
  }

  package func reading(on day: CivilDay) -> DayWeather {
    let hours = CivilHour.hours(of: day)
    let dayAir = atmosphere.air(on: day)
    let airs = hours.map(dayAir.air)
    let temperatures = airs.map(\.wholeTemperature)
    let wettest = zip(hours, airs).max { $0.1.wetness < $1.1.wetness }?.0
    let noon = zone.date(of: CivilMoment(day: day, time: CivilTime(secondOfDay: 43_200)))
    let daylight = Daylight(at: place, around: noon)
    return DayWeather(
      condition: wettest.map(dayAir.condition) ?? .clear,
      high: temperatures.max() ?? 0,
      low: temperatures.min() ?? 0,
      precipitationChance: hours.map(dayAir.precipitationChance).max(),
      precipitation: Rainfall(millimetres: hours.map(dayAir.rainfall).reduce(0, +)),
      uvIndex: zip(hours, airs).map { uvIndex(in: $1, at: zone.date(of: $0.middle)) }.max(),
      sunrise: daylight.sunrise, sunset: daylight.sunset)
  }

  /// The weather now, at the following full hours and on the days from today on.
  package func forecast(from date: Date, hours: Int = 48, days: Int = 10) -> Forecast {
    Forecast(
      current: hour(at: date),
      hours: dates(after: date, hours).map(hour),
      days: self.days(from: zone.civil(at: date).day, days))
  }

  private func hour(at date: Date) -> Forecast.Hour {
    Forecast.Hour(date: date, reading: reading(at: date))
  }

  private func days(from first: CivilDay, _ count: Int) -> [Forecast.Day] {
    let last = first.advanced(by: count - 1)
    guard first <= last else { return [] }
    return (first...last).map { Forecast.Day(day: $0, reading: reading(on: $0)) }
  }

  /// The full hours after a date.
  private func dates(after date: Date, _ count: Int) -> [Date] {
    var dates: [Date] = []
    while dates.count < count, let next = zone.end(of: .hour, at: dates.last ?? date) {
      dates.append(next)
    }
    return dates
  }

  /// The UV index: higher when the sun is high, lower under clouds.
  private func uvIndex(in air: Air, at date: Date) -> UInt8 {
    let height = max(0, place.sineOfSun(at: date))
    let cover = min(max(0.25, 0.8 - 0.9 * air.wetness), 1)
    return UInt8(clamping: Int((11 * height * height * cover).rounded()))
  }
}
