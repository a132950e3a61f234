import Foundation
import Kit
import Testing
import Weather

@testable import Supplies

/// Checks the weather from a server through the separate program.
struct WeatherProgramTests {
  private let date = Date(timeIntervalSince1970: 1_795_221_660)

  private func answer(_ reply: LoopbackServer.Reply) throws -> WeatherAnswer {
    let server = try LoopbackServer(["": reply])
    let program = try #require(
      WeatherProgram(
        environment: ["WIDGETTY_WEATHER_ORIGIN": server.origin],
        of: LineProcess.path(of: "widgetty")))
    return program.answer(to: WeatherFetch(.openMeteo, about: .seoul, at: date), by: { .zero })
  }

  @Test func bringsTheWeather() throws {
    let body = """
      {"utc_offset_seconds":32400,"hourly":{"time":[1795219200],"temperature_2m":[3.5],
      "weather_code":[61]}}
      """
    guard case .report(let report) = try answer(.http("200 OK", Data(body.utf8))) else {
      throw CancellationError()
    }
    #expect(report.place == .seoul && report.forecast.current.reading.condition == .rain)
  }

  @Test func bringsFaultsWithTheirCauses() throws {
    let reply = LoopbackServer.Reply.http("429 Too Many", headers: ["Retry-After": "77"])
    #expect(try answer(reply) == .fault(WeatherFault(.quota, pause: 77)))
  }

  /// Somebody who waits for a command waits for all sources together.
  @Test func silentSourcesShareTheTimeOfACommand() {
    let patience = FetchPatience(inAll: .seconds(6))
    let rests = [100, 104, 107, 140].map { patience.rest(at: .seconds($0)) }
    #expect(rests == [.seconds(6), .seconds(2), .zero, .seconds(6)])
    let program = WeatherProgram(
      environment: [:], of: LineProcess.path(of: "widgetty"), patience: FetchPatience(inAll: .zero))
    let fetch = WeatherFetch(.openMeteo, about: .seoul, at: date)
    #expect(program?.answer(to: fetch, by: { .zero }) == .fault(WeatherFault(.timeout)))
  }

  @Test func isLookedForWhereItIsInstalled() throws {
    let folder = try TestFolder()
    #expect(WeatherProgram(environment: [:], of: folder.file("bin/widgetty")) == nil)
    #expect(WeatherProgram(environment: [:], of: nil) == nil)
    let libexec = folder.file("libexec/widgetty")
    for path in [libexec, folder.file("bin")] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(
      atPath: "\(libexec)/widgetty-fetch", withDestinationPath: "/bin/true")
    let program = WeatherProgram(environment: [:], of: folder.file("bin/widgetty"))
    let fetch = WeatherFetch(.openMeteo, about: .seoul, at: date)
    // A program without output has reported no weather.
    #expect(program?.answer(to: fetch, by: { .zero }) == .fault(WeatherFault(.program)))
  }

  /// Where the system doesn't say which program this is, or the two were separated.
  @Test func isLookedForWherePathLeads() throws {
    let folder = try TestFolder()
    let (bin, other) = (folder.file("bin"), folder.file("other"))
    #expect(WeatherProgram(environment: ["PATH": "\(other):\(bin)"], of: nil) == nil)
    try FileManager.default.createDirectory(atPath: bin, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: "\(bin)/widgetty-fetch", withDestinationPath: "/bin/true")
    #expect(WeatherProgram(environment: ["PATH": "\(other):\(bin)"], of: nil) != nil)
    #expect(WeatherProgram(environment: ["PATH": bin], of: "\(other)/widgetty") != nil)
    #expect(WeatherProgram(environment: ["PATH": "bin"], of: nil) == nil)
  }
}
