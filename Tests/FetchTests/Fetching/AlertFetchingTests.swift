import Almanac
import Fetch
import Foundation
import Kit
import Testing
import Weather

/// Asks a WeatherKit on this machine for the weather with its alerts.
@Suite(.serialized) struct AlertFetchingTests {
  private let date = Date(timeIntervalSince1970: 1_795_221_660)
  private let path =
    "/api/v1/weather/ko/37.5665/126.978?timezone=Asia/Seoul"
    + "&dataSets=currentWeather,forecastDaily,forecastHourly,weatherAlerts&country=KR"

  /// The answer with these alerts.
  private func answer(_ alerts: String) throws -> WeatherAnswer {
    let (server, folder) = (try SecureServer(), try TestFolder())
    try shell(
      "umask 077; openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out key.p8",
      in: folder.path)
    try server.serve(
      """
      {"currentWeather":{"asOf":"2026-11-21T00:41:00Z","conditionCode":"Rain","temperature":7},
      "weatherAlerts":{"alerts":\(alerts)}}
      """, at: path)
    var settings = WeatherSettings()
    (settings.keyFile, settings.key, settings.language) = (folder.file("key.p8"), "K", .korean)
    (settings.team, settings.service) = ("T", "S")
    let fetch = WeatherFetch(.weatherKit, about: .seoul, at: date, with: settings)
    // Another process does it, which gets the fetch in words.
    let heard = try #require(WeatherFetch(arguments: fetch.arguments))
    return Fetcher(limits: .brief, authorities: server.certificate)
      .answer(to: heard, from: server.origin)
  }

  private func alert(_ name: String) -> String {
    """
    {"description":"\(name)","severity":"severe","source":"기상청","areaName":"서울특별시",
    "effectiveTime":"2026-11-21T00:00:00Z","expireTime":"2026-11-21T09:00:00Z"}
    """
  }

  @Test func alertsComeWithTheWeather() throws {
    let answer = try answer("[\(alert("호우 경보"))]")
    guard case .report(let report) = answer else { throw CancellationError() }
    #expect(report.alerts.map(\.nameKey) == ["호우 경보"])
    #expect(report.alerts.map(\.issuer) == ["기상청"] && report.alerts.map(\.area) == ["서울특별시"])
    #expect(WeatherAnswer(text: answer.text) == answer)
  }

  @Test func hostileAlertsAreFewAndShortAndObeyedByNobody() throws {
    let long = String(repeating: "긴", count: 3000)
    let alerts = (0..<200).map { alert("\($0)\\u001b]0;x\\u0007\(long)") }
    let answer = try answer("[\(alerts.joined(separator: ","))]")
    guard case .report(let report) = answer else { throw CancellationError() }
    #expect(report.alerts.count == 8)
    #expect(report.alerts.allSatisfy { $0.nameKey.count <= 200 })
    #expect(!answer.text.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
    #expect(WeatherAnswer(text: answer.text) == answer)
  }
}
