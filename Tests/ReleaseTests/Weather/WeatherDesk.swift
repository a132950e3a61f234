import Almanac
import Foundation
import Kit
import Testing
import Weather

/// The built program with a weather tile and an unrelated one.
struct WeatherDesk {
  /// The temperature that was received three hours ago.
  static let temperature = 27
  let source: FaultySource
  private let folder: TestFolder

  static let board = "weather small\ndday small title=Party date=2030-01-01\n"

  /// Without a file, the program has its default Home Screen, which commands can change.
  init(
    _ source: FaultySource, board: String? = WeatherDesk.board, knownAt date: Date? = nil
  ) throws {
    (self.source, folder) = (source, try TestFolder())
    try FileManager.default.createDirectory(
      atPath: folder.file("config"), withIntermediateDirectories: true)
    if let board { try folder.write(Data(board.utf8), as: "config/widgets") }
    if let date { try keep(at: date) }
  }

  private func keep(at date: Date) throws {
    let zone = try Zone(named: Location.seoul.zoneName)
    var report = Simulation(of: .seoul, in: zone).report(at: date)
    report.source = .openMeteo
    let temperature = Temperature(celsius: Double(Self.temperature))
    report.forecast.current.reading.temperature = temperature
    for index in report.forecast.hours.indices {
      report.forecast.hours[index].reading.temperature = temperature
    }
    for index in report.forecast.days.indices {
      report.forecast.days[index].reading.high = temperature
    }
    WeatherCache(in: folder.file("cache/weather")).keep(report)
  }

  private var flags: [String] { ["--data", folder.path, "--locale", "en"] }

  func dashboard() throws -> PseudoTerminal {
    let words = source.starter + [try Release.path()] + flags + ["--reduce-motion"]
    let environment = Release.environment.merging(source.environment) { $1 }
    let terminal = try PseudoTerminal(
      Command(words[0], Array(words.dropFirst()), environment: environment))
    try terminal.waitForQuestions()
    return terminal
  }

  /// The output of a command line in the same circumstances.
  func print(_ words: String...) throws -> Printout {
    let words = source.starter + [try Release.path()] + words + flags
    let environment = Release.environment.merging(source.environment) { $1 }
    return try Printout(Array(words.dropFirst()), of: words[0], environment: environment)
  }
}
