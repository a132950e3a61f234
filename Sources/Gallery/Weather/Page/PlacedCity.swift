import Almanac
import Timelines
import Weather
import WidgetIntents

/// The city of a placed weather widget.
struct PlacedCity {
  let id: Instance.ID
  /// The city as the user has written it.
  let word: String
  /// Nil if it isn't known.
  let place: Location?

  /// Fails for widgets of other kinds.
  init?(_ widget: WidgetInfo, named language: Language, among places: LocationBook) {
    guard widget.kind == WeatherWidget.kind else { return nil }
    id = Instance.ID(widget.id)
    word =
      if case .text(let word) = widget.configuration["city"] { word } else { CityEntity.seoul.id }
    place = CityQuery.place(in: widget.configuration, named: language, among: places)
  }
}
