import Almanac
import FoundationEssentials
import Pages
import Timelines
import Weather
import WidgetIntents

/// Makes weather pages.
struct WeatherPageMaker: PageMaker {
  @Dependency private var bureau: WeatherBureau
  @Dependency private var units: WeatherUnits
  @Dependency private var language: Language
  @Dependency private var places: LocationBook
  @Dependency private var visited: VisitedPlaces
  @Dependency private var opener: PageOpener
  @Dependency private var now: Now

  func link(of url: URL) -> WeatherLink? { WeatherLink(url) }

  /// Takes as long as the source does if one has to be asked.
  func page(behind link: WeatherLink) throws -> any Page {
    let found = places.found
    let cities = Gazetteer().cities + found
    let offered = cities.prefix(CityQuery.suggested).map { $0.place(in: language) }
    let standing = (WidgetCenterLink.current?.configurations ?? []).compactMap(placed)
    let tile = opener.widget.flatMap(placed)
    let near = standing.compactMap(\.place) + offered
    let search = CitySearch(
      suggesting: suggestions(for: near, among: cities), asked: found, in: language,
      mayAsk: places.mayAsk)
    guard let place = place(behind: link, from: tile, near: near, among: cities) else {
      return MissingWeatherPage(.city(tile?.word ?? ""), at: nil, search: search)
    }
    let shownOn = standing.filter { $0.place?.isWhere(place) ?? false }.map(\.id)
    visited.note(place)
    let visit = LocationVisit(
      CityRing(
        at: place, standing: standing.compactMap(\.place), offered: offered + visited.all),
      called: word(for: place, among: cities), from: tile?.id, shownOn: Set(shownOn))
    let latest = bureau.weather(of: visit.place, at: now.date)
    guard let report = latest.report else {
      let cause = MissingWeather.fault(latest.fault ?? WeatherFault(.program))
      return MissingWeatherPage(cause, at: visit, search: search, next: latest.next)
    }
    let weather = ShownWeather(
      report, zone: try Zone(named: report.place.zoneName), ownZone: now.zone, units: units)
    return WeatherPage(
      weather, at: visit, search: search, fault: latest.fault, next: latest.next)
  }

  private func placed(_ widget: WidgetInfo) -> PlacedCity? {
    PlacedCity(widget, named: language, among: places)
  }

  /// The place of a link; nil if it is that of a tile and not known.
  private func place(
    behind link: WeatherLink, from tile: PlacedCity?, near: [Location], among cities: [City]
  ) -> Location? {
    guard let spot = link.coordinates else { return tile == nil ? .seoul : tile?.place }
    return near.first(where: link.leads)
      ?? cities.lazy.map { $0.place(in: language) }.first(where: link.leads) ?? spot.place()
  }

  /// The name of a place in a widget's settings: that of a city, otherwise its coordinates.
  private func word(for place: Location, among cities: [City]) -> String {
    let city = cities.first { $0.place(in: language).isWhere(place) }
    guard let city, places.place(called: city.id, in: language)?.isWhere(place) == true else {
      return "\(place.latitude),\(place.longitude)"
    }
    return city.id
  }

  private func suggestions(for near: [Location], among cities: [City]) -> [FoundCity] {
    let countries = CountryTable()
    var known: Set<FoundCity.ID> = []
    return near.map { place in
      let city = cities.first { $0.place(in: language).isWhere(place) }
      return FoundCity(place, in: city.flatMap { countries[$0.countryCode]?.name(in: language) })
    }
    .filter { known.insert($0.id).inserted }
  }
}
