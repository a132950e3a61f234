import Timelines
import Diary
import Views

/// Timers and stopwatches.
struct TimerWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: TimerBook.kind, intent: TimerIntent.self, provider: TimerProvider()
    ) { entry in
      TimerView(entry: entry)
    }
    .configurationDisplayName("widget.timer")
    .description("widget.timer.description")
    .supportedFamilies([
      .systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
    .performing(StartTimerIntent.self, ChangeTimerIntent.self)
  }
}
