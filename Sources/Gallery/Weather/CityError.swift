import WidgetIntents

/// An error: no city has this name.
struct CityError: Error, Hashable, CustomLocalizedStringResourceConvertible {
  let name: String

  var localizedStringResource: LocalizedStringResource { "weather.no-city \(name)" }
}
