import Almanac
import Timelines
import Weather
import WidgetIntents

/// Finds places by a city's name in either language, or by coordinates.
struct CityQuery: EntityStringQuery {
  private static let mostFound = 20
  static let suggested = 5

  @Dependency private var language: Language
  @Dependency private var places: LocationBook

  /// The places with these names, without asking the service: showing a widget must not search.
  func entities(for identifiers: [String]) async throws -> [CityEntity] {
    identifiers.map { CityEntity(id: $0, place: places.place(called: $0, in: language)) }
  }

  func suggestedEntities() async throws -> [CityEntity] {
    entities(Gazetteer().cities(Self.suggested))
  }

  func entities(matching string: String) async throws -> [CityEntity] {
    guard !Coordinates.areBeyondEarth(string) else { throw CityError(name: string) }
    do throws(WeatherFault) {
      return entities(try places.cities(matching: string, in: language).prefix(Self.mostFound))
    } catch {
      throw ProviderFault(error)
    }
  }

  private func entities(_ cities: some Sequence<City>) -> [CityEntity] {
    let countries = CountryTable()
    return cities.map { city in
      CityEntity(
        id: city.id, place: city.place(in: language),
        country: countries[city.countryCode]?.name(in: language))
    }
  }

  /// The place in a widget's settings; nil if it is unknown.
  static func place(
    in configuration: [String: IntentValue], named language: Language, among places: LocationBook
  ) -> Location? {
    guard case .text(let words) = configuration["city"] else { return .seoul }
    return places.place(called: words, in: language)
  }
}
