import Almanac
import DDays
import FoundationEssentials
import Store
import Timelines
import WidgetIntents

/// Reads the D-Days and counts them again at each midnight. Those of calendars that are followed are
/// read anew when these have changed.
struct DDayProvider: AppIntentTimelineProvider {
  @Dependency private var store: Store
  @Dependency private var asker: CalendarAsker

  func placeholder(in context: Context) -> DDayEntry {
    .sample(at: context.date, in: context.zone)
  }

  func snapshot(
    for configuration: SelectDDayIntent, in context: Context
  ) async throws -> DDayEntry {
    let reading = try reading(configuration, in: context)
    if context.isPreview, reading.isEmpty { return placeholder(in: context) }
    return reading.entry(at: context.date)
  }

  func timeline(
    for configuration: SelectDDayIntent, in context: Context
  ) async throws -> Timeline<DDayEntry> {
    let calendars = CalendarBook(in: store, zone: context.zone)
    let upkeep = CalendarUpkeep(
      of: calendars, for: name(of: configuration, in: context), at: context.date, by: asker)
    let reading = try reading(configuration, in: context)
    var timeline = timeline(
      of: reading, in: context, next: upkeep.nextDate(after: context.date))
    timeline.isPreliminary = upkeep.isPreliminary(at: context.date)
    timeline.providerFault = ProviderFault(calendars)
    return timeline
  }

  private func timeline(
    of reading: DDayReading, in context: Context, next: Date?
  ) -> Timeline<DDayEntry> {
    let midnights = context.zone.comingMidnights(after: context.date)
    guard reading.isCounting, let last = midnights.last else {
      return Timeline(
        entries: [reading.entry(at: context.date)],
        policy: next.map { .after($0) } ?? .never)
    }
    return Timeline(
      entries: ([context.date] + midnights).map(reading.entry),
      policy: .after(next.map { min($0, last) } ?? last))
  }

  /// What tells a widget from others of its kind.
  private func name(of configuration: SelectDDayIntent, in context: Context) -> String {
    [
      "\(context.family)", configuration.day?.id, configuration.group,
      configuration.show.rawValue, configuration.title,
    ].map { $0 ?? "" }.joined(separator: "\n")
  }

  private func reading(
    _ configuration: SelectDDayIntent, in context: Context
  ) throws -> DDayReading {
    let calendars = CalendarBook(in: store, zone: context.zone)
    calendars.catchUp(at: context.date, reading: WatchedFiles.current.follow)
    var reading = try DDayReading(
      configuration, of: DDayBook(in: store), from: try calendars.calendars(), in: context.zone)
    reading.offers = Introduction.current?.holidays(in: context.zone)
    return reading
  }
}
