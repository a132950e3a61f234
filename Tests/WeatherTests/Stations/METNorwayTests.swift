import Almanac
import Foundation
import Wire
import Kit
import Testing
@testable import Weather

struct METNorwayTests {
  private let station = METNorway(contact: "hello@example.org")

  private func moment(
    _ time: String, _ temperature: String, _ symbol: String, hours: Int = 1, rainfall: Double = 0
  ) -> String {
    """
    {"time":"\(time)","data":{"instant":{"details":{"air_temperature":\(temperature),
    "relative_humidity":61.4,"wind_speed":4.5,"wind_from_direction":358.9,
    "air_pressure_at_sea_level":1021.6,"cloud_area_fraction":12.5}},
    "next_\(hours)_hours":{"summary":{"symbol_code":"\(symbol)"},
    "details":{"precipitation_amount":\(rainfall)}}}}
    """
  }

  private func answer(_ moments: [String]) -> String {
    """
    {"type":"Feature","geometry":{"type":"Point","coordinates":[126.978,37.5665,34]},
    "properties":{"meta":{"updated_at":"2026-11-21T00:10:22Z","units":{}},
    "timeseries":[\(moments.joined(separator: ","))]}}
    """
  }

  private var usual: String {
    answer([
      moment("2026-11-21T00:00:00Z", "3.4", "partlycloudy_day"),
      moment("2026-11-21T01:00:00Z", "5.5", "lightrain", rainfall: 0.4),
      moment("2026-11-21T06:00:00Z", "8.1", "rainshowersandthunder_day", hours: 6, rainfall: 6),
      moment("2026-11-21T15:00:00Z", "-1.5", "clearsky_night", hours: 6),
      moment("2026-11-21T21:00:00Z", "-3.0", "fair_night", hours: 6),
      #"{"time":"2026-11-22T03:00:00Z","data":{"instant":{"details":{"air_temperature":9}}}}"#,
    ])
  }

  @Test func saysWhoAsksAndWhatIsKnown() throws {
    let request = try station.httpRequest(for: .seoul(modified: "Sat, 21 Nov 2026 00:10:22 GMT"))
    #expect(
      request.url
        == "https://api.met.no/weatherapi/locationforecast/2.0/compact?lat=37.5665&lon=126.978")
    #expect(request.headers["User-Agent"] == "widgetty/0.1 hello@example.org")
    #expect(request.headers["If-Modified-Since"] == "Sat, 21 Nov 2026 00:10:22 GMT")
  }

  @Test(arguments: [nil, "", "a\r\nX-Evil: 1", "서울"] as [String?])
  func nobodyAsksWithoutAContact(contact: String?) throws {
    let station = METNorway(contact: contact)
    #expect(throws: WeatherFault(.key, "contact")) { try station.httpRequest(for: .seoul()) }
  }

  @Test func degreesHaveFourDecimalsAtMost() throws {
    let place = Location(
      nameKey: "", latitude: -0.000_04, longitude: 8.123_456_789, zoneName: "UTC")
    let query = WeatherQuery(about: place, in: .utc, at: Date(timeIntervalSince1970: 0))
    #expect(try station.httpRequest(for: query).url.hasSuffix("?lat=-0.0&lon=8.1235"))
  }

  @Test func tellsHoursAndReckonsDays() throws {
    let query = try WeatherQuery.seoul()
    let report = try station.report(
      usual, to: query,
      headers: [
        "expires": "Sat, 21 Nov 2026 01:12:00 GMT",
        "last-modified": "Sat, 21 Nov 2026 00:40:00 GMT",
      ])
    #expect(report.issued == (try query.time("2026-11-21T00:10:22Z")))
    #expect(report.expires == (try query.time("2026-11-21T01:12:00Z")))
    #expect(report.modified == "Sat, 21 Nov 2026 00:40:00 GMT")
    let forecast = report.forecast
    #expect(
      forecast.current.reading
        == WeatherSample(
          condition: .partlyCloudy, isDay: true, temperature: Temperature(celsius: 3.4),
          humidity: 61, precipitation: 0, windSpeed: Speed(metresPerSecond: 4.5),
          windDirection: 359, pressure: 1022))
    #expect(forecast.hours.map(\.reading.condition) == [.drizzle])
    #expect(forecast.days.map(\.day.description) == ["2026-11-21", "2026-11-22"])
    let today = forecast.days[0].reading
    #expect(today.condition == .thunderstorm && today.precipitation == Rainfall(millimetres: 6.4))
    #expect(today.high == Temperature(celsius: 8.1) && today.low == Temperature(celsius: 3.4))
    #expect(forecast.days[1].reading.condition == .clear)
    #expect(forecast.days[1].reading.sunrise != nil)
  }

  @Test func nothingNewIsNoFault() throws {
    let response = HTTPResponse(
      status: 304, headers: ["expires": "Sat, 21 Nov 2026 01:12:00 GMT"], body: Data())
    let query = try WeatherQuery.seoul()
    #expect(
      station.answer(from: response, to: query)
        == .unchanged(until: try query.time("2026-11-21T01:12:00Z")))
  }

  @Test func whatIsAboutToEndIsStillTold() throws {
    let response = HTTPResponse(status: 203, body: Data(usual.utf8))
    let answer = station.answer(from: response, to: try .seoul())
    let isTold = if case .report = answer { true } else { false }
    #expect(isTold)
  }

  @Test(
    arguments: [
      ("clearsky_day", .clear, true), ("fair_night", .clear, false),
      ("partlycloudy_polartwilight", .partlyCloudy, true), ("cloudy", .cloudy, nil),
      ("fog", .fog, nil), ("lightrainshowers_day", .drizzle, true), ("rain", .rain, nil),
      ("heavyrainandthunder", .thunderstorm, nil), ("lightsleet", .sleet, nil),
      ("heavysnowshowers_night", .snow, false),
      ("lightssnowshowersandthunder_day", .thunderstorm, true),
    ] as [(String, Condition, Bool?)])
  func everySymbolHasItsCondition(name: String, condition: Condition, isDay: Bool?) throws {
    let symbol = try #require(METNorwaySymbol(name))
    #expect(symbol.condition == condition && symbol.isDay == isDay)
  }

  @Test(arguments: ["", "_", "frogs_day", "_day"]) func otherSymbolsShowNothing(name: String) {
    #expect(METNorwaySymbol(name) == nil)
  }

  @Test(arguments: [
    (403, "", WeatherFault.Cause.rejected), (429, "", .quota), (502, "", .outage),
    (200, "{}", .nonsense), (200, #"{"properties":{"timeseries":[]}}"#, .nonsense),
  ])
  func aFaultNamesItsCause(status: Int, text: String, cause: WeatherFault.Cause) throws {
    #expect(try station.fault(text, status: status)?.cause == cause)
  }

  @Test func survivesMutations() throws {
    let query = try WeatherQuery.seoul()
    try fuzz([Array(usual.utf8)], rounds: 1000) { bytes in
      let answer = station.answer(from: HTTPResponse(body: Data(bytes)), to: query)
      if case .report = answer, WeatherAnswer(text: answer.text)?.text != answer.text {
        throw CancellationError()
      }
    }
  }
}
