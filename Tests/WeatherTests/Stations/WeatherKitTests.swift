import Almanac
import Foundation
import Wire
import Kit
import Testing
@testable import Weather

struct WeatherKitTests {
  private let station = WeatherKit { _ in "a.b.c" }

  private let usual = """
    {"currentWeather":{"name":"CurrentWeather","metadata":{"attributionURL":"https://example.org",
    "expireTime":"2026-11-21T00:46:00Z","readTime":"2026-11-21T00:41:00Z","version":1},
    "asOf":"2026-11-21T00:41:00Z","cloudCover":0.9,"conditionCode":"FreezingRain","daylight":true,
    "humidity":0.87,"pressure":1019.4,"temperature":-0.4,"temperatureApparent":-5.2,
    "uvIndex":1,"windDirection":12,"windGust":36.0,"windSpeed":18.0},
    "forecastHourly":{"hours":[
    {"forecastStart":"2026-11-21T00:00:00Z","conditionCode":"Cloudy","daylight":true,
    "temperature":-1,"precipitationChance":0.25,"precipitationAmount":0.7},
    {"forecastStart":"2026-11-21T01:00:00Z","conditionCode":"Frogs","temperature":1},
    {"forecastStart":"2026-11-21T02:00:00Z","conditionCode":"HeavySnow","temperature":-2,
    "precipitationChance":1}]},
    "forecastDaily":{"days":[{"forecastStart":"2026-11-20T15:00:00Z","conditionCode":"Blizzard",
    "temperatureMax":1.5,"temperatureMin":-7,"precipitationChance":0.9,"maxUvIndex":2,
    "sunrise":"2026-11-20T22:17:00Z","sunset":"2026-11-21T08:17:00Z"}]}}
    """

