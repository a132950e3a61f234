import Almanac
import FoundationEssentials
import Diary
import Store
import Timelines
import WidgetIntents

/// Reads the reminders; adds an entry whenever one becomes overdue.
struct ReminderProvider: AppIntentTimelineProvider {
  @Dependency private var store: Store
  @Dependency private var ticks: Ticks

  func placeholder(in context: Context) -> ReminderEntry {
    .sample(at: context.date)
  }

  func snapshot(
    for configuration: ReminderListIntent, in context: Context
  ) async throws -> ReminderEntry {
    let entry = try reading(configuration, to: context.date, in: context).entry(at: context.date)
    return context.isPreview && entry.agenda.count == 0 ? .sample(at: context.date) : entry
  }

  func timeline(
    for configuration: ReminderListIntent, in context: Context
  ) async throws -> Timeline<ReminderEntry> {
    let midnight = context.zone.end(of: .day, at: context.date) ?? context.date + 86_400
    let reading = try reading(configuration, to: midnight, in: context)
    return Timeline(
      entries: ([context.date] + reading.turns + [midnight]).map(reading.entry),
      policy: .after(midnight))
  }

  private func reading(
    _ configuration: ReminderListIntent, to end: Date, in context: Context
  ) throws -> ReminderReading {
    let (start, zone) = (context.date, context.zone)
    let book = ReminderBook(in: store, zone: zone, ticks: ticks)
    let choice = configuration.list
    if let choice, choice.list == nil {
      return ReminderReading(missing: choice.id, from: start, to: end, in: zone)
    }
    let list = choice?.list
    if list == nil, let items = try Introduction.current?.reminders(of: book), !items.isEmpty {
      return ReminderReading(from: start, to: end, in: zone) { take in
        items.forEach(take)
        return nil
      }
    }
    return try ReminderReading(
      from: start, to: end, in: zone, of: list?.name, behind: list.map { .list($0.id) } ?? .all
    ) { try book.forEachItem(of: list?.id, reading: WatchedFiles.current.follow, $0) }
  }
}
