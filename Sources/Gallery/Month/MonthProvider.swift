import Almanac
import DDays
import FoundationEssentials
import Store
import Timelines
import WidgetIntents

/// Reads the D-Days, and turns the page at each midnight.
struct MonthProvider: AppIntentTimelineProvider {
  @Dependency private var store: Store
  @Dependency private var asker: CalendarAsker
  @Dependency private var language: Language
  @Dependency private var weekStart: WeekStart

  func placeholder(in context: Context) -> MonthEntry {
    .sample(at: context.date, in: context.zone)
  }

  func snapshot(for configuration: MonthIntent, in context: Context) async throws -> MonthEntry {
    let reading = try reading(configuration, in: context)
    var entry = reading.entry(at: context.date)
    if context.isPreview, reading.ddays.isEmpty {
      entry = entry.adding(MonthEntry.samples(on: entry.scene.today))
    }
    return entry
  }

  func timeline(
    for configuration: MonthIntent, in context: Context
  ) async throws -> Timeline<MonthEntry> {
    let calendars = CalendarBook(in: store, zone: context.zone)
    let upkeep = CalendarUpkeep(
      of: calendars, for: "month\n\(context.family)\n\(configuration.show.rawValue)",
      at: context.date, by: asker)
    let reading = try reading(configuration, in: context)
    let midnights = context.zone.comingMidnights(after: context.date)
    let ends = [midnights.last, upkeep.nextDate(after: context.date)].compactMap(\.self)
    var timeline = Timeline(
      entries: ([context.date] + midnights).map(reading.entry),
      policy: ends.min().map { .after($0) } ?? .never)
    timeline.isPreliminary = upkeep.isPreliminary(at: context.date)
    timeline.providerFault = ProviderFault(calendars)
    return timeline
  }

  private func reading(_ configuration: MonthIntent, in context: Context) throws -> MonthReading {
    CalendarBook(in: store, zone: context.zone)
      .catchUp(at: context.date, reading: WatchedFiles.current.follow)
    return MonthReading(
      ddays: try DDayBook(in: store).ddays(), aspect: configuration.show, language: language,
      weekStart: weekStart, zone: context.zone)
  }
}
