package import FoundationEssentials

/// The weather of one place from one source.
package struct WeatherReport: Hashable, Sendable {
  package var place: Location
  package var source: Source
  /// When the source issued it; nil if unknown.
  package var issued: Date?
  /// When it was fetched.
  package var fetched: Date
  /// When the source expects to have newer data; nil if unknown.
  package var expires: Date?
  /// The `Last-Modified` value to send with the next request; nil if there is none.
  package var modified: String?
  package var forecast: Forecast
  /// The warnings, the most severe first; empty if the source gives none.
  package var alerts: [WeatherAlert]

  package init(
    place: Location, source: Source, issued: Date? = nil, fetched: Date, expires: Date? = nil,
    modified: String? = nil, forecast: Forecast, alerts: [WeatherAlert] = []
  ) {
    self.place = place
    self.source = source
    self.issued = issued
    self.fetched = fetched
    self.expires = expires
    self.modified = modified
    self.forecast = forecast
    self.alerts = alerts
  }
}
