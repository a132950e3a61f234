import Almanac
import Intents
import Weather

/// Finds places by the names of cities in either language, or by their degrees.
struct CityQuery: EntityStringQuery {
  private static let mostFound = 20
  private static let suggested = 5

  @Dependency private var language: Language

  /// A name that no city has is an error with words of its own.
  func entities(for identifiers: [String]) async throws -> [CityEntity] {
    try identifiers.map { words in
      guard let place = Self.place(called: words, named: language) else {
        throw CityError(name: words)
      }
      return CityEntity(id: words, place: place)
    }
  }

  func suggestedEntities() async throws -> [CityEntity] {
    Gazetteer().cities.prefix(Self.suggested).map(entity)
  }

  func entities(matching string: String) async throws -> [CityEntity] {
    Gazetteer().cities(matching: string).prefix(Self.mostFound).map(entity)
  }

  private func entity(_ city: City) -> CityEntity {
    CityEntity(id: city.id, place: city.place(in: language))
  }

  /// Where a widget of this configuration looks; nil if there is no such place.
  static func place(in configuration: [String: IntentValue], named language: Language) -> Place? {
    guard case .text(let words) = configuration["city"] else { return .seoul }
    return place(called: words, named: language)
  }

  private static func place(called words: String, named language: Language) -> Place? {
    Coordinates(words)?.place() ?? Gazetteer().city(called: words)?.place(in: language)
  }
}
