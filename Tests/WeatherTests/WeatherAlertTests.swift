import Almanac
import System
import Foundation
import Testing

@testable import Weather

struct WeatherAlertTests {
  private let date = Date(timeIntervalSince1970: 1_795_000_000)

  private func alert(
    _ name: String = "Heavy rain", _ severity: WeatherAlert.Severity = .severe,
    in area: String? = nil, from start: Double = 0, until end: Double = 3600
  ) -> WeatherAlert? {
    WeatherAlert(
      severity, of: name, in: area, by: "KMA", details: "https://example.org/?a=1%20b",
      from: date + start, until: date + end)
  }

  @Test func needsANameAndATime() {
    #expect(alert() != nil)
    #expect(alert("") == nil && alert("\u{1B}\n ") == nil)
    #expect(alert(until: 0) == nil && alert(from: 10, until: 5) == nil)
  }

  @Test func saysNothingThatATerminalWouldObeyAndNothingLong() throws {
    let hostile = try #require(
      alert("a\u{1B}[31m\r\n\u{202E}b" + String(repeating: "c", count: 5000), in: "\u{9B}2J"))
    #expect(hostile.nameKey.hasPrefix("a [31m"))
    #expect(hostile.nameKey.count <= Bound.alertText.greatest)
    #expect(hostile.area == "2J")
    let marks = try #require(alert("a" + String(repeating: "\u{301}", count: 100_000)))
    #expect(marks.nameKey.unicodeScalars.count <= Bound.alertText.greatest)
  }

  @Test func theMostSevereComesFirstAndNoMoreThanAreKept() {
    let alerts = [
      alert("Fog", .minor), alert("Storm", .extreme, from: 600), alert("Rain", .extreme),
      alert("Rain", .extreme), alert("Snow", from: -7200, until: -1), alert("Wind", .unknown),
    ].compactMap(\.self)
    #expect(alerts.pending(at: date).map(\.nameKey) == ["Rain", "Storm", "Fog", "Wind"])
    let many = (0..<50).compactMap { alert("\($0)", until: Double(60 + $0)) }
    #expect(many.pending(at: date).count == Bound.alerts.greatest)
  }

  @Test func isReadAsItWasWritten() throws {
    var report = try Simulation.of(.seoul).report(at: date)
    report.alerts = [
      try #require(alert("Heavy rain - 100%", in: "-")),
      try #require(alert("x", in: " 서울  %20 특별시 ")),
      try #require(WeatherAlert(.minor, of: "y", from: date, until: date + 60)),
    ]
    let text = WeatherAnswer.report(report).text
    #expect(WeatherAnswer(text: text) == .report(report))
    #expect(report.alerts[1].area == "서울 %20 특별시")
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("alert ") })
    for broken in ["alert", "alert grave", line.dropLast(line.count / 2)] as [Substring] {
      #expect(WeatherAnswer(text: text.replacing(line, with: broken)) == nil, "\(broken)")
    }
  }

  /// Every storm of a summer is announced, and nothing else is.
  @Test(arguments: [Location.seoul, .busan, .newYork]) func isSimulatedForStorms(place: Location)
    throws
  {
    let simulation = try Simulation.of(place)
    var storms = 0
    for hour in 0..<(24 * 90) {
      let date = Date(timeIntervalSince1970: 1_782_864_000 + Double(hour) * 3600 + 60)
      let forecast = simulation.forecast(from: date, hours: 36, days: 0)
      let isStormy = forecast.current.reading.condition == .thunderstorm
      let now = forecast.stormAlerts.filter { $0.start <= date }
      #expect(now.count == (isStormy ? 1 : 0))
      for alert in forecast.stormAlerts {
        #expect(simulation.reading(at: max(alert.start, date)).condition == .thunderstorm)
        #expect(simulation.reading(at: alert.end + 1).condition != .thunderstorm)
      }
      storms += now.count
    }
    #expect(storms > 0)
  }
}
