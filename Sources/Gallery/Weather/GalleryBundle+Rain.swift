import Almanac
package import FoundationEssentials
package import Timelines
package import Weather
package import WidgetIntents

extension GalleryBundle {
  /// The precipitation that begins at the places of weather widgets, by the weather that is known.
  package static func rain(
    over widgets: [Instance], at date: Date, with dependencies: Dependencies
  ) -> [ComingRain] {
    guard let bureau = try? dependencies.dependency(of: WeatherBureau.self),
      let places = try? dependencies.dependency(of: LocationBook.self),
      let language = try? dependencies.dependency(of: Language.self)
    else { return [] }
    let shown = widgets.filter { $0.kind == WeatherWidget.kind }.compactMap {
      CityQuery.place(in: $0.configuration, named: language, among: places)
    }
    var told: [Location] = []
    for place in shown where !told.contains(where: { $0.isWhere(place) }) { told.append(place) }
    return told.prefix(mostPlaces).flatMap { place in
      bureau.known(of: place)?.rain(after: date, at: place) ?? []
    }
  }

  private static let mostPlaces = 20
}
