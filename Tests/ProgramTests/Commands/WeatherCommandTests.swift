import Almanac
import Foundation
import Kit
import System
import Testing
import Supplies
import Weather

@testable import Commands
@testable import Desk

struct WeatherCommandTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  /// A command line in the morning, and where it runs.
  private func context(
    _ words: [String], locale: String, source: String?, output: Output = .standard
  ) throws -> CommandContext {
    let invocation = try Invocation(
      arguments: [
        "--at", "2026-11-21T09:41:00+09:00", "--locale", locale, "--data", folder.path,
      ] + (source.map { ["--weather-source", $0] } ?? []) + words,
      commands: [.weather, .inline, .doctor], flags: Flags(of: .weather))
    return try CommandContext(
      invocation, Offer(kinds: [], supply: .weather, firstBoards: { _ in [:] }),
      environment: Terminals.environment("xterm").merging(["TZ": "UTC"]) { $1 }, clocks: Clocks(),
      output: output)
  }

  /// The output of a command line in the morning.
  private func print(
    _ words: [String], locale: String = "en", from source: String? = "simulated"
  ) throws -> String {
    let pipe = Pipe()
    let context = try context(
      words, locale: locale, source: source,
      output: Output(descriptor: pipe.fileHandleForWriting.fileDescriptor))
    let call = try #require(context.invocation.call)
    let command = try #require(
      [Command.weather, .inline, .doctor].first { $0.name == call.command })
    let action = try #require(command.action(named: call.action))
    _ = try action.run(call.arguments, context)
    try pipe.fileHandleForWriting.close()
    return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  @Test(arguments: [
    ["weather"], ["weather", "--hours"], ["weather", "--json"], ["inline", "weather"],
    ["inline", "weather", "--json"], ["inline", "weather", "--format", "{temperature}"],
  ])
  func tellsNothingInventedUnlessAsked(words: [String]) throws {
    let error = #expect(throws: CommandError.self) { try print(words, from: nil) }
    #expect(error?.description == "No weather for Seoul has been received.")
    #expect(error?.status == .failure)
    let korean = #expect(throws: CommandError.self) { try print(words, locale: "ko", from: nil) }
    #expect(korean?.description == "서울 날씨를 받은 적이 없어요.")
    #expect(throws: Never.self) { try print(words) }
  }

  /// It would end for good otherwise where a bar starts before the network.
  @Test func aLineThatIsFollowedSaysThatThereIsNoneYet() throws {
    let words = ["inline", "weather", "--follow"]
    let context = try context(words, locale: "en", source: nil)
    let call = try #require(context.invocation.call)
    let line = try InlineSubject.weather.read(call.arguments, context)
    #expect(line.text == "No weather" && line.state == "none" && line.fields.isEmpty)
    #expect(line.end == context.date.next(60))
  }

  @Test(arguments: [
    ("Chicgo", "There is no city 'Chicgo'; did you mean Chicago?"),
    ("qqqq", "There is no city 'qqqq'."),
  ])
  func namesTheCityThatIsMeant(words: String, sentence: String) throws {
    for command in [
      ["weather"], ["weather", "search"], ["inline", "weather"], ["inline", "clock"],
    ] {
      let error = #expect(throws: CommandError.self) { try print(command + [words]) }
      #expect(error?.description == sentence)
    }
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

  @Test func theDoctorNamesTheWeatherThatIsShownMeanwhile() throws {
    let words = ["--weather-source", "met-norway", "doctor"]
    #expect(try print(words).contains("→ No weather has been received yet."))
    let date = try WrittenDate("2026-11-20T12:00:00+09:00").date(in: .utc)
    var report = Simulation(of: .seoul, in: try Zone(named: "Asia/Seoul")).report(at: date)
    report.source = .metNorway
    WeatherCache(in: folder.file("cache/weather")).keep(report)
    #expect(try print(words).contains("→ Until then, widgets show the last weather received."))
    report.fetched = date - 86_400
    WeatherCache(in: folder.file("cache/weather")).keep(report)
    #expect(try print(words).contains("→ No weather has been received yet."))
  }
}
