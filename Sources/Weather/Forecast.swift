package import Almanac
package import FoundationEssentials
import Glibc

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

extension Forecast {
  /// The forecast with conditions that agree with the chances of precipitation. The current weather is
  /// observed, and stays.
  package var agreeing: Forecast {
    var forecast = self
    for index in hours.indices {
      let reading = hours[index].reading
      forecast.hours[index].reading.condition = reading.condition.agreeing(
        withChance: reading.precipitationChance, at: reading.temperature)
    }
    for index in days.indices {
      let reading = days[index].reading
      forecast.days[index].reading.condition = reading.condition.agreeing(
        withChance: reading.precipitationChance, at: reading.high)
    }
    return forecast
  }
}

extension Forecast {
  /// The time in seconds for which an hour's values apply if the next hour is missing.
  private static let reach: TimeInterval = 3600

  /// The values for a date; nil if there are none.
  package func hour(at date: Date) -> Hour? {
    let last = hours.last { $0.date <= date } ?? current
    let told = last.date < current.date && current.date <= date ? current : last
    return told.date <= date && date < told.date + Self.reach ? told : nil
  }

  /// The values for a day of the place's calendar; nil if there are none.
  package func day(_ day: CivilDay) -> Day? {
    days.first { $0.day == day }
  }

  /// The hours from a date on, up to a number.
  package func hours(from date: Date, _ count: Int) -> [Hour] {
    Array(hours.lazy.filter { $0.date >= date }.prefix(max(0, count)))
  }

  /// The days from a day on, up to a number.
  package func days(from day: CivilDay, _ count: Int) -> [Day] {
    Array(days.lazy.filter { $0.day >= day }.prefix(max(0, count)))
  }
}

/// The weather of a place at one moment; nil values are unknown.
package struct WeatherSample: Hashable, Sendable {
  package var condition: Condition
  package var isDay: Bool
  package var temperature: Temperature
  package var feelsLike: Temperature?
  /// In percent.
  package var humidity: UInt8?
  /// In percent.
  package var precipitationChance: UInt8?
  /// The precipitation in the hour that starts then.
  package var precipitation: Rainfall?
  package var windSpeed: Speed?
  package var gusts: Speed?
  /// The direction from which the wind comes, in degrees clockwise from north.
  package var windDirection: UInt16?
  package var uvIndex: UInt8?
  /// The pressure at sea level, in hPa.
  package var pressure: UInt16?

  package init(
    condition: Condition, isDay: Bool, temperature: Temperature, feelsLike: Temperature? = nil,
    humidity: UInt8? = nil, precipitationChance: UInt8? = nil, precipitation: Rainfall? = nil,
    windSpeed: Speed? = nil, gusts: Speed? = nil, windDirection: UInt16? = nil,
    uvIndex: UInt8? = nil, pressure: UInt16? = nil
  ) {
    self.condition = condition
    self.isDay = isDay
    self.temperature = temperature
    self.feelsLike = feelsLike
    self.humidity = humidity
    self.precipitationChance = precipitationChance
    self.precipitation = precipitation
    self.windSpeed = windSpeed
    self.gusts = gusts
    self.windDirection = windDirection
    self.uvIndex = uvIndex
    self.pressure = pressure
  }
}

extension WeatherSample {
  /// The dew point, by Magnus's formula; nil if the humidity is unknown.
  package var dewPoint: Temperature? {
    guard let humidity, humidity > 0 else { return nil }
    let celsius = temperature.celsius
    let share = log(Double(humidity) / 100) + 17.62 * celsius / (243.12 + celsius)
    return Temperature(celsius: 243.12 * share / (17.62 - share))
  }
}

/// The weather of a place on one civil day; nil values are unknown.
package struct DayWeather: Hashable, Sendable {
  /// The summary of the day.
  package var condition: Condition
  package var high: Temperature
  package var low: Temperature
  /// The chance of precipitation in percent.
  package var precipitationChance: UInt8?
  /// The precipitation of the whole day.
  package var precipitation: Rainfall?
  /// The highest of the day.
  package var uvIndex: UInt8?
  /// Nil if the sun doesn't rise or set.
  package var sunrise: Date?
  /// Nil if the sun doesn't rise or set.
  package var sunset: Date?

  package init(
    condition: Condition, high: Temperature, low: Temperature, precipitationChance: UInt8? = nil,
    precipitation: Rainfall? = nil, uvIndex: UInt8? = nil, sunrise: Date? = nil,
    sunset: Date? = nil
  ) {
    self.condition = condition
    self.high = high
    self.low = low
    self.precipitationChance = precipitationChance
    self.precipitation = precipitation
    self.uvIndex = uvIndex
    self.sunrise = sunrise
    self.sunset = sunset
  }
}

/// Precipitation that begins after dry hours.
package struct ComingRain: Hashable, Sendable {
  package let place: Location
  package let condition: Condition
  package let date: Date
}

extension WeatherReport {
  /// The precipitation that begins after a date, as far ahead as such a report can be relied on.
  package func rain(after date: Date, at place: Location) -> [ComingRain] {
    let latest = fetched + Self.reliability
    let hours = [forecast.current] + forecast.hours.filter { $0.date > forecast.current.date }
    return zip(hours, hours.dropFirst()).compactMap { before, hour in
      guard !before.reading.condition.isWet, hour.reading.condition.isWet,
        date < hour.date, hour.date <= latest
      else { return nil }
      return ComingRain(place: place, condition: hour.reading.condition, date: hour.date)
    }
  }

  private static let reliability = 12 * 3600.0
}
