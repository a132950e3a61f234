import Almanac
import Weather

/// A city in JSON output.
struct CityRecord: Encodable {
  let id: String
  let name: String
  let country: String
  let latitude: Double
  let longitude: Double
  let zone: String

  init(_ city: City, in language: Language) {
    (id, name, country) = (city.id, city.name(in: language), city.countryCode)
    (latitude, longitude, zone) = (city.latitude, city.longitude, city.zoneName)
  }

  /// The cells of a row.
  var cells: [String] { ["\(name), \(country)", "\(latitude),\(longitude)", zone] }
}
