import Almanac
import FoundationEssentials
package import Wire

/// The free service of the Norwegian Meteorological Institute, which requires a contact.
package struct METNorway: Station {
  private let origin: String
  private let contact: String?

  /// The contact is a mail or web address of the operator.
  package init(origin: String = "https://api.met.no", contact: String?) {
    self.origin = origin
    self.contact = contact.flatMap { $0.isFitForHeader ? $0 : nil }
  }

  package var source: Source { .metNorway }

  package func request(for query: WeatherQuery) throws(WeatherFault) -> StationRequest {
    guard let contact else { throw WeatherFault(.key, "contact") }
    var headers = ["User-Agent": "widgetty/0.1 \(contact)"]
    headers["If-Modified-Since"] = query.modified
    return .get(
      HTTPRequest(
        origin: origin, path: "/weatherapi/locationforecast/2.0/compact",
        query: [("lat", query.latitude), ("lon", query.longitude)], headers: headers))
  }

  package func rawForecast(from response: HTTPResponse, to query: WeatherQuery) throws(WeatherFault)
    -> RawForecast
  {
    try response.decoded(METNorwayResponse.self).rawForecast(for: query)
  }
}

extension HTTPRequest {
  fileprivate init(
    origin: String, path: String, query: [(name: String, value: String)],
    headers: [String: String]
  ) {
    self.init(origin: origin, path: path, query: query)
    self.headers = headers
  }
}

extension String {
  fileprivate var isFitForHeader: Bool {
    1...200 ~= utf8.count && utf8.allSatisfy { 0x20...0x7E ~= $0 }
  }
}

extension METNorwayResponse {
  func rawForecast(for query: WeatherQuery) -> RawForecast {
    let moments = properties.timeseries.compactMap { METNorwayMoment($0, at: query.place) }
    return RawForecast(
      issued: Plausible.date(properties.meta?.updated),
      hours: moments.filter(\.isHour).map { Forecast.Hour(date: $0.date, reading: $0.reading) },
      days: METNorwayMoment.days(of: moments, in: query.zone))
  }
}

/// A time in the forecast with enough data.
struct METNorwayMoment {
  let date: Date
  let reading: WeatherSample
  /// Whether the precipitation is for one hour instead of six.
  let isHour: Bool

  init?(_ moment: METNorwayResponse.Moment, at place: Location) {
    let details = moment.data.instant.details
    guard let spell = moment.data.hour ?? moment.data.sixHours,
      let symbol = METNorwaySymbol(spell.summary?.symbol ?? ""),
      let date = Plausible.date(moment.time),
      let temperature = Plausible.temperature(celsius: details.temperature)
    else { return nil }
    self.date = date
    isHour = moment.data.hour != nil
    reading = WeatherSample(
      condition: symbol.condition, isDay: symbol.isDay ?? place.daytime(at: date).isDay,
      temperature: temperature, humidity: Plausible.perCent(details.humidity),
      precipitation: Plausible.rainfall(millimetres: spell.details?.rainfall),
      windSpeed: Plausible.speed(metresPerSecond: details.wind),
      windDirection: Plausible.direction(degrees: details.direction),
      pressure: Plausible.pressure(hectopascals: details.pressure))
  }

  /// The days, summarized from their times, all of which are in the future.
  static func days(of moments: [METNorwayMoment], in zone: Zone) -> [Forecast.Day] {
    Dictionary(grouping: moments) { zone.civil(at: $0.date).day }.compactMap { day, moments in
      let readings = moments.map(\.reading)
      let temperatures = readings.map(\.temperature)
      guard let high = temperatures.max(), let low = temperatures.min(),
        let condition = Condition(summarizing: readings.map(\.condition))
      else { return nil }
      let rainfall = readings.compactMap(\.precipitation?.millimetres).reduce(0, +)
      return Forecast.Day(
        day: day,
        reading: DayWeather(
          condition: condition, high: high, low: low,
          precipitation: Rainfall(millimetres: rainfall)))
    }
  }
}

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

/// A symbol of MET Norway, such as `lightrainshowers_day`.
struct METNorwaySymbol {
  let condition: Condition
  /// Whether it is a day symbol; nil if it is the same day and night.
  let isDay: Bool?

  /// The conditions, by the first part that occurs in the symbol's name.
  private static let parts: [(part: String, condition: Condition)] = [
    ("thunder", .thunderstorm), ("sleet", .sleet), ("snow", .snow), ("lightrain", .drizzle),
    ("rain", .rain), ("fog", .fog), ("partlycloudy", .partlyCloudy), ("cloudy", .cloudy),
    ("fair", .clear), ("clearsky", .clear),
  ]

  /// Fails for an unknown symbol.
  init?(_ name: String) {
    let parts = name.split(separator: "_", maxSplits: 1)
    guard let stem = parts.first,
      let known = Self.parts.first(where: { stem.contains($0.part) })
    else { return nil }
    condition = known.condition
    isDay = parts.count > 1 ? parts[1] != "night" : nil
  }
}
