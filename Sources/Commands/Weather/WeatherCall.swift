import Almanac
import Desk
import FoundationEssentials
import Weather

/// One thing that a person wants to know of the weather on the command line.
struct WeatherCall {
  private let arguments: Arguments
  private let context: CommandContext

  private static let mostFound = 20

  init(_ arguments: Arguments, in context: CommandContext) {
    (self.arguments, self.context) = (arguments, context)
  }

  func tell() throws {
    let (bulletin, fault) = try bulletin()
    let sheet = try WeatherSheet(bulletin, fault: fault, in: context)
    if arguments.has("json") { return try context.write(sheet.json) }
    if arguments.has("hours") { return try context.write(sheet.hours) }
    try context.write(arguments.has("days") ? sheet.days : sheet.text)
  }

  func writeLine() throws {
    let (bulletin, fault) = try bulletin()
    try context.write(try WeatherSheet(bulletin, fault: fault, in: context).line)
  }

  func search() throws {
    let words = arguments.words.joined(separator: " ")
    let cities = Gazetteer().cities(matching: words).prefix(Self.mostFound)
    guard !cities.isEmpty else {
      throw CommandError("There is no city \(words.prefix(60).debugDescription).")
    }
    let records = cities.map { CityRecord($0, in: context.language) }
    if arguments.has("json") { return try context.write(records.json) }
    try context.write(records.map { "\($0.line)\n" }.joined())
  }

  /// Of the place, and why it is no other.
  private func bulletin() throws -> (Bulletin, WeatherFault?) {
    let tidings = context.weather.news(of: try place(), at: context.date)
    guard let bulletin = tidings.bulletin else {
      throw CommandError(tidings.fault.map { $0.sentence(in: context.strings) } ?? "")
    }
    return (bulletin, tidings.fault)
  }

  private func place() throws -> Place {
    guard let words = arguments.words.first else { return .seoul }
    let city = Gazetteer().city(called: words)
    guard let place = Coordinates(words)?.place() ?? city?.place(in: context.language) else {
      throw CommandError(misuse: "There is no city \(words.prefix(60).debugDescription).")
    }
    return place
  }
}
