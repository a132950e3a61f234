import Timelines
import Views

/// How many steps somebody has taken, today and through the week.
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
    .supportedFamilies([
      .systemSmall, .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}
