import Almanac
import FoundationEssentials
import Weather

extension WeatherKitAnswer {
  func draft(for inquiry: Inquiry) -> Draft {
    let metadata = currentWeather?.metadata
    return Draft(
      issued: Told.date(metadata?.readTime), expires: Told.date(metadata?.expireTime),
      seen: currentWeather?.hour(at: inquiry.place),
      hours: forecastHourly?.hours.compactMap { $0.hour(at: inquiry.place) } ?? [],
      days: forecastDaily?.days.compactMap { $0.day(in: inquiry.zone) } ?? [])
  }
}

extension WeatherKitAnswer.Hour {
  func hour(at place: Place) -> Forecast.Hour? {
    guard let date = Told.date(forecastStart ?? asOf),
      let condition = Condition(weatherKitCode: conditionCode ?? ""),
      let temperature = Told.temperature(celsius: temperature)
    else { return nil }
    return Forecast.Hour(
      date: date,
      reading: Reading(
        condition: condition, isDay: daylight ?? place.daytime(at: date).isDay,
        temperature: temperature,
        feelsLike: Told.temperature(celsius: temperatureApparent),
        humidity: Told.perCent(fraction: humidity),
        precipitationChance: Told.perCent(fraction: precipitationChance),
        precipitation: Told.rainfall(millimetres: precipitationAmount),
        windSpeed: Told.speed(metresPerSecond: windSpeed.map { $0 / 3.6 }),
        gusts: Told.speed(metresPerSecond: windGust.map { $0 / 3.6 }),
        windDirection: Told.direction(degrees: windDirection),
        uvIndex: Told.uvIndex(uvIndex), pressure: Told.pressure(hectopascals: pressure)))
  }
}

extension WeatherKitAnswer.Day {
  func day(in zone: Zone) -> Forecast.Day? {
    guard let start = Told.date(forecastStart),
      let condition = Condition(weatherKitCode: conditionCode ?? ""),
      let high = Told.temperature(celsius: temperatureMax),
      let low = Told.temperature(celsius: temperatureMin), low <= high
    else { return nil }
    return Forecast.Day(
      day: zone.civil(at: start).day,
      reading: DailyReading(
        condition: condition, high: high, low: low,
        precipitationChance: Told.perCent(fraction: precipitationChance),
        precipitation: Told.rainfall(millimetres: precipitationAmount),
        uvIndex: Told.uvIndex(maxUvIndex), sunrise: Told.date(sunrise),
        sunset: Told.date(sunset)))
  }
}
