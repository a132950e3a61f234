import Almanac
import DDays
import FoundationEssentials
import Store
import Timelines
import WidgetIntents

/// Reads the D-Days and counts them again at each midnight.
struct DDayProvider: AppIntentTimelineProvider {
  @Dependency private var store: Store

  private static let midnights = 7

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
    let reading = try reading(configuration, in: context)
    let midnights = midnights(after: context.date, in: context.zone)
    guard !reading.isEmpty, let last = midnights.last else {
      return Timeline(entries: [reading.entry(at: context.date)], policy: .never)
    }
    return Timeline(
      entries: ([context.date] + midnights).map(reading.entry), policy: .after(last))
  }

  private func reading(
    _ configuration: SelectDDayIntent, in context: Context
  ) throws -> DDayReading {
    CalendarBook(in: store, zone: context.zone)
      .catchUp(at: context.date, reading: WatchedFiles.current.follow)
    return try DDayReading(configuration, of: DDayBook(in: store), in: context.zone)
  }

  /// The starts of the coming days, which aren't always at midnight.
  private func midnights(after date: Date, in zone: Zone) -> [Date] {
    var dates: [Date] = []
    while dates.count < Self.midnights, let next = zone.end(of: .day, at: dates.last ?? date) {
      dates.append(next)
    }
    return dates
  }
}
