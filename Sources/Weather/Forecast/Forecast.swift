package import Almanac
package import FoundationEssentials

/// The weather of a place: now, at the following full hours, and on the days from today on.
package struct Forecast: Hashable, Sendable {
  package var current: Hour
  /// The hours in order, without duplicates; some may be missing.
  package var hours: [Hour]
  /// The days in order, without duplicates; some may be missing.
  package var days: [Day]

  package struct Hour: Hashable, Sendable {
    package var date: Date
    package var reading: WeatherSample

    package init(date: Date, reading: WeatherSample) {
      self.date = date
      self.reading = reading
    }
  }

  package struct Day: Hashable, Sendable {
    package var day: CivilDay
    package var reading: DayWeather

    package init(day: CivilDay, reading: DayWeather) {
      self.day = day
      self.reading = reading
    }
  }

  package init(current: Hour, hours: [Hour], days: [Day]) {
    self.current = current
    self.hours = hours
    self.days = days
  }
}
