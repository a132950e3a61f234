import FoundationEssentials
package import Wire

/// The free service of the Norwegian Meteorological Institute, which requires a contact.
package struct METNorway: Station {
  private let origin: String
  private let contact: String?

  /// The contact is a mail or web address of the operator.
  package init(origin: String = "https://api.met.no", contact: String?) {
    self.origin = origin
    self.contact = contact.flatMap { $0.isFitForHeader ? $0 : nil }
  }

  package var source: Source { .metNorway }

  package func request(for query: WeatherQuery) throws(WeatherFault) -> StationRequest {
    guard let contact else { throw WeatherFault(.key, "contact") }
    var headers = ["User-Agent": "widgetty/0.1 \(contact)"]
    headers["If-Modified-Since"] = query.modified
    return .get(
      HTTPRequest(
        origin: origin, path: "/weatherapi/locationforecast/2.0/compact",
        query: [("lat", query.latitude), ("lon", query.longitude)], headers: headers))
  }

  package func rawForecast(from response: HTTPResponse, to query: WeatherQuery) throws(WeatherFault)
    -> RawForecast
  {
    try response.decoded(METNorwayResponse.self).rawForecast(for: query)
  }
}

extension HTTPRequest {
  fileprivate init(
    origin: String, path: String, query: [(name: String, value: String)],
    headers: [String: String]
  ) {
    self.init(origin: origin, path: path, query: query)
    self.headers = headers
  }
}

extension String {
  fileprivate var isFitForHeader: Bool {
    1...200 ~= utf8.count && utf8.allSatisfy { 0x20...0x7E ~= $0 }
  }
}
