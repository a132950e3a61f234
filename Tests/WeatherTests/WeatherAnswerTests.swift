import Almanac
import Foundation
import Kit
import Testing
import Weather

struct ReportTests {
  private let date = Date(timeIntervalSince1970: 1_795_000_000)

  private func report(of place: Location = .seoul) throws -> WeatherReport {
    var report = try Simulation.of(place).report(at: date)
    for index in report.forecast.days.indices {
      report.forecast.days[index].reading.sunrise = date
      report.forecast.days[index].reading.sunset = nil
    }
    return report
  }

  @Test(arguments: Location.korean + [.tromso, .newYork])
  func aReportIsReadAsItWasWritten(place: Location) throws {
    var report = try report(of: place)
    report.expires = date + 600
    report.modified = "Sat, 21 Nov 2026 00:41:00 GMT"
    #expect(WeatherAnswer(text: WeatherAnswer.report(report).text) == .report(report))
  }

  @Test func whatIsNotKnownStaysSo() throws {
    var report = try report()
    report.issued = nil
    let reading = WeatherSample(
      condition: .fog, isDay: false, temperature: Temperature(celsius: -3.1))
    report.forecast = Forecast(
      current: Forecast.Hour(date: date, reading: reading), hours: [], days: [])
    #expect(WeatherAnswer(text: WeatherAnswer.report(report).text) == .report(report))
  }

  @Test(arguments: WeatherFault.Cause.allCases)
  func aFaultIsReadAsItWasWritten(cause: WeatherFault.Cause) {
    for fault in [
      WeatherFault(cause), WeatherFault(cause, "Daily API request limit exceeded.", pause: 60),
    ] {
      #expect(WeatherAnswer(text: WeatherAnswer.fault(fault).text) == .fault(fault))
    }
  }

  @Test func nothingNewIsReadAsItWasWritten() {
    for answer in [WeatherAnswer.unchanged(until: nil), .unchanged(until: date)] {
      #expect(WeatherAnswer(text: answer.text) == answer)
    }
  }

  @Test func aPlaceMayHaveAnyName() throws {
    let place = Location(
      nameKey: "Saint-\u{1B}[2JDenis\n  (Réunion)", latitude: -20.88, longitude: 55.45,
      zoneName: "Asia/Seoul")
    let answer = try #require(WeatherAnswer(text: WeatherAnswer.report(try report(of: place)).text))
    guard case .report(let report) = answer else { throw CancellationError() }
    #expect(report.place.nameKey == "Saint- [2JDenis (Réunion)")
  }

  @Test func aFaultsWordsAreShortAndSteerNothing() {
    let fault = WeatherFault(.rejected, "a\u{1B}[31m\r\n" + String(repeating: "b", count: 999))
    #expect(fault.detail.hasPrefix("a [31m bbb") && fault.detail.count == 200)
    #expect(WeatherFault(.quota, pause: -5).pause == 0)
    #expect(WeatherFault(.quota, pause: .max).pause == 86_400)
  }

  @Test func aPartOfAReportIsNone() throws {
    let text = WeatherAnswer.report(try report()).text
    for count in stride(from: 0, to: text.count, by: 7) {
      #expect(WeatherAnswer(text: String(text.prefix(count))) == nil)
    }
    #expect(WeatherAnswer(text: text + "x") == nil)
    #expect(
      WeatherAnswer(text: String(repeating: " ", count: WeatherAnswer.greatestSize + 1)) == nil)
  }

  @Test(arguments: [
    "now 1795000000 clear day 20.0 - - - - - - - - 1e9",
    "now 1795000000 clear day 1e300 - - - - - - - - -",
    "now 1795000000 clear day nan - - - - - - - - -",
    "now 99999999999999999999 clear day 20 - - - - - - - - -",
    "now 1795000000 sunny day 20 - - - - - - - - -",
    "now 1795000000 clear dusk 20 - - - - - - - - -",
    "now 1795000000 clear day 20 - 101 - - - - - - -",
    "now 1795000000 clear day - - - - - - - - - -",
    "now 1795000000 clear day 20 -",
    "hour 1795000000 clear day 20 - - - - - - - - -",
  ])
  func whatCannotBeIsNoReport(line: String) {
    func text(_ line: String) -> String {
      """
      widgetty-weather 1
      place 37.5665 126.978 Asia/Seoul weather.place.seoul
      told open-meteo 1795000000 - -
      \(line)
      end

      """
    }
    #expect(WeatherAnswer(text: text("now 1795000000 clear day 20 - - - - - - - - -")) != nil)
    #expect(WeatherAnswer(text: text(line)) == nil)
  }

  /// A report that can be read, whatever its text has gone through, is written as one that reads
  /// the same.
  @Test func survivesMutations() throws {
    let text = WeatherAnswer.report(try report()).text
    try fuzz([Array(text.utf8)], rounds: 300) { bytes in
      guard let answer = WeatherAnswer(text: String(decoding: bytes, as: UTF8.self)) else { return }
      #expect(WeatherAnswer(text: answer.text) == answer)
    }
  }
}
