import System
import CKit
import Cells
import Foundation
import Kit
import Testing
import Weather

/// Checks failed weather requests: the tile keeps its content, the reason appears where users look
/// for it, and other tiles aren't affected.
@Suite(.timeLimit(.minutes(5)))
struct WeatherFaultTests {
  private let date = Date()

  private func sentence(_ misfortune: Misfortune) throws -> String? {
    let strings = Asset.englishStrings.strings
    return try misfortune.cause.map { try #require(strings[WeatherFault($0).sentenceKey]) }
  }

  @Test(arguments: Misfortune.possible, [false, true])
  func theTileKeepsWhatItHas(misfortune: Misfortune, isKnown: Bool) throws {
    let desk = try WeatherDesk(
      try misfortune.source(at: date), knownAt: isKnown ? date - 3 * 3600 - 600 : nil)
    let terminal = try desk.dashboard()
    let shown =
      misfortune.cause == nil
      ? ["↑\(ServedWeather.temperature)°"]
      : isKnown ? ["↑\(WeatherDesk.temperature)°", "3 h ago"] : ["Simulated weather"]
    for words in shown { try terminal.wait(forText: words) }
    #expect(terminal.canvas.description.contains("Party"))
    try terminal.type("i")
    // Cached content appears before the failure is known; long sentences continue on the next line.
    let told = try sentence(misfortune).map { $0.prefix(36) } ?? "-"
    try terminal.wait(forText: "Last fault      \(told)")
    try terminal.type("i")
    try terminal.wait(forText: "Party")
    try terminal.quit()
  }

  /// A locked screen has no header that could say that the weather is made up.
  @Test func nothingInventedPassesForReal() throws {
    let misfortune = try #require(Misfortune.possible.first { $0.cause == .refused })
    let terminal = try WeatherDesk(try misfortune.source(at: date)).dashboard()
    try terminal.wait(forText: "Simulated weather · no connection")
    #expect(!terminal.canvas.description.contains("–°"))
    try terminal.type("Q")
    try terminal.wait(forText: "–°")
    #expect(!terminal.canvas.description.contains("Simulated"))
    try terminal.type("u")
    try terminal.wait(forText: "Simulated weather · no connection")
    try terminal.quit()
  }

  @Test(arguments: Misfortune.possible)
  func theCauseIsPrinted(misfortune: Misfortune) throws {
    let desk = try WeatherDesk(try misfortune.source(at: date), knownAt: date - 3 * 3600 - 600)
    let timeline = try desk.print("timeline", "1")
    let weather = try desk.print("weather")
    #expect(timeline.status == 0 && weather.status == 0)
    guard let sentence = try sentence(misfortune) else {
      #expect(timeline.text.contains("fault           -\n") && weather.complaint.isEmpty)
      #expect(weather.text.contains("\(ServedWeather.temperature)°"))
      return
    }
    let words = misfortune.detail.map { "\(sentence) (\($0))" } ?? sentence
    #expect(timeline.text.contains("fault           \(words)"), "\(timeline.text)")
    #expect(weather.complaint.hasPrefix("widgetty: \(words)"), "\(weather.complaint)")
    #expect(weather.text.contains("\(WeatherDesk.temperature)°"))
  }

  @Test(.enabled(if: OwnNetwork.isPossible))
  func theNetworksReturnIsNoticed() throws {
    try OwnNetwork.enter { [date] in
      let desk = try WeatherDesk(FaultySource(.http("200 OK", ServedWeather(at: date).answer)))
      let terminal = try desk.dashboard()
      try terminal.wait(forText: "Simulated weather")
      try terminal.type("i")
      try terminal.wait(forText: "There is no network.")
      #expect(kit_set_loopback(1) == 0)
      // The next scheduled attempt would come later.
      try terminal.wait(forText: "Last fault      -", within: .seconds(6))
      try terminal.type("i")
      try terminal.wait(forText: "↑\(ServedWeather.temperature)°")
      try terminal.quit()
    }
  }
}
