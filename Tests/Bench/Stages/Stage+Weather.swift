import Almanac
import Cells
import FoundationEssentials
import Kit
import Stations
import Weather

extension Stage {
  static let weather = Stage(
    name: "weather", summary: "an answer of a source read, kept and found again, and living by it"
  ) {
    let inquiry = Inquiry(about: .seoul, in: try Zone(named: Place.seoul.zoneName), at: Date())
    let answer = Answer(body: OpenMeteoText.full(at: inquiry.date))
    guard case .news(let bulletin) = OpenMeteo().report(of: answer, to: inquiry) else {
      throw Failure("the answer makes no sense")
    }
    let folder = try TestFolder()
    let cache = WeatherCache(in: folder.path)
    return [
      Figure("weather.answer", Double(answer.body.count), .bytes),
      Figure(
        "weather.read", Timing.of { OpenMeteo().report(of: answer, to: inquiry) },
        in: .microseconds),
      Figure("weather.keep", Timing.of { cache.keep(bulletin) }, in: .microseconds),
      Figure(
        "weather.find", Timing.of { cache.bulletin(of: .seoul, from: .openMeteo) },
        in: .microseconds, limit: 2000),
    ] + (try life(by: answer.body))
  }

  /// The built program with weather that comes from a server, once it has come to rest.
  private static func life(by answer: Data) throws -> [Figure] {
    let (server, folder) = (try LoopbackServer(["": .http("200 OK", answer)]), try TestFolder())
    let program = try Command(
      programPath(), ["--data", folder.path, "--locale", "en"],
      environment: [
        "TZ": "Asia/Seoul", "COLORTERM": "truecolor", "WIDGETTY_WEATHER": "auto",
        "WIDGETTY_WEATHER_ORIGIN": server.origin,
      ])
    let terminal = try PseudoTerminal(program, size: Size(width: 120, height: 40))
    try terminal.wait(forText: OpenMeteoText.shown)
    try terminal.waitForSleep()
    let before = try terminal.footprint()
    try? terminal.wait(for: "the end of a quiet while", within: .seconds(3)) { _ in false }
    let after = try terminal.footprint()
    return [
      Figure("weather.memory", Double(after.proportionalSize), .kilobytes, limit: 9 * 1024),
      Figure("weather.threads", Double(after.threads), .entries, limit: 1),
      Figure(
        "weather.wakes", Double(after.voluntarySwitches - before.voluntarySwitches), .entries,
        limit: 0),
    ]
  }
}
