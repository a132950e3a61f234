import Almanac
import Cells
import FoundationEssentials
import Wire
import Kit
import Weather

extension Stage {
  static let weather = Stage(
    name: "weather", summary: "an answer of a source read, kept and found again, and living by it"
  ) {
    let query = WeatherQuery(
      about: .seoul, in: try Zone(named: Location.seoul.zoneName), at: Date())
    let response = HTTPResponse(body: OpenMeteoText.full(at: query.date))
    guard case .report(let report) = OpenMeteo().answer(from: response, to: query) else {
      throw Failure("the answer makes no sense")
    }
    let folder = try TestFolder()
    let cache = WeatherCache(in: folder.path)
    return [
      Figure("weather.answer", Double(response.body.count), .bytes),
      Figure(
        "weather.read", Timing.of { OpenMeteo().answer(from: response, to: query) },
        in: .microseconds),
      Figure("weather.keep", Timing.of { cache.keep(report) }, in: .microseconds),
      Figure(
        "weather.find", Timing.of { cache.report(of: .seoul, from: .openMeteo) },
        in: .microseconds, limit: 2000),
    ] + (try life(by: response.body))
  }

  /// The built program with weather from a server, once it is idle.
  private static func life(by response: Data) throws -> [Figure] {
    let (server, folder) = (try LoopbackServer(["": .http("200 OK", response)]), try TestFolder())
    let program = try Command(
      programPath(), ["--data", folder.path, "--locale", "en"],
      environment: [
        "TZ": "Asia/Seoul", "COLORTERM": "truecolor", "WIDGETTY_WEATHER": "auto",
        "WIDGETTY_WEATHER_ORIGIN": server.origin,
      ])
    let terminal = try PseudoTerminal(program, size: Size(width: 120, height: 40))
    try terminal.wait(forText: OpenMeteoText.shown)
    try terminal.waitForSleep()
    var rest = try quietWhile(of: terminal)
    for _ in 0..<5 where rest.wakes > 0 { rest = try quietWhile(of: terminal) }
    return [
      Figure("weather.memory", Double(rest.end.proportionalSize), .kilobytes, limit: 9 * 1024),
      Figure("weather.threads", Double(rest.end.threads), .entries, limit: 1),
      Figure("weather.wakes", Double(rest.wakes), .entries, limit: 0),
    ]
  }

  /// The program after some seconds, with the number of its wake-ups: at first it releases the
  /// memory of the start, and a minute may change.
  private static func quietWhile(
    of terminal: PseudoTerminal
  ) throws -> (end: Footprint, wakes: Int) {
    let start = try terminal.footprint()
    try? terminal.wait(for: "the end of a quiet while", within: .seconds(5)) { _ in false }
    let end = try terminal.footprint()
    return (end, end.voluntarySwitches - start.voluntarySwitches)
  }
}
