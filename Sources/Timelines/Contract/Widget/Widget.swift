/// A widget, as its author writes it.
///
///     struct Weather: Widget {
///       var body: some WidgetConfiguration {
///         StaticConfiguration(kind: "Weather", provider: WeatherProvider()) { entry in
///           WeatherView(entry: entry)
///         }
///         .configurationDisplayName("Weather")
///         .supportedFamilies([.systemSmall])
///       }
///     }
public protocol Widget: Sendable {
  associatedtype Body: WidgetConfiguration

  init()

  var body: Body { get }
}
