import Fetch
import Foundation
import Wire
import Kit
import Testing
import Weather

struct ReportingTests {
  private let date = Date(timeIntervalSince1970: 1_795_221_660)

  private func answer(
    _ source: Source, _ reply: LoopbackServer.Reply = .silence,
    settings: WeatherSettings = WeatherSettings(), limits: Fetcher.Limits = .brief
  ) throws -> WeatherAnswer {
    let server = try LoopbackServer(["": reply])
    let fetch = WeatherFetch(source, about: .seoul, at: date, with: settings)
    return Fetcher(limits: limits).answer(to: fetch, from: server.origin)
  }

  @Test func bringsTheWeather() throws {
    let hour = 1_795_219_200
    let body = """
      {"utc_offset_seconds":32400,"hourly":{"time":[\(hour),\(hour + 3600)],
      "temperature_2m":[3.5,null],"weather_code":[61,0]}}
      """
    guard case .report(let report) = try answer(.openMeteo, .http("200 OK", Data(body.utf8))) else {
      throw CancellationError()
    }
    #expect(report.forecast.current.reading.temperature == Temperature(celsius: 3.5))
    #expect(report.forecast.hours == [] && report.fetched == date)
  }

  @Test func whatGoesWrongIsNamed() throws {
    let reason = Data(#"{"error":true,"reason":"No such place."}"#.utf8)
    #expect(
      try answer(.openMeteo, .http("400 Bad Request", reason))
        == .fault(WeatherFault(.rejected, "No such place.")))
    #expect(
      try answer(.openMeteo, .http("429 Too Many", headers: ["Retry-After": "77"]))
        == .fault(WeatherFault(.quota, pause: 77)))
    #expect(
      try answer(.openMeteo, .http("200 OK", Data("<html>".utf8)))
        == .fault(WeatherFault(.nonsense)))
    guard case .fault(let fault) = try answer(.openMeteo, .silence, limits: .hasty) else {
      throw CancellationError()
    }
    #expect(fault.cause == .timeout)
  }

  @Test func aPlaceMustHaveAZone() {
    let place = Location(nameKey: "", latitude: 0, longitude: 0, zoneName: "../../etc/passwd")
    let answer = Fetcher().answer(to: WeatherFetch(.openMeteo, about: place, at: date))
    #expect(answer == .fault(WeatherFault(.zone, "../../etc/passwd")))
  }

  @Test func whoHasNoKeyIsToldSo() throws {
    var settings = WeatherSettings()
    #expect(try answer(.weatherKit, settings: settings) == .fault(WeatherFault(.key, "key file")))
    #expect(try answer(.metNorway, settings: settings) == .fault(WeatherFault(.key, "contact")))
    let folder = try TestFolder()
    (settings.keyFile, settings.key) = (folder.file("key.p8"), "K")
    (settings.team, settings.service) = ("T", "S")
    try folder.write(Data("key".utf8), as: "key.p8")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o644], ofItemAtPath: folder.file("key.p8"))
    #expect(
      try answer(.weatherKit, settings: settings)
        == .fault(WeatherFault(.exposedKey, folder.file("key.p8"))))
  }

  @Test(arguments: ["http", "HTTP", " https", "ftp"])
  func aTokenIsSentToNobodyWhoCannotKeepIt(scheme: String) throws {
    let (folder, server) = (try TestFolder(), try LoopbackServer([:]))
    try shell(
      "umask 077; openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out key.p8",
      in: folder.path)
    var settings = WeatherSettings()
    (settings.keyFile, settings.key) = (folder.file("key.p8"), "K")
    (settings.team, settings.service) = ("T", "S")
    let fetch = WeatherFetch(.weatherKit, about: .seoul, at: date, with: settings)
    let origin = "\(scheme)://127.0.0.1:\(server.port)"
    #expect(
      Fetcher(limits: .brief).answer(to: fetch, from: origin)
        == .fault(WeatherFault(.key, "a token is only sent by https")))
    #expect(server.requests.isEmpty)
  }

  @Test func aFileIsReadAndItsFaultsAreNamed() throws {
    let folder = try TestFolder()
    var settings = WeatherSettings()
    settings.file = folder.file("weather.json")
    let fetch = WeatherFetch(.file, about: .seoul, at: date, with: settings)
    guard case .fault(let fault) = Fetcher().answer(to: fetch) else { throw CancellationError() }
    #expect(fault.cause == .file)
    try folder.write(
      Data(#"{"current":{"condition":"fog","temperature":1}}"#.utf8), as: "weather.json")
    guard case .report(let report) = Fetcher().answer(to: fetch) else {
      throw CancellationError()
    }
    #expect(report.source == .file && report.forecast.current.reading.condition == .fog)
    try folder.write(Data(count: 2 << 20), as: "weather.json")
    #expect(Fetcher().answer(to: fetch) == .fault(WeatherFault(.tooLarge)))
  }
}
