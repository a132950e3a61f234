package import FoundationEssentials

/// What the process that asks a source is told to ask: one source, about one place.
package struct WeatherOrder: Hashable, Sendable {
  package var source: Source
  package var place: Place
  package var date: Date
  /// When the source has changed what it said last, in its own words.
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
