import Almanac
import FoundationEssentials
import Weather

extension WeatherDocument {
  /// Converts the document; throws for invalid entries, because its author wants to know.
  func draft(for inquiry: Inquiry) throws(WeatherFault) -> Draft {
    var draft = Draft(issued: Told.date(issued))
    draft.seen = try current?.hour(for: inquiry, at: inquiry.date)
    for hour in hours ?? [] { draft.hours.append(try hour.hour(for: inquiry, at: nil)) }
    for day in days ?? [] { draft.days.append(try day.told()) }
    return draft
  }
}

extension WeatherDocument.Hour {
  /// Converts an hour; `date` applies if it has no time.
  func hour(for inquiry: Inquiry, at date: Date?) throws(WeatherFault) -> Forecast.Hour {
    guard let date = Told.date(time) ?? (time == nil ? date : nil) else {
      throw WeatherFault(.nonsense, "time \(time ?? "-")")
    }
    guard let condition = Condition(rawValue: condition) else {
      throw WeatherFault(.nonsense, "condition \(condition)")
    }
    guard let temperature = Told.temperature(celsius: temperature) else {
      throw WeatherFault(.nonsense, "temperature \(temperature)")
    }
    return Forecast.Hour(
      date: date,
      reading: Reading(
        condition: condition, isDay: isDay ?? inquiry.place.daytime(at: date).isDay,
        temperature: temperature,
        feelsLike: Told.temperature(celsius: feelsLike), humidity: Told.perCent(humidity),
        precipitationChance: Told.perCent(precipitationChance),
        precipitation: Told.rainfall(millimetres: precipitation),
        windSpeed: Told.speed(metresPerSecond: windSpeed),
        gusts: Told.speed(metresPerSecond: gusts),
        windDirection: Told.direction(degrees: windDirection),
        uvIndex: Told.uvIndex(uvIndex), pressure: Told.pressure(hectopascals: pressure)))
  }
}

extension WeatherDocument.Day {
  func told() throws(WeatherFault) -> Forecast.Day {
    guard let written = try? WrittenDate(day) else { throw WeatherFault(.nonsense, "day \(day)") }
    guard let condition = Condition(rawValue: condition) else {
      throw WeatherFault(.nonsense, "condition \(condition)")
    }
    guard let high = Told.temperature(celsius: high), let low = Told.temperature(celsius: low),
      low <= high
    else { throw WeatherFault(.nonsense, "high \(high), low \(low)") }
    return Forecast.Day(
      day: written.moment.day,
      reading: DailyReading(
        condition: condition, high: high, low: low,
        precipitationChance: Told.perCent(precipitationChance),
        precipitation: Told.rainfall(millimetres: precipitation), uvIndex: Told.uvIndex(uvIndex),
        sunrise: Told.date(sunrise), sunset: Told.date(sunset)))
  }
}
