import Almanac
import FoundationEssentials
import Timelines

/// Counts the days, at each midnight anew.
struct DDayProvider: AppIntentTimelineProvider {
  private static let midnights = 7

  func placeholder(in context: Context) -> DDayEntry {
    sample(in: context)
  }

  func snapshot(for configuration: DDayIntent, in context: Context) async throws -> DDayEntry {
    if context.isPreview, configuration.date == nil { return sample(in: context) }
    return entry(for: configuration, at: context.date, in: context.zone)
  }

  func timeline(
    for configuration: DDayIntent, in context: Context
  ) async throws -> Timeline<DDayEntry> {
    let now = entry(for: configuration, at: context.date, in: context.zone)
    let midnights = midnights(after: context.date, in: context.zone)
    guard now.dday != nil, let last = midnights.last else {
      return Timeline(entries: [now], policy: .never)
    }
    return Timeline(
      entries: [now] + midnights.map { entry(for: configuration, at: $0, in: context.zone) },
      policy: .after(last))
  }

  /// The first moments of the days to come, which are not always at midnight.
  private func midnights(after date: Date, in zone: Zone) -> [Date] {
    var dates: [Date] = []
    while dates.count < Self.midnights, let next = zone.end(of: .day, at: dates.last ?? date) {
      dates.append(next)
    }
    return dates
  }

  private func entry(for configuration: DDayIntent, at date: Date, in zone: Zone) -> DDayEntry {
    let today = zone.civil(at: date).day
    let dday = configuration.date.map { set in
      let day = zone.civil(at: set).day
      return DDay(
        title: configuration.title, day: configuration.yearly ? day.recurrence(from: today) : day,
        today: today)
    }
    return DDayEntry(date: date, dday: dday)
  }

  /// The next New Year's Day.
  private func sample(in context: Context) -> DDayEntry {
    let today = context.zone.civil(at: context.date).day
    let day = CivilDay(year: today.year + 1, month: 1, day: 1) ?? today
    return DDayEntry(date: context.date, dday: DDay(title: nil, day: day, today: today))
  }
}
