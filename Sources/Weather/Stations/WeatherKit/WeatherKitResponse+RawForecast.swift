import Almanac
import FoundationEssentials

extension WeatherKitResponse {
  func rawForecast(for query: WeatherQuery) -> RawForecast {
    let metadata = currentWeather?.metadata
    return RawForecast(
      issued: Plausible.date(metadata?.readTime), expires: Plausible.date(metadata?.expireTime),
      seen: currentWeather?.hour(at: query.place),
      hours: forecastHourly?.hours.compactMap { $0.hour(at: query.place) } ?? [],
      days: forecastDaily?.days.compactMap { $0.day(in: query.zone) } ?? [],
      alerts: weatherAlerts?.value?.told ?? [])
  }
}

extension WeatherKitResponse.Alerts {
  var told: [WeatherAlert] { alerts.compactMap { $0.value?.told(under: detailsUrl) } }
}

extension WeatherKitResponse.Alert {
  /// The alert; nil if it doesn't say until when it applies. The address is that of all alerts, unless
  /// it has one of its own.
  func told(under address: String?) -> WeatherAlert? {
    guard let end = Plausible.date(eventEndTime) ?? Plausible.date(expireTime),
      let start = Plausible.date(eventOnsetTime) ?? Plausible.date(effectiveTime)
    else { return nil }
    return WeatherAlert(
      severity.flatMap(WeatherAlert.Severity.init) ?? .unknown, of: description, in: areaName,
      by: source, details: detailsUrl ?? address, from: start, until: end)
  }
}

extension WeatherKitResponse.Hour {
  func hour(at place: Location) -> Forecast.Hour? {
    guard let date = Plausible.date(forecastStart ?? asOf),
      let condition = Condition(weatherKitCode: conditionCode ?? ""),
      let temperature = Plausible.temperature(celsius: temperature)
    else { return nil }
    return Forecast.Hour(
      date: date,
      reading: WeatherSample(
        condition: condition, isDay: daylight ?? place.daytime(at: date).isDay,
        temperature: temperature,
        feelsLike: Plausible.temperature(celsius: temperatureApparent),
        humidity: Plausible.perCent(fraction: humidity),
        precipitationChance: Plausible.perCent(fraction: precipitationChance),
        precipitation: Plausible.rainfall(millimetres: precipitationAmount),
        windSpeed: Plausible.speed(metresPerSecond: windSpeed.map { $0 / 3.6 }),
        gusts: Plausible.speed(metresPerSecond: windGust.map { $0 / 3.6 }),
        windDirection: Plausible.direction(degrees: windDirection),
        uvIndex: Plausible.uvIndex(uvIndex), pressure: Plausible.pressure(hectopascals: pressure)))
  }
}

extension WeatherKitResponse.Day {
  func day(in zone: Zone) -> Forecast.Day? {
    guard let start = Plausible.date(forecastStart),
      let condition = Condition(weatherKitCode: conditionCode ?? ""),
      let high = Plausible.temperature(celsius: temperatureMax),
      let low = Plausible.temperature(celsius: temperatureMin), low <= high
    else { return nil }
    return Forecast.Day(
      day: zone.civil(at: start).day,
      reading: DayWeather(
        condition: condition, high: high, low: low,
        precipitationChance: Plausible.perCent(fraction: precipitationChance),
        precipitation: Plausible.rainfall(millimetres: precipitationAmount),
        uvIndex: Plausible.uvIndex(maxUvIndex), sunrise: Plausible.date(sunrise),
        sunset: Plausible.date(sunset)))
  }
}
