import Timelines
import Views

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
