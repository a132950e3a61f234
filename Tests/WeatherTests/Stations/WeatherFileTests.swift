import Almanac
import Foundation
import Wire
import Kit
import Testing
@testable import Weather

struct WeatherFileTests {
  private let station = WeatherFile(path: "/weather.json")

  @Test func isReadFromItsPath() throws {
    #expect(station.request(for: try .seoul()) == .read("/weather.json"))
  }

  @Test func saysWhatTheWeatherIs() throws {
    let query = try WeatherQuery.seoul()
    let report = try station.report(
      """
      {"issued": "2026-11-21T09:00:00+09:00",
       "current": {"condition": "rain", "temperature": 7.5, "humidity": 80, "isDay": false},
       "hours": [{"time": "2026-11-21T10:00:00+09:00", "condition": "snow", "temperature": -8}],
       "days": [{"day": "2026-11-21", "condition": "rain", "high": 9, "low": 4}]}
      """, to: query)
    #expect(report.issued == (try query.time("2026-11-21 09:00")))
    #expect(
      report.forecast.current.reading
        == WeatherSample(
          condition: .rain, isDay: false, temperature: Temperature(celsius: 7.5), humidity: 80))
    #expect(report.forecast.hours.map(\.reading.temperature) == [-8])
    #expect(report.forecast.days.map(\.reading.high) == [9])
  }

  @Test(arguments: [
    (#"{"current":{"condition":"frogs","temperature":1}}"#, "condition frogs"),
    (#"{"current":{"condition":"rain","temperature":400}}"#, "temperature 400.0"),
    (#"{"hours":[{"condition":"rain","temperature":4}]}"#, "time -"),
    (#"{"hours":[{"time":"now","condition":"rain","temperature":4}]}"#, "time now"),
    (#"{"days":[{"day":"x","condition":"rain","high":4,"low":1}]}"#, "day x"),
    (#"{"days":[{"day":"2026-11-21","condition":"rain","high":0,"low":1}]}"#, "high 0.0, low 1.0"),
    ("{}", "nothing is said about now"), ("rain", ""),
  ])
  func aMistakeIsNamed(text: String, detail: String) throws {
    #expect(try station.fault(text) == WeatherFault(.nonsense, detail))
  }

  @Test func survivesMutations() throws {
    let query = try WeatherQuery.seoul()
    let text = """
      {"issued": "2026-11-21T09:00:00+09:00", "current": {"condition": "rain", "temperature": 7.5},
      "hours": [{"time": "2026-11-21T10:00:00+09:00", "condition": "snow", "temperature": -8}],
      "days": [{"day": "2026-11-21", "condition": "rain", "high": 9, "low": 4}]}
      """
    try fuzz([Array(text.utf8)], rounds: 1000) { bytes in
      let answer = station.answer(from: HTTPResponse(body: Data(bytes)), to: query)
      if WeatherAnswer(text: answer.text)?.text != answer.text { throw CancellationError() }
    }
  }
}
