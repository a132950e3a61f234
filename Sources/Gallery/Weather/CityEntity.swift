import Weather
import WidgetIntents

/// A place as users choose it: by a city's name or by coordinates.
struct CityEntity: AppEntity, Hashable {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "weather.city"
  static let defaultQuery = CityQuery()
  /// The default.
  static let seoul = CityEntity(id: "seoul", place: .seoul)

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
