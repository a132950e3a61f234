import Weather
import WidgetIntents

/// An error: no city has this name, or these coordinates are nowhere on earth.
struct CityError: Error, Hashable, CustomLocalizedStringResourceConvertible {
  let name: String

  var localizedStringResource: LocalizedStringResource {
    Coordinates.areBeyondEarth(name) ? "weather.beyond-earth \(name)" : "weather.no-city \(name)"
  }
}
