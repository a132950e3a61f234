import Intents
import Weather

/// A place whose weather can be shown, as somebody chooses it: by the name of a city or by degrees.
struct CityEntity: AppEntity, Hashable {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "weather.city"
  static let defaultQuery = CityQuery()
  /// Where nothing was chosen.
  static let seoul = CityEntity(id: "seoul", place: .seoul)

  /// As it was written.
  let id: String
  let place: Place

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: LocalizedStringResource(place.nameKey))
  }
}
