import DDays
import Timelines
import Views

/// The days until an important day, or since it.
struct DDayWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: DDayBook.kind, intent: SelectDDayIntent.self, provider: DDayProvider()
    ) { entry in
      DDayView(scene: entry.scene)
    }
    .configurationDisplayName("widget.dday")
    .description("widget.dday.description")
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryCircular,
      .accessoryRectangular, .accessoryInline,
    ])
  }
}
