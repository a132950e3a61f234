import Almanac
import FoundationEssentials
import Pages
import Testing
import Timelines
import Weather
import WidgetIntents

@testable import Gallery

/// Weather pages as they are opened from widgets.
struct VisitedPages {
  let zone: Zone
  let room: PageRoom

  init() throws {
    zone = try .seoul()
    room = PageRoom(columns: 116, rows: 36, date: try zone.date("2026-11-21 09:41"), zone: zone)
  }

  /// The page behind a link, opened from a widget over these lines.
  func page(
    _ link: WeatherLink?, from number: Int? = 1, over board: [(kind: String, city: String?)],
    places: LocationBook = LocationBook(), units: WeatherUnits = WeatherUnits(),
    visited: VisitedPlaces = VisitedPlaces(), bureau: WeatherBureau? = nil
  ) throws -> any Page {
    let widgets = board.enumerated().map { index, widget in
      WidgetInfo(
        Instance(
          id: Instance.ID(index + 1), kind: widget.kind, family: .systemSmall,
          configuration: widget.city.map { ["city": .text($0)] } ?? [:]))
    }
    var dependencies = GalleryBundle.dependencies()
    dependencies.add(dependency: Now(date: room.date, zone: zone))
    dependencies.add(dependency: Language.korean)
    dependencies.add(dependency: places)
    dependencies.add(dependency: units)
    dependencies.add(dependency: visited)
    if let bureau { dependencies.add(dependency: bureau) }
    let opener = PageOpener(number.flatMap { number in widgets.first { $0.id == number } })
    dependencies.add(dependency: opener)
    let center = WidgetCenterLink(configurations: widgets, reload: { _ in })
    return try Dependencies.$current.withValue(dependencies) {
      try WidgetCenterLink.$current.withValue(center) {
        let url = try #require((link ?? .tile).url)
        return try #require(try GalleryBundle.pages.page(url))
      }
    }
  }

  func weatherPage(
    _ place: Location?, from number: Int? = 1, over board: [(kind: String, city: String?)],
    places: LocationBook = LocationBook(), units: WeatherUnits = WeatherUnits(),
    visited: VisitedPlaces = VisitedPlaces()
  ) throws -> WeatherPage {
    let link = place.flatMap(WeatherLink.init(to:))
    return try #require(
      try page(link, from: number, over: board, places: places, units: units, visited: visited)
        as? WeatherPage)
  }

  func type(_ text: String, on page: inout some Page) {
    for character in text { _ = page.handle(.typed(character), in: room) }
  }
}

extension PageEffect? {
  /// The intent that it runs.
  func intent<Wanted: AppIntent>() throws -> Wanted {
    guard case .run(let intent)? = self else { throw CancellationError() }
    return try #require(intent as? Wanted)
  }
}

extension PageEffect {
  /// The page that it opens in place of this one.
  var opened: String? { if case .open(let url) = self { url.absoluteString } else { nil } }
}
