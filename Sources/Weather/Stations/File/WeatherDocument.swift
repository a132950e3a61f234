/// A weather file, in °C, metres per second, millimetres, hPa and percent.
struct WeatherDocument: Decodable {
  let issued: String?
  let current: Hour?
  let hours: [Hour]?
  let days: [Day]?
  let alerts: [Alert]?

  struct Hour: Decodable {
    let time: String?
    let condition: String
    let isDay: Bool?
    let temperature: Double
    let feelsLike, humidity, precipitationChance, precipitation, windSpeed, gusts, windDirection,
      uvIndex, pressure: Double?
  }

  struct Alert: Decodable {
    let name, from, until: String
    let severity, area, source, details: String?
  }

  struct Day: Decodable {
    let day: String
    let condition: String
    let high, low: Double
    let precipitationChance, precipitation, uvIndex: Double?
    let sunrise, sunset: String?
  }
}
