import Almanac
import Intents
import Weather

/// Finds places by the names of cities in either language, or by their degrees.
struct CityQuery: EntityStringQuery {
  private static let mostFound = 20
  static let suggested = 5

  @Dependency private var language: Language
  @Dependency private var places: PlaceBook

  /// Asks nobody: who shows a widget doesn't want to know what it is set to. A name that no city has is
  /// an error with words of its own.
  func entities(for identifiers: [String]) async throws -> [CityEntity] {
    try identifiers.map { words in
      guard let place = places.place(called: words, in: language) else {
        throw CityError(name: words)
      }
      return CityEntity(id: words, place: place)
    }
  }

  func suggestedEntities() async throws -> [CityEntity] {
    Gazetteer().cities.prefix(Self.suggested).map(entity)
  }

  func entities(matching string: String) async throws -> [CityEntity] {
    try places.cities(matching: string, in: language).prefix(Self.mostFound).map(entity)
  }

  private func entity(_ city: City) -> CityEntity {
    CityEntity(id: city.id, place: city.place(in: language))
  }

  /// Where a widget of this configuration looks; nil if there is no such place.
  static func place(
    in configuration: [String: IntentValue], named language: Language, among places: PlaceBook
  ) -> Place? {
    guard case .text(let words) = configuration["city"] else { return .seoul }
    return places.place(called: words, in: language)
  }
}
