import Almanac
import System
import Desk
import FoundationEssentials
import Weather

/// A call of the weather command.
struct WeatherCall {
  private let arguments: Arguments
  private let context: CommandContext

  private static let mostFound = 20

  init(_ arguments: Arguments, in context: CommandContext) {
    (self.arguments, self.context) = (arguments, context)
  }

  func tell() throws {
    let sheet = try sheet()
    if arguments.has("json") { return try context.write(sheet.json) }
    if arguments.has("hours") { return try context.write(sheet.hours) }
    try context.write(arguments.has("days") ? sheet.days : sheet.text)
  }

  func search() throws {
    let words = arguments.words.joined(separator: " ")
    let cities = try cities(matching: words).prefix(Self.mostFound)
    guard !cities.isEmpty else {
      throw CommandError(context.strings.text("command-error.city %@", words.quoted))
    }
    let records = cities.map { CityRecord($0, in: context.language) }
    if arguments.has("json") { return try context.write(records.json) }
    try context.write(.rows(records.map(\.cells).aligned))
  }

  /// The weather of the place; reports why there is none newer.
  func sheet() throws -> WeatherSheet {
    let latest = try context.weather.weather(of: try place(), at: context.date)
    let sentence = (latest.fault ?? latest.zoneFault).map { $0.sentence(in: context.strings) }
    guard let report = latest.report else { throw CommandError(sentence ?? "") }
    if let sentence { context.tell(sentence) }
    return try WeatherSheet(report, fault: latest.fault, in: context)
  }

  private func place() throws -> Location {
    try arguments.words.first.map(place) ?? .seoul
  }

  func place(called words: String) throws -> Location {
    if let place = try context.places.place(called: words, in: context.language) { return place }
    guard let city = try cities(matching: words).first else {
      throw CommandError(
        misuse: context.strings.text("command-error.city %@", words.quoted))
    }
    return city.place(in: context.language)
  }

  private func cities(matching words: String) throws -> [City] {
    let places = try context.places
    if Bound.cityName.isExceeded(by: words.utf8.count) {
      throw CommandError(
        misuse: context.strings.text(
          "command-error.city.long %@ %@", words.utf8.count.grouped,
          Bound.cityName.greatest.grouped))
    }
    guard !Coordinates.areBeyondEarth(words) else {
      let sentence = context.strings.text("weather.beyond-earth %@", words.harmless(upTo: 60))
      throw CommandError(misuse: sentence.asSentence)
    }
    do throws(WeatherFault) {
      return try places.cities(matching: words, in: context.language)
    } catch {
      let sentence = error.sentence(in: context.strings)
      throw CommandError(
        context.strings.text("command-error.unheard %@ %@", words.quoted, sentence))
    }
  }
}
