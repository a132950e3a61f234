/// WeatherKit's answer; any member may be missing.
struct WeatherKitResponse: Decodable {
  let currentWeather: Hour?
  let forecastHourly: Hours?
  let forecastDaily: Days?
  // Nobody goes without the weather because of an alert that can't be read.
  let weatherAlerts: Legible<Alerts>?

  struct Alerts: Decodable {
    let detailsUrl: String?
    let alerts: [Legible<Alert>]
  }

  struct Alert: Decodable {
    let description: String
    let severity, source, areaName, detailsUrl, effectiveTime, expireTime, eventOnsetTime,
      eventEndTime: String?
  }

  struct Metadata: Decodable {
    let readTime, expireTime: String?
  }

  struct Hours: Decodable {
    let hours: [Hour]
  }

  struct Days: Decodable {
    let days: [Day]
  }

  /// An hour of the forecast, or the observed weather.
  struct Hour: Decodable {
    let metadata: Metadata?
    let asOf, forecastStart, conditionCode: String?
    let daylight: Bool?
    let temperature, temperatureApparent, humidity, precipitationChance, precipitationAmount,
      windSpeed, windGust, windDirection, uvIndex, pressure: Double?
  }

  struct Day: Decodable {
    let forecastStart: String
    let conditionCode, sunrise, sunset: String?
    let temperatureMax, temperatureMin, precipitationChance, precipitationAmount,
      maxUvIndex: Double?
  }
}
