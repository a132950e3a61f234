package import FoundationEssentials

/// An order to the fetching process: a source and a place.
package struct WeatherOrder: Hashable, Sendable {
  package var source: Source
  package var place: Place
  package var date: Date
  /// The source's last `Last-Modified` value; nil if there is none.
  package var modified: String?
  package var settings: WeatherSettings

  package init(
    _ source: Source, about place: Place, at date: Date, modified: String? = nil,
    with settings: WeatherSettings = WeatherSettings()
  ) {
    self.source = source
    self.place = place
    self.date = date
    self.modified = modified
    self.settings = settings
  }
}
