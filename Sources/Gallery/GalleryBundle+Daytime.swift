package import Almanac
package import FoundationEssentials
package import Timelines
import Weather
import WidgetIntents

extension GalleryBundle {
  /// Whether it is day at the first weather widget's place; nil if there is no such widget.
  package static func daytime(at date: Date, over instances: [Instance]) -> Daytime? {
    let weather = instances.first { $0.kind == WeatherWidget.kind }
    guard let weather else { return nil }
    // Reads neither stored places nor strings, because this runs while drawing and only needs the
    // position.
    return CityQuery.place(in: weather.configuration, named: .english, among: LocationBook())?
      .daytime(at: date)
  }
}
