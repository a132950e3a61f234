package import Intents
package import Weather

extension WeatherFault: CustomLocalizedStringResourceConvertible {
  /// What stands in the way, as a person may do something about it.
  package var localizedStringResource: LocalizedStringResource {
    LocalizedStringResource(sentenceKey)
  }
}
