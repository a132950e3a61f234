import Almanac
import Weather

/// A city that a search shows.
struct FoundCity: Identifiable, Hashable, Sendable {
  /// Its coordinates, as in links.
  let id: String
  let place: Location
  /// The name of its country; nil if unknown.
  let country: String?

  init(_ place: Location, in country: String? = nil) {
    id = "\(place.latitude),\(place.longitude)"
    (self.place, self.country) = (place, country)
  }

  init(_ city: City, in language: Language, among countries: CountryTable) {
    self.init(
      city.place(in: language),
      in: countries[city.countryCode]?.name(in: language) ?? city.countryCode)
  }
}
