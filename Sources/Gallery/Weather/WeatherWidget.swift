import Timelines
import Views

/// The weather of a city now.
struct WeatherWidget: Widget {
  static let kind = "weather"

  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: Self.kind, intent: SelectCityIntent.self, provider: WeatherProvider()
    ) { entry in
      WeatherSmallView(entry: entry)
    }
    .configurationDisplayName("widget.weather")
    .description("widget.weather.description")
    .supportedFamilies([.systemSmall])
  }
}
