/// Open-Meteo's answer, in columns, any of which may be missing.
struct OpenMeteoResponse: Decodable {
  let offset: Int?
  let current: Current?
  let hourly: Hourly?
  let daily: Daily?

  enum CodingKeys: String, CodingKey {
    case offset = "utc_offset_seconds"
    case current, hourly, daily
  }

  struct Current: Decodable {
    let time: Double
    let temperature, feelsLike, humidity, code, isDay, wind, direction, gusts, pressure: Double?

    enum CodingKeys: String, CodingKey, CaseIterable {
      case time
      case temperature = "temperature_2m"
      case feelsLike = "apparent_temperature"
      case humidity = "relative_humidity_2m"
      case code = "weather_code"
      case isDay = "is_day"
      case wind = "wind_speed_10m"
      case direction = "wind_direction_10m"
      case gusts = "wind_gusts_10m"
      case pressure = "pressure_msl"
    }
  }

  struct Hourly: Decodable {
    typealias Column = [Double?]
    let time: [Double]
    let temperature, feelsLike, humidity, chance, rainfall, code, isDay, uvIndex, wind, direction,
      gusts, pressure: Column?

    enum CodingKeys: String, CodingKey, CaseIterable {
      case time
      case temperature = "temperature_2m"
      case feelsLike = "apparent_temperature"
      case humidity = "relative_humidity_2m"
      case chance = "precipitation_probability"
      case rainfall = "precipitation"
      case code = "weather_code"
      case isDay = "is_day"
      case uvIndex = "uv_index"
      case wind = "wind_speed_10m"
      case direction = "wind_direction_10m"
      case gusts = "wind_gusts_10m"
      case pressure = "pressure_msl"
    }
  }

  struct Daily: Decodable {
    typealias Column = [Double?]
    let time: [Double]
    let code, high, low, sunrise, sunset, rainfall, chance, uvIndex: Column?

    enum CodingKeys: String, CodingKey, CaseIterable {
      case time
      case code = "weather_code"
      case high = "temperature_2m_max"
      case low = "temperature_2m_min"
      case sunrise, sunset
      case rainfall = "precipitation_sum"
      case chance = "precipitation_probability_max"
      case uvIndex = "uv_index_max"
    }
  }
}
