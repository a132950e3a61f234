package import Almanac
package import FoundationEssentials
import Intents
package import Timelines
import Weather

extension GalleryBundle {
  /// Whether the sun shines at the first place whose weather is shown; nil if there is none.
  package static func daytime(at date: Date, over instances: [Instance]) -> Daytime? {
    let weather = instances.first { $0.kind == WeatherWidget.kind }
    let intent = weather.flatMap { try? SelectCityIntent(values: $0.configuration) }
    return intent?.city.place.daytime(at: date)
  }
}
