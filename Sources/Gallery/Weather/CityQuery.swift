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
    let like = { [places, language] in places.city(like: string, in: language).map { [$0] } }
    do throws(WeatherFault) {
      let cities = try places.cities(matching: string, in: language)
      return entities(cities.isEmpty ? like() ?? [] : Array(cities.prefix(Self.mostFound)))
    } catch {
      guard let cities = like() else {
        throw ProviderFault(key: error.searchKey, detail: error.detail)
      }
      return entities(cities)
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

  /// The place in a widget's settings, or else home; nil if it is unknown.
  static func place(
    in configuration: [String: IntentValue], named language: Language, among places: LocationBook
  ) -> Location? {
    guard case .text(let words) = configuration["city"] else { return places.home.place }
    return places.place(called: words, in: language)
  }
}

/// A place as users choose it: by a city's name or by coordinates.
struct CityEntity: AppEntity, Hashable {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "weather.city"
  static let defaultQuery = CityQuery()

  /// The user's words.
  let id: String
  /// Nil if no city has this name.
  let place: Location?
  /// The name of its country; nil if unknown.
  var country: String?

  var _isThere: Bool { place != nil }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: LocalizedStringResource(place?.nameKey ?? id),
      subtitle: country.map { LocalizedStringResource($0) })
  }
}

/// An error: no city has this name, or these coordinates are nowhere on earth.
struct CityError: Error, Hashable, CustomLocalizedStringResourceConvertible {
  let name: String

  var localizedStringResource: LocalizedStringResource {
    Coordinates.areBeyondEarth(name) ? "weather.beyond-earth \(name)" : "weather.no-city \(name)"
  }
}

/// The widget's settings: the place to show, and in which units.
struct SelectCityIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "weather.select-city"
  static let description: IntentDescription = "weather.select-city.description"

  /// Nil for home.
  @Parameter(title: "weather.city", description: "weather.city.note")
  var city: CityEntity?

  @Parameter(title: "weather.choice.temperature", default: .automatic)
  var unit: TemperatureChoice

  @Parameter(title: "weather.choice.wind", default: .automatic)
  var wind: WindChoice

  @Parameter(title: "weather.choice.hours", default: .automatic)
  var hours: HourChoice

  static var parameterSummary: some ParameterSummary {
    Summary("weather.select-city.summary \(\.$city)")
  }
}

/// Refreshes the weather. Widgets reload after an intent anyway; this one makes that reload ask the
/// sources.
struct RefreshWeatherIntent: AppIntent {
  static let title: LocalizedStringResource = "weather.refresh"
  static let description: IntentDescription = "weather.refresh.description"

  @Dependency private var bureau: WeatherBureau

  func perform() async throws -> some IntentResult & ProvidesDialog {
    bureau.requestRefresh()
    return .result(dialog: "weather.refreshed")
  }
}
