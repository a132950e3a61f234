import Timelines
import Views

/// The time, here and elsewhere.
struct ClockWidget: Widget {
  static let kind = "clock"

  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: Self.kind, intent: ClockIntent.self, provider: ClockProvider()
    ) { entry in
      ClockView(entry: entry)
    }
    .configurationDisplayName("widget.clock")
    .description("widget.clock.description")
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryCircular,
      .accessoryCorner, .accessoryRectangular, .accessoryInline,
    ])
    .contentMarginsDisabled()
  }
}
