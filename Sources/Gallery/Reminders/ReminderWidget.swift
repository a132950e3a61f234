import Diary
import Timelines
import Views

/// The reminders of one list or of all.
struct ReminderWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: ReminderBook.kind, intent: ReminderListIntent.self, provider: ReminderProvider()
    ) { entry in
      ReminderView(entry: entry)
    }
    .configurationDisplayName("widget.reminders")
    .description("widget.reminders.description")
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular,
      .accessoryInline,
    ])
    .performing(ToggleReminderIntent.self)
  }
}