  @Test func showsItsToken() throws {
    let request = try station.httpRequest(for: .seoul())
    #expect(
      request.url
        == "https://weatherkit.apple.com/api/v1/weather/en/37.5665/126.978?timezone=Asia/Seoul"
        + "&dataSets=currentWeather,forecastDaily,forecastHourly,weatherAlerts&country=KR")
    #expect(request.headers == ["Authorization": "Bearer a.b.c"])
  }

  @Test func asksInTheLanguageOfTheUser() throws {
    let query = try WeatherQuery.seoul()
    let korean = WeatherQuery(
      about: query.place, in: query.zone, at: query.date, language: .korean)
    #expect(try station.httpRequest(for: korean).url.contains("/api/v1/weather/ko/37.5665/"))
  }

  @Test func asksForNoAlertsFarOutAtSea() throws {
    let query = try WeatherQuery.seoul()
    let sea = Location(nameKey: "sea", latitude: -48, longitude: -123, zoneName: "Etc/GMT+8")
    let url = try station.httpRequest(
      for: WeatherQuery(about: sea, in: query.zone, at: query.date)
    ).url
    #expect(!url.contains("weatherAlerts") && !url.contains("country"))
  }

  private func alerts(_ alerts: String) throws -> [WeatherAlert] {
    let whole = usual.dropLast() + #","weatherAlerts":\#(alerts)}"#
    let report = try station.report(String(whole), to: .seoul())
    #expect(report.forecast.days.count == 1)
    return report.alerts
  }

  @Test func tellsOfAlertsThatApply() throws {
    let query = try WeatherQuery.seoul()
    let alerts = try alerts(
      """
      {"name":"WeatherAlertCollection","detailsUrl":"https://example.org/all","alerts":[
      {"name":"WeatherAlertSummary","id":"1","areaName":"Seoul","description":"Wind Advisory",
      "severity":"minor","source":"KMA","effectiveTime":"2026-11-21T00:00:00Z",
      "expireTime":"2026-11-21T06:00:00Z","detailsUrl":"https://example.org/1"},
      {"description":"Heavy Snow Warning","severity":"extreme","certainty":"likely",
      "effectiveTime":"2026-11-21T00:00:00Z","expireTime":"2026-11-21T02:00:00Z",
      "eventOnsetTime":"2026-11-21T03:00:00Z","eventEndTime":"2026-11-22T00:00:00Z"},
      {"description":"Over","severity":"severe","effectiveTime":"2026-11-20T00:00:00Z",
      "expireTime":"2026-11-21T00:40:00Z"},
      {"description":"Grave","severity":"grave","effectiveTime":"2026-11-21T00:00:00Z",
      "expireTime":"2026-11-21T06:00:00Z"},
      {"description":"Without an end","severity":"extreme"}, 7]}
      """)
    #expect(alerts.map(\.nameKey) == ["Heavy Snow Warning", "Wind Advisory", "Grave"])
    #expect(alerts.map(\.severity) == [.extreme, .minor, .unknown])
    #expect(alerts[0].start == (try query.time("2026-11-21T03:00:00Z")))
    #expect(alerts[0].end == (try query.time("2026-11-22T00:00:00Z")))
    #expect(alerts[0].details == "https://example.org/all")
    #expect(alerts[1].area == "Seoul" && alerts[1].issuer == "KMA")
    #expect(alerts[1].details == "https://example.org/1")
  }

  @Test(arguments: ["7", "null", "[]", #"{"alerts":7}"#, #"{"alerts":[{"description":7}]}"#, "{}"])
  func anAlertThatMakesNoSenseLeavesTheWeather(text: String) throws {
    #expect(try alerts(text) == [])
  }

  @Test func aKeyThatIsMissingIsNamed() throws {
    let station = WeatherKit { _ in throw WeatherFault(.exposedKey, "key.p8") }
    #expect(throws: WeatherFault(.exposedKey, "key.p8")) { try station.httpRequest(for: .seoul()) }
  }

  @Test func tellsTheWeather() throws {
    let query = try WeatherQuery.seoul()
    let report = try station.report(usual, to: query)
    #expect(report.expires == (try query.time("2026-11-21T00:46:00Z")))
    let forecast = report.forecast
    #expect(
      forecast.current.reading
        == WeatherSample(
          condition: .sleet, isDay: true, temperature: Temperature(celsius: -0.4),
          feelsLike: Temperature(celsius: -5.2), humidity: 87, precipitationChance: 25,
          precipitation: Rainfall(millimetres: 0.7), windSpeed: 5, gusts: 10, windDirection: 12,
          uvIndex: 1, pressure: 1019))
    #expect(forecast.hours.map(\.reading.condition) == [.snow])
    #expect(forecast.hours.map(\.reading.precipitationChance) == [100])
    #expect(forecast.days.map(\.day.description) == ["2026-11-21"])
    #expect(forecast.days[0].reading.precipitationChance == 90)
    #expect(forecast.days[0].reading.sunset == (try query.time("2026-11-21T08:17:00Z")))
  }

  @Test func everyCodeHasACondition() {
    let codes = """
      BlowingDust Clear Cloudy Foggy Haze MostlyClear MostlyCloudy PartlyCloudy Smoky Breezy Windy
      Drizzle HeavyRain IsolatedThunderstorms Rain SunShowers ScatteredThunderstorms StrongStorms
      Thunderstorms Frigid Hail Hot Flurries Sleet Snow SunFlurries WintryMix Blizzard BlowingSnow
      FreezingDrizzle FreezingRain HeavySnow Hurricane TropicalStorm
      """.split(whereSeparator: \.isWhitespace)
    #expect(codes.filter { Condition(weatherKitCode: String($0)) == nil } == [])
    #expect(codes.count == 34 && Condition(weatherKitCode: "") == nil)
  }

  @Test func theTokenSaysWhoAsksForHalfAnHour() throws {
    let token = try #require(
      WeatherKitToken(key: "ABC1234567", team: "TEAM123456", service: "org.example.weather"))
    let text = token.written(at: Date(timeIntervalSince1970: 1_795_000_000.7)) { message in
      #expect(String(decoding: message, as: UTF8.self).split(separator: ".").count == 2)
      return [0xFB, 0xFF, 0xFE]
    }
    let parts = text.split(separator: ".")
    #expect(parts.count == 3 && parts[2] == "-__-")
    let plain = parts.prefix(2).map { part in
      let padded = String(part) + String(repeating: "=", count: (4 - part.count % 4) % 4)
      return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(
      plain[0] == #"{"alg":"ES256","kid":"ABC1234567","id":"TEAM123456.org.example.weather"}"#)
    #expect(
      plain[1]
        == #"{"iss":"TEAM123456","iat":1795000000,"exp":1795001800,"sub":"org.example.weather"}"#)
  }

  @Test(arguments: ["", "a\"b", "a b", "서울", String(repeating: "a", count: 101)])
  func namesThatCannotBeMakeNoToken(name: String) {
    #expect(WeatherKitToken(key: name, team: "T", service: "S") == nil)
    #expect(WeatherKitToken(key: "K", team: name, service: "S") == nil)
    #expect(WeatherKitToken(key: "K", team: "T", service: name) == nil)
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
