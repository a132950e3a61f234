package import FoundationEssentials

/// What one source has told about one place, and when.
package struct Bulletin: Hashable, Sendable {
  package var place: Place
  package var source: Source
  /// When the source says that it was made; nil if it doesn't say.
  package var issued: Date?
  /// When it was asked for.
  package var fetched: Date
  /// From when on the source has news.
  package var expires: Date?
  /// What the source calls the time of its last change, to be given back to it when it is asked again.
  package var modified: String?
  package var forecast: Forecast

  package init(
    place: Place, source: Source, issued: Date? = nil, fetched: Date, expires: Date? = nil,
    modified: String? = nil, forecast: Forecast
  ) {
    self.place = place
    self.source = source
    self.issued = issued
    self.fetched = fetched
    self.expires = expires
    self.modified = modified
    self.forecast = forecast
  }
}
