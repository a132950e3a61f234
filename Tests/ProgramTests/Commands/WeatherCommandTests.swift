import Foundation
import Kit
import System
import Testing
import Supplies

@testable import Commands
@testable import Desk

struct WeatherCommandTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  /// The output of a command line in the morning.
  private func print(_ words: [String], locale: String = "en") throws -> String {
    let invocation = try Invocation(
      arguments: [
        "--at", "2026-11-21T09:41:00+09:00", "--locale", locale, "--data", folder.path,
      ] + words, commands: [.weather, .inline, .doctor], flags: Flags(of: .weather))
    let pipe = Pipe()
    let context = try CommandContext(
      invocation, Offer(kinds: [], supply: .weather, firstBoards: { _ in [:] }),
      environment: Terminals.environment("xterm").merging(["TZ": "UTC"]) { $1 }, clocks: Clocks(),
      output: Output(descriptor: pipe.fileHandleForWriting.fileDescriptor))
    let call = try #require(invocation.call)
    let command = try #require(
      [Command.weather, .inline, .doctor].first { $0.name == call.command })
    let action = try #require(command.action(named: call.action))
    _ = try action.run(call.arguments, context)
    try pipe.fileHandleForWriting.close()
    return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  @Test func tellsTheWeatherNow() throws {
    let text = try print(["weather", "busan"])
    #expect(text.hasPrefix("Busan  ") && text.contains("°C  ") && text.contains("↑"))
    #expect(text.hasSuffix(", 2026-11-21 09:41\n"))
    #expect(try print(["weather"]).hasPrefix("Seoul  "))
    #expect(try print(["weather", "부산"], locale: "ko").hasPrefix("부산  "))
  }

  @Test func tellsHoursAndDaysByTheClocksOfThePlace() throws {
    let hours = try print(["weather", "new york", "--hours"]).split(separator: "\n")
    #expect(hours.count == 51)
    #expect(hours[1].hasPrefix("2026-11-20  19:41  ") && hours[2].hasPrefix("2026-11-20  20:00  "))
    let days = try print(["weather", "new york", "--days"]).split(separator: "\n")
    #expect(days.count == 12 && days[1].hasPrefix("2026-11-20  "))
  }

  @Test func tellsAllOfItToPrograms() throws {
    let text = try print(["weather", "35.18,129.07", "--json"])
    let record = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(record["source"] as? String == "simulated")
    #expect((record["hours"] as? [Any])?.count == 48 && (record["days"] as? [Any])?.count == 10)
    #expect(record["fetched"] as? String == "2026-11-21T00:41:00Z")
  }

  @Test func tellsItInTheUnitsThatAreWanted() throws {
    let celsius = try print(["weather", "busan"])
    let number = try #require(celsius.firstMatch(of: /(-?\d+) °C/)?.output.1)
    let fahrenheit = try print(["--units", "fahrenheit,12h", "weather", "busan"])
    let other = try #require(fahrenheit.firstMatch(of: /(-?\d+) °F/)?.output.1)
    #expect(abs((Double(number) ?? 0) * 1.8 + 32 - (Double(other) ?? 0)) <= 0.5)
    #expect(fahrenheit.hasSuffix(", 2026-11-21 9:41 AM\n"))
    let hours = try print(["--units", "fahrenheit,12h", "weather", "busan", "--hours"])
      .split(separator: "\n")
    #expect(hours[1].hasPrefix("2026-11-21   9:41 AM  "))
    #expect(hours[2].hasPrefix("2026-11-21  10:00 AM  "))
    #expect(
      try print(["--units", "fahrenheit", "inline", "weather", "busan"])
        .hasSuffix(" \(other)° (simulated)\n"))
  }

  @Test func namesItsUnitsToProgramsAndHasTheSameForAll() throws {
    let usual = try print(["weather", "--json"])
    #expect(usual.contains("\"temperature\" : \"°C\"") && usual.contains("\"speed\" : \"m/s\""))
    #expect(try print(["--units", "fahrenheit,kn,in", "weather", "--json"]) == usual)
  }

  @Test func aFileSaysWhatTheWeatherIs() throws {
    #expect(throws: CommandError.self) {
      try print(["--weather-source", "file:/nonexistent", "weather"])
    }
  }

  @Test func findsCities() throws {
    let lines = try print(["weather", "search", "san fr"]).split(separator: "\n")
    #expect(lines.first?.hasPrefix("San Francisco, US  37.") == true)
    #expect(throws: CommandError.self) { try print(["weather", "search", "qqqq"]) }
    #expect(throws: CommandError.self) { try print(["weather", "qqqq"]) }
  }

  @Test(arguments: [["weather"], ["weather", "search"], ["inline", "weather"]])
  func saysWhichCoordinatesThereAre(command: [String]) throws {
    let error = #expect(throws: CommandError.self) { try print(command + ["91, 200"]) }
    #expect(
      error?.description
        == "There is no place '91, 200': latitudes are -90 to 90, longitudes -180 to 180.")
    #expect(error?.status == .usage)
    let korean = #expect(throws: CommandError.self) {
      try print(command + ["91, 200"], locale: "ko")
    }
    #expect(
      korean?.description
        == "'91, 200': 없는 곳이에요. 위도는 -90에서 90까지, 경도는 -180에서 180까지예요.")
  }

  @Test func fitsIntoAStatusBar() throws {
    let line = try print(["inline", "weather"])
    #expect(line.count < 36 && line.hasSuffix("° (simulated)\n"))
  }

  @Test func theDoctorNamesWhatIsTheMatter() throws {
    let text = try print(["doctor"])
    #expect(text.contains("· Weather: simulated"))
    let other = try print(["--weather-source", "met-norway", "doctor"])
    #expect(other.contains("! Weather, MET Norway: "))
  }
}
