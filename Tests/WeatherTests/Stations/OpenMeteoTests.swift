import Almanac
import Foundation
import Wire
import Kit
import Testing
@testable import Weather

struct OpenMeteoTests {
  private let station = OpenMeteo()

  /// Three hours from the current one on, and two days; the numbers appear in the given order.
  private func answer(
    temperatures: String = "-3.1,-2.6,0.4", codes: String = "71,3,0",
    chances: String = "10,35,80", rainfalls: String = "0,0.2,1.4", days: String = "71,61",
    current: String = #""temperature_2m":-3.4,"weather_code":71,"is_day":1"#
  ) throws -> String {
    let query = try WeatherQuery.seoul()
    let start = try query.seconds("2026-11-21 09:00")
    let midnight = try query.seconds("2026-11-21 00:00")
    return """
      {"latitude":37.55,"longitude":127.0,"generationtime_ms":0.2,"utc_offset_seconds":32400,
      "timezone":"Asia/Seoul","timezone_abbreviation":"GMT+9",
      "current_units":{"time":"unixtime","interval":"seconds","temperature_2m":"°C"},
      "current":{"time":\(start + 1800),"interval":900,\(current)},
      "hourly":{"time":[\(start),\(start + 3600),\(start + 7200)],
      "temperature_2m":[\(temperatures)],"weather_code":[\(codes)],
      "precipitation_probability":[\(chances)],"precipitation":[\(rainfalls)],
      "is_day":[1,1,null],"uv_index":[0.5,1.6,null],"wind_speed_10m":[3.2,null,12.0],
      "wind_direction_10m":[null,359.6,270],"wind_gusts_10m":[null,7.5],
      "pressure_msl":[1021.6,null,1019.2]},
      "daily":{"time":[\(midnight),\(midnight + 86_400)],"weather_code":[\(days)],
      "temperature_2m_max":[0.4,5.2],"temperature_2m_min":[-4.9,-1.0],
      "sunrise":[\(midnight + 26_220),null],"sunset":[\(midnight + 62_220),null],
      "precipitation_sum":[2.5,null],"precipitation_probability_max":[80,null],
      "uv_index_max":[2.2,null]}}
      """
  }

