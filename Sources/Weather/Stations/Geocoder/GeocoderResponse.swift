import Almanac

/// The service's answer. Empty fields are omitted, and so is an empty list.
struct GeocoderResponse: Decodable {
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

extension GeocoderResponse.Result {
  /// The city; nil if it has no valid position or name.
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
