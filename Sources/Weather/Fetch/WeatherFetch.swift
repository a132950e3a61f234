package import FoundationEssentials

/// What the fetching process is asked for: the weather of a place, and from which source.
package struct WeatherFetch: Hashable, Sendable {
  package var source: Source
  package var place: Location
  package var date: Date
  /// The source's last `Last-Modified` value; nil if there is none.
  package var modified: String?
  package var settings: WeatherSettings

  package init(
    _ source: Source, about place: Location, at date: Date, modified: String? = nil,
    with settings: WeatherSettings = WeatherSettings()
  ) {
    self.source = source
    self.place = place
    self.date = date
    self.modified = modified
    self.settings = settings
  }
}
