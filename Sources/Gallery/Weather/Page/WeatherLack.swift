import Intents
import Weather

/// Why nothing at all is known of a place's weather.
struct WeatherLack: Error, Hashable, CustomLocalizedStringResourceConvertible {
  let fault: WeatherFault

  var localizedStringResource: LocalizedStringResource {
    LocalizedStringResource(fault.sentenceKey)
  }
}
