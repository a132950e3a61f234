/// MET Norway's answer: times one hour apart at first, six hours later on.
struct METNorwayResponse: Decodable {
  let properties: Properties

  struct Properties: Decodable {
    let meta: Meta?
    let timeseries: [Moment]
  }

  struct Meta: Decodable {
    let updated: String?

    enum CodingKeys: String, CodingKey {
      case updated = "updated_at"
    }
  }

  struct Moment: Decodable {
    let time: String
    let data: Weather
  }

  struct Weather: Decodable {
    let instant: Instant
    let hour, sixHours: Spell?

    enum CodingKeys: String, CodingKey {
      case instant
      case hour = "next_1_hours"
      case sixHours = "next_6_hours"
    }
  }

  struct Instant: Decodable {
    let details: Details
  }

  struct Details: Decodable {
    let temperature, humidity, wind, direction, pressure: Double?

    enum CodingKeys: String, CodingKey {
      case temperature = "air_temperature"
      case humidity = "relative_humidity"
      case wind = "wind_speed"
      case direction = "wind_from_direction"
      case pressure = "air_pressure_at_sea_level"
    }
  }

  struct Spell: Decodable {
    let summary: Summary?
    let details: Amount?
  }

  struct Summary: Decodable {
    let symbol: String?

    enum CodingKeys: String, CodingKey {
      case symbol = "symbol_code"
    }
  }

  struct Amount: Decodable {
    let rainfall: Double?

    enum CodingKeys: String, CodingKey {
      case rainfall = "precipitation_amount"
    }
  }
}
