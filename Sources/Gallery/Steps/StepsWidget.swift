import Timelines
import Views

/// The steps taken today and during the week.
struct StepsWidget: Widget {
  static let kind = "steps"

  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: Self.kind, intent: StepsIntent.self, provider: StepsProvider()
    ) { entry in
      StepsView(week: entry.week)
    }
    .configurationDisplayName("widget.steps")
    .description("widget.steps.description")
    .promptsForUserConfiguration()
    .supportedFamilies([
      .systemSmall, .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}
