import Almanac
import Weather

/// What the service tells of places; empty fields are left out, and the list is when it is empty.
struct GeocoderAnswer: Decodable {
  let results: [Result]?

  struct Result: Decodable {
    let name: String?
    let latitude, longitude: Double?
    let timezone: String?
    let country: String?

    enum CodingKeys: String, CodingKey {
      case name, latitude, longitude, timezone
      case country = "country_code"
    }
  }
}

extension GeocoderAnswer.Result {
  /// Nil for what is no place on earth, or has no name.
  func city(in language: Language) -> City? {
    guard let name, let latitude, let longitude,
      let coordinates = Coordinates(latitude: latitude, longitude: longitude),
      !name.allSatisfy(\.isWhitespace)
    else { return nil }
    let zone = timezone.flatMap { try? Zone(named: $0) }
    return City(
      id: name, englishName: name, koreanName: language == .korean ? name : nil,
      countryCode: country ?? "", latitude: latitude, longitude: longitude,
      zoneName: zone?.name ?? coordinates.place().zoneName)
  }
}
