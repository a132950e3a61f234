import Weather
import WidgetIntents

/// The reason why nothing is known about a place's weather.
struct MissingWeather: Error, Hashable, CustomLocalizedStringResourceConvertible {
  let fault: WeatherFault

  var localizedStringResource: LocalizedStringResource {
    LocalizedStringResource(fault.sentenceKey)
  }
}
