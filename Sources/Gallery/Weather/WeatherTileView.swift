import Timelines
import Views

/// The weather widget: the weather, or why there is none. Without weather of its own, it leads to the
/// page where that is mended.
struct WeatherTileView: View {
  let moment: WeatherMoment
  @Environment(\.widgetFamily) private var family

  var body: some View {
    switch moment {
    case .told(let entry): WeatherView(entry: entry)
    case .missing(let cause, _):
      blank(cause)
        .containerBackground(InvitingView.gradient, for: .widget)
        .widgetURL(WeatherLink.tile.url)
    }
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
