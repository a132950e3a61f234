import Almanac
import FoundationEssentials
package import Wire

/// The place search of open-meteo.com, without the network part.
package struct Geocoder: Sendable {
  private let origin: String

  package init(origin: String = "https://geocoding-api.open-meteo.com") {
    self.origin = origin
  }

  package func request(for fetch: CityFetch) -> HTTPRequest {
    HTTPRequest(
      origin: origin, path: "/v1/search",
      query: [
        ("name", fetch.name.escapedForQuery), ("count", "10"),
        ("language", fetch.language.rawValue), ("format", "json"),
      ])
  }

  package func answer(from response: HTTPResponse, to fetch: CityFetch) -> CityAnswer {
    do {
      let reason = (try? response.decoded(OpenMeteoRefusal.self))?.reason
      if let fault = response.refusal(reason: reason) { return .fault(fault) }
      let told = try response.decoded(GeocoderResponse.self).results ?? []
      return .found(told.compactMap { $0.city(in: fetch.language) })
    } catch {
      return .fault(error)
    }
  }
}

extension String {
  /// The text percent-encoded for a query.
  fileprivate var escapedForQuery: String {
    utf8.map { byte in
      let isPlain =
        Unicode.Scalar(byte).properties.isASCIIHexDigit
        || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
      guard !isPlain else { return String(Unicode.Scalar(byte)) }
      return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}

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
