import Intents

/// No city is called so.
struct CityError: Error, Hashable, CustomLocalizedStringResourceConvertible {
  let name: String

  var localizedStringResource: LocalizedStringResource { "weather.no-city \(name)" }
}
