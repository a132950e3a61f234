import Diary
import Timelines
import Views

/// The caffeine that a user has taken, and what is left of it in the body.
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
    .performing(LogDrinkIntent.self, UndoDrinkIntent.self)
  }
}
