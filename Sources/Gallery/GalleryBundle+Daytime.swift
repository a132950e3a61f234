package import Almanac
package import FoundationEssentials
import Intents
package import Timelines
import Weather

extension GalleryBundle {
  /// Whether the sun shines at the first place whose weather is shown; nil if there is none.
  package static func daytime(at date: Date, over instances: [Instance]) -> Daytime? {
    let weather = instances.first { $0.kind == WeatherWidget.kind }
    guard let weather else { return nil }
    // The words of no language, and no file in the middle of a frame: only where the place lies counts.
    return CityQuery.place(in: weather.configuration, named: .english, among: PlaceBook())?
      .daytime(at: date)
  }
}
