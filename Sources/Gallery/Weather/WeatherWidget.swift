import Almanac
package import FoundationEssentials
package import Timelines
import Views
package import Weather
package import WidgetIntents

/// The weather of a place, now and in the future.
struct WeatherWidget: Widget {
  static let kind = "weather"

  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: Self.kind, intent: SelectCityIntent.self, provider: WeatherProvider()
    ) { moment in
      WeatherTileView(moment: moment)
    }
    .configurationDisplayName("widget.weather")
    .description("widget.weather.description")
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryCircular,
      .accessoryCorner, .accessoryRectangular, .accessoryInline,
    ])
    .performing(RefreshWeatherIntent.self)
  }
}

/// The weather widget: the weather, or why there is none. Without weather of its own, it leads to the
/// page where that is mended.
struct WeatherTileView: View {
  let moment: WeatherMoment
  @Environment(\.widgetFamily) private var family
  @Environment(\.redactionReasons) private var redactionReasons

  var body: some View {
    switch moment {
    case .told(let entry):
      WeatherView(entry: shown(entry)).counting24Hours(entry.weather.is24Hour)
    case .missing(let cause, _):
      blank(cause)
        .containerBackground(InvitingView.gradient, for: .widget)
        .widgetURL(WeatherLink.tile.url)
    }
  }

  /// Simulated weather that nobody asked for makes way for a dash where nothing around says what it is.
  private func shown(_ entry: WeatherEntry) -> WeatherEntry {
    guard redactionReasons.contains(.invalidated), entry.weather.isUnwanted else { return entry }
    var entry = entry
    entry.isWithheld = true
    return entry
  }

  @ViewBuilder private func blank(_ cause: MissingWeather) -> some View {
    let sentence = Text(cause.localizedStringResource)
    switch family {
    case .accessoryCircular, .accessoryCorner:
      VStack(spacing: 0) {
        Image(systemName: cause.symbolName)
        Text("widget.weather")
      }
      .accessibilityLabel(sentence)
    case .accessoryInline: Text("weather.missing").lineLimit(1)
    default:
      InvitingView(
        symbolName: cause.symbolName, color: .accentColor, title: Text("weather.missing"),
        briefTitle: Text("weather.missing"), note: note(on: cause), breaksNote: true)
    }
  }

  /// What is wrong, if there is room for it, and what to do.
  private func note(on cause: MissingWeather) -> Text {
    if case .fault = cause, family == .systemSmall || family == .accessoryRectangular {
      return Text(cause.invitation)
    }
    return Text(cause.localizedStringResource) + Text(verbatim: "\n") + Text(cause.invitation)
  }
}

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
