import Almanac
import FoundationEssentials

extension OpenMeteoResponse {
  func rawForecast(about place: Location) -> RawForecast {
    let hours = hourly?.time.indices.compactMap { hourly?.hour($0, at: place) } ?? []
    let days = daily?.time.indices.compactMap { daily?.day($0, offset: offset ?? 0) } ?? []
    return RawForecast(
      issued: Plausible.date(secondsSince1970: current?.time), seen: current?.hour(at: place),
      hours: hours, days: days)
  }
}

extension OpenMeteoResponse.Current {
  func hour(at place: Location) -> Forecast.Hour? {
    guard let date = Plausible.date(secondsSince1970: time),
      let condition = Condition(wmoCode: code),
      let temperature = Plausible.temperature(celsius: temperature)
    else { return nil }
    return Forecast.Hour(
      date: date,
      reading: WeatherSample(
        condition: condition,
        isDay: isDay.map { $0 > 0 } ?? place.daytime(at: date).isDay,
        temperature: temperature,
        feelsLike: Plausible.temperature(celsius: feelsLike),
        humidity: Plausible.perCent(humidity),
        windSpeed: Plausible.speed(metresPerSecond: wind),
        gusts: Plausible.speed(metresPerSecond: gusts),
        windDirection: Plausible.direction(degrees: direction),
        pressure: Plausible.pressure(hectopascals: pressure)))
  }
}

extension OpenMeteoResponse.Hourly {
  func hour(_ index: Int, at place: Location) -> Forecast.Hour? {
    guard let date = Plausible.date(secondsSince1970: time[index]),
      let condition = Condition(wmoCode: code.number(index)),
      let temperature = Plausible.temperature(celsius: temperature.number(index))
    else { return nil }
    // Precipitation is given for the preceding hour.
    let next = time.indices.contains(index + 1) && time[index + 1] - time[index] == 3600
    return Forecast.Hour(
      date: date,
      reading: WeatherSample(
        condition: condition,
        isDay: isDay.number(index).map { $0 > 0 } ?? place.daytime(at: date).isDay,
        temperature: temperature,
        feelsLike: Plausible.temperature(celsius: feelsLike.number(index)),
        humidity: Plausible.perCent(humidity.number(index)),
        precipitationChance: next ? Plausible.perCent(chance.number(index + 1)) : nil,
        precipitation: next ? Plausible.rainfall(millimetres: rainfall.number(index + 1)) : nil,
        windSpeed: Plausible.speed(metresPerSecond: wind.number(index)),
        gusts: Plausible.speed(metresPerSecond: gusts.number(index)),
        windDirection: Plausible.direction(degrees: direction.number(index)),
        uvIndex: Plausible.uvIndex(uvIndex.number(index)),
        pressure: Plausible.pressure(hectopascals: pressure.number(index))))
  }
}

extension OpenMeteoResponse.Daily {
  /// The day at an index; nil if data are missing. Days start at midnight local time, which is
  /// `offset` seconds ahead of UTC.
  func day(_ index: Int, offset: Int) -> Forecast.Day? {
    guard let number = Int(exactly: ((time[index] + Double(offset)) / 86_400).rounded(.down)),
      let condition = Condition(wmoCode: code.number(index)),
      let high = Plausible.temperature(celsius: high.number(index)),
      let low = Plausible.temperature(celsius: low.number(index)), low <= high
    else { return nil }
    func date(_ column: Column?) -> Date? {
      Plausible.date(secondsSince1970: column.number(index))
    }
    return Forecast.Day(
      day: CivilDay(number: number),
      reading: DayWeather(
        condition: condition, high: high, low: low,
        precipitationChance: Plausible.perCent(chance.number(index)),
        precipitation: Plausible.rainfall(millimetres: rainfall.number(index)),
        uvIndex: Plausible.uvIndex(uvIndex.number(index)), sunrise: date(sunrise),
        sunset: date(sunset)))
  }
}

extension [Double?]? {
  /// The value at an index; nil if it is missing.
  fileprivate func number(_ index: Int) -> Double? {
    guard let column = self, column.indices.contains(index) else { return nil }
    return column[index]
  }
}
