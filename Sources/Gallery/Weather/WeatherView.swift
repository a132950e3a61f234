import Timelines
import Views

/// The weather widget, with a layout for each family, on its sky.
struct WeatherView: View {
  let entry: WeatherEntry
  @Environment(\.widgetFamily) private var family
  @Environment(\.isReadFromAfar) private var isAfar

  var body: some View {
    content
      .lineLimit(1)
      .accessibilityLabel(entry.spoken)
      .containerBackground(entry.sky.gradient, for: .widget)
      .widgetURL(link?.url)
  }

  /// A sample, which may stand in for any place, leads to the place of its tile.
  private var link: WeatherLink? {
    entry.weather.isSample ? .tile : WeatherLink(to: entry.weather.place)
  }

  @ViewBuilder private var content: some View {
    switch family {
    case .systemMedium: WeatherMediumView(entry: entry)
    case .systemLarge: WeatherLargeView(entry: entry)
    case .systemExtraLarge: WeatherExtraLargeView(entry: entry)
    case .accessoryCircular: WeatherCircularView(entry: entry)
    case .accessoryCorner: WeatherCornerView(entry: entry)
    case .accessoryRectangular: WeatherRectangularView(entry: entry)
    case .accessoryInline: WeatherInlineView(entry: entry)
    case .systemSmall where isAfar: WeatherStandByView(entry: entry)
    default: WeatherSmallView(entry: entry)
    }
  }
}
