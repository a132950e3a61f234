import Almanac
import FoundationEssentials
import Reminders
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
    if context.isPreview { return .sample(at: context.date) }
    return try reading(configuration, in: context).entry(at: context.date, in: context.zone)
  }

  func timeline(
    for configuration: ReminderListIntent, in context: Context
  ) async throws -> Timeline<ReminderEntry> {
    let reading = try reading(configuration, in: context)
    let midnight = context.zone.end(of: .day, at: context.date) ?? context.date + 86_400
    let dates = reading.turns(after: context.date, before: midnight, in: context.zone)
    return Timeline(
      entries: ([context.date] + dates + [midnight]).map {
        reading.entry(at: $0, in: context.zone)
      },
      policy: .after(midnight))
  }

  private func reading(
    _ configuration: ReminderListIntent, in context: Context
  ) throws -> ReminderReading {
    let book = ReminderBook(in: store, zone: context.zone, ticks: ticks)
    guard let choice = configuration.list else {
      return ReminderReading(of: try book.shelves(reading: WatchedFiles.current.follow))
    }
    guard let list = choice.list else { return ReminderReading(missing: choice.id) }
    let shelves = try book.shelves(of: list.id, reading: WatchedFiles.current.follow)
    return ReminderReading(of: shelves, in: list.name, behind: .list(list.id))
  }
}
