import Timelines
import Views

/// The days until a day that matters, or since it.
struct DDayWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "dday", intent: DDayIntent.self, provider: DDayProvider()) {
      DDaySmallView(entry: $0)
    }
    .configurationDisplayName("widget.dday")
    .description("widget.dday.description")
    .supportedFamilies([.systemSmall])
  }
}
