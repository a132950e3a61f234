import Timelines
import Views

/// The weather of a city now.
struct WeatherWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "weather", intent: SelectCityIntent.self, provider: WeatherProvider()
    ) { entry in
      WeatherSmallView(entry: entry)
    }
    .configurationDisplayName("widget.weather")
    .description("widget.weather.description")
    .supportedFamilies([.systemSmall])
  }
}
