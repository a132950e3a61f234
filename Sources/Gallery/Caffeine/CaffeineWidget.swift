import Caffeine
import Timelines
import Views

/// How much caffeine somebody has had, and how much of it is still there.
struct CaffeineWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: CaffeineBook.kind, intent: CaffeineIntent.self, provider: CaffeineProvider()
    ) { entry in
      CaffeineView(day: entry.day)
    }
    .configurationDisplayName("widget.caffeine")
    .description("widget.caffeine.description")
    .supportedFamilies([
      .systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular,
    ])
  }
}
