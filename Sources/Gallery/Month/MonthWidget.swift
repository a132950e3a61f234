import DDays
import Timelines
import Views

/// The days of this month, with those of D-Days and followed calendars.
struct MonthWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: DDayBook.calendarKind, intent: MonthIntent.self, provider: MonthProvider()
    ) { entry in
      MonthView(entry: entry)
    }
    .configurationDisplayName("widget.calendar")
    .description("widget.calendar.description")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge])
    .contentMarginsDisabled()
  }
}
