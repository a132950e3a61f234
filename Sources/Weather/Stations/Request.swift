package import Almanac
package import FoundationEssentials
package import Wire

/// The place and date of the requested weather.
package struct WeatherQuery: Sendable {
  package let place: Location
  /// The place's time zone.
  package let zone: Zone
  package let date: Date
  /// The source's last `Last-Modified` value; nil if there is none.
  package var modified: String?
  /// The language of alerts.
  package let language: Language

  package init(
    about place: Location, in zone: Zone, at date: Date, modified: String? = nil,
    language: Language = .english
  ) {
    self.place = place
    self.zone = zone
    self.date = date
    self.modified = modified
    self.language = language
  }

  /// The latitude in degrees, rounded to about ten metres as sources require.
  var latitude: String { Self.written(place.latitude) }

  /// The longitude in degrees, rounded to about ten metres as sources require.
  var longitude: String { Self.written(place.longitude) }

  /// The code of the country whose authorities warn here: that of the nearest city.
  var country: String? {
    Coordinates(latitude: place.latitude, longitude: place.longitude)?.nearestCity()?.countryCode
  }

  private static func written(_ degrees: Double) -> String {
    "\((degrees * 10_000).rounded() / 10_000)"
  }
}

/// What is to be fetched for a station.
package enum StationRequest: Hashable, Sendable {
  case get(HTTPRequest)
  /// Read the file at a path.
  case read(String)
}

/// A part of an answer that may be malformed.
struct Legible<Value: Decodable>: Decodable {
  /// Nil if it is malformed.
  let value: Value?

  init(from decoder: any Decoder) {
    value = try? Value(from: decoder)
  }
}

extension HTTPResponse {
  func decoded<Value: Decodable>(_ type: Value.Type) throws(WeatherFault) -> Value {
    do {
      return try JSONDecoder().decode(type, from: body)
    } catch {
      throw WeatherFault(.nonsense)
    }
  }
}

extension HTTPResponse {
  /// The difference between clocks, in seconds, above which one must be wrong.
  private static let greatestSkew: TimeInterval = 3600

  /// The reason why an answer holds no weather; nil if it may hold some.
  func fault(at date: Date, reason: String?) -> WeatherFault? {
    refusal(reason: reason) ?? skew(at: date)
  }

  /// The reason in the answer's status; nil if it is a success.
  func refusal(reason: String?) -> WeatherFault? {
    switch status {
    case 200..<300: nil
    case 300..<400: WeatherFault(.redirected)
    case 429: WeatherFault(.quota, reason ?? "", pause: headers["retry-after"].flatMap { Int($0) })
    case 400..<500: WeatherFault(.rejected, reason ?? "HTTP \(status)")
    case 500..<600: WeatherFault(.outage, reason ?? "HTTP \(status)")
    default: WeatherFault(.nonsense, "HTTP \(status)")
    }
  }

  private func skew(at date: Date) -> WeatherFault? {
    guard let other = headers["date"].flatMap(HTTPDate.init)?.date else { return nil }
    let isFar = abs(other.timeIntervalSince(date)) > Self.greatestSkew
    return isFar ? WeatherFault(.clock, headers["date"] ?? "") : nil
  }
}

extension WeatherFault {
  package init(_ fault: HTTPFault) {
    let cause: Cause =
      switch fault.cause {
      case .offline: .offline
      case .unknownHost: .unknownHost
      case .refused: .refused
      case .unreachable: .unreachable
      case .timeout: .timeout
      case .untrusted: .untrusted
      case .clock: .clock
      case .redirected: .redirected
      case .tooLarge: .tooLarge
      case .nonsense: .nonsense
      case .rejected: .rejected
      case .outage: .outage
      case .program: .program
      }
    self.init(cause, fault.detail)
  }
}