  @Test func asksForAPlaceToTenMetres() throws {
    let request = try station.httpRequest(for: .seoul())
    #expect(
      request.url
        == "https://api.open-meteo.com/v1/forecast?latitude=37.5665&longitude=126.978"
        + "&timezone=Asia/Seoul&timeformat=unixtime&wind_speed_unit=ms&forecast_days=10"
        + "&forecast_hours=50&past_hours=1"
        + "&current=temperature_2m,apparent_temperature,relative_humidity_2m,weather_code,is_day,"
        + "wind_speed_10m,wind_direction_10m,wind_gusts_10m,pressure_msl"
        + "&hourly=temperature_2m,apparent_temperature,relative_humidity_2m,"
        + "precipitation_probability,precipitation,weather_code,is_day,uv_index,wind_speed_10m,"
        + "wind_direction_10m,wind_gusts_10m,pressure_msl"
        + "&daily=weather_code,temperature_2m_max,temperature_2m_min,sunrise,sunset,"
        + "precipitation_sum,precipitation_probability_max,uv_index_max")
  }

  @Test func tellsWhatIsThereNow() throws {
    let query = try WeatherQuery.seoul()
    let report = try station.report(try answer(), to: query)
    #expect(report.source == .openMeteo && report.place == .seoul)
    #expect(report.fetched == query.date)
    #expect(report.issued == (try query.time("2026-11-21 09:30")))
    let current = report.forecast.current
    #expect(current.date == query.date)
    #expect(
      current.reading
        == WeatherSample(
          condition: .snow, isDay: true, temperature: Temperature(celsius: -3.4),
          precipitationChance: 35, precipitation: Rainfall(millimetres: 0.2),
          windSpeed: Speed(metresPerSecond: 3.2), uvIndex: 1, pressure: 1022))
  }

  /// The source reports precipitation for the past hour, and the bulletin for the following one.
  @Test func tellsTheHoursToCome() throws {
    let query = try WeatherQuery.seoul()
    let hours = try station.report(try answer(), to: query).forecast.hours
    #expect(
      hours.map(\.date) == [
        try query.time("2026-11-21 10:00"), try query.time("2026-11-21 11:00"),
      ])
    #expect(hours.map(\.reading.condition) == [.cloudy, .clear])
    #expect(hours.map(\.reading.precipitationChance) == [80, nil])
    #expect(hours.map(\.reading.precipitation) == [Rainfall(millimetres: 1.4), nil])
    #expect(hours.map(\.reading.windSpeed) == [nil, 12])
    #expect(hours.map(\.reading.isDay) == [true, true])
    #expect(hours.map(\.reading.windDirection) == [0, 270])
    #expect(hours.map(\.reading.gusts) == [Speed(metresPerSecond: 7.5), nil])
    #expect(hours.map(\.reading.pressure) == [nil, 1019])
  }

  @Test func tellsTheDaysOfThePlace() throws {
    let query = try WeatherQuery.seoul()
    let days = try station.report(try answer(), to: query).forecast.days
    #expect(days.map(\.day.description) == ["2026-11-21", "2026-11-22"])
    #expect(
      days[0].reading
        == DayWeather(
          condition: .snow, high: Temperature(celsius: 0.4), low: Temperature(celsius: -4.9),
          precipitationChance: 80, precipitation: Rainfall(millimetres: 2.5), uvIndex: 2,
          sunrise: try query.time("2026-11-21 07:17"),
          sunset: try query.time("2026-11-21 17:17")))
    #expect(days[1].reading.precipitationChance == nil)
    let sunrise = try #require(days[1].reading.sunrise)
    #expect(abs(sunrise.timeIntervalSince(try query.time("2026-11-22 07:18"))) < 120)
  }

  @Test func anHourThatIsMissingIsLeftOut() throws {
    let query = try WeatherQuery.seoul()
    for text in [
      try answer(temperatures: "1,null,2"), try answer(codes: "0,null,3"),
      try answer(codes: "0,42,3"), try answer(temperatures: "1,999,2"),
    ] {
      let hours = try station.report(text, to: query).forecast.hours
      #expect(hours.map(\.date) == [try query.time("2026-11-21 11:00")])
    }
    let days = try station.report(try answer(days: "null,3"), to: query).forecast.days
    #expect(days.map(\.day.description) == ["2026-11-22"])
  }

  @Test func theHourThatRunsStandsInForNow() throws {
    let report = try station.report(
      try answer(current: #""temperature_2m":null,"weather_code":71"#), to: .seoul())
    #expect(report.forecast.current.reading.temperature == Temperature(celsius: -3.1))
    #expect(report.forecast.current.date == (try WeatherQuery.seoul().time("2026-11-21 09:00")))
  }

  @Test func ofSeveralPlacesTheFirstIsTheOneAskedFor() throws {
    let one = try answer()
    let other = try answer(current: #""temperature_2m":30,"weather_code":0"#)
    let report = try station.report("[\(one),\(other)]", to: .seoul())
    #expect(report.forecast.current.reading.condition == .snow)
  }

  @Test(
    arguments: [
      (0, .clear), (1, .clear), (2, .partlyCloudy), (3, .cloudy), (45, .fog), (48, .fog),
      (51, .drizzle), (55, .drizzle), (56, .sleet), (57, .sleet), (61, .rain), (65, .rain),
      (66, .sleet), (67, .sleet), (71, .snow), (75, .snow), (77, .snow), (80, .rain), (82, .rain),
      (85, .snow), (86, .snow), (95, .thunderstorm), (96, .thunderstorm), (99, .thunderstorm),
      (4, nil), (-1, nil), (100, nil), (1e300, nil), (1.5, nil),
    ] as [(Double, Condition?)])
  func everyCodeHasItsCondition(code: Double, condition: Condition?) {
    #expect(Condition(wmoCode: code) == condition)
  }

  @Test(arguments: [
    (
      400, #"{"error":true,"reason":"Latitude must be in range."}"#, WeatherFault.Cause.rejected,
      "Latitude must be in range."
    ),
    (
      429, #"{"error":true,"reason":"Minutely API request limit exceeded."}"#, .quota,
      "Minutely API request limit exceeded."
    ),
    (200, #"{"error":true,"reason":"No."}"#, .rejected, "No."),
    (503, "<html>", .outage, "HTTP 503"), (404, "", .rejected, "HTTP 404"),
    (200, "<html>", .nonsense, ""), (200, "", .nonsense, ""), (200, "[]", .nonsense, ""),
    (200, "{}", .nonsense, "nothing is said about now"), (200, "null", .nonsense, ""),
    (301, "", .redirected, ""), (700, "", .nonsense, "HTTP 700"),
  ])
  func aFaultNamesItsCause(
    status: Int, text: String, cause: WeatherFault.Cause, detail: String
  ) throws {
    let fault = try #require(try station.fault(text, status: status))
    #expect(fault.cause == cause && fault.detail == detail)
  }

  @Test func aQuotaSaysWhenToComeBack() throws {
    #expect(try station.fault("", status: 429, headers: ["retry-after": "120"])?.pause == 120)
    #expect(try station.fault("", status: 429, headers: ["retry-after": "soon"])?.pause == nil)
  }

  @Test func aClockThatIsWrongIsNamed() throws {
    let text = try answer()
    let far = ["date": "Sat, 21 Nov 2026 03:00:00 GMT"]
    #expect(try station.fault(text, headers: far)?.cause == .clock)
    let near = ["date": "Sat, 21 Nov 2026 00:41:30 GMT"]
    #expect(try station.fault(text, headers: near) == nil)
  }

  @Test func survivesMutations() throws {
    let query = try WeatherQuery.seoul()
    try fuzz([Array(try answer().utf8)], rounds: 1000) { bytes in
      let answer = station.answer(from: HTTPResponse(body: Data(bytes)), to: query)
      if case .report = answer, WeatherAnswer(text: answer.text)?.text != answer.text {
        throw CancellationError()
      }
    }
  }
}
