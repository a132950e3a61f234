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

  private static let midnights = 7
  /// The time in seconds after which calendars on the web are tried again.
  private static let pause: TimeInterval = 300

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
    let calendars = calendars(in: context)
    if asker.asksByItself { calendars.hearOfNetwork(by: asker) }
    let isMore =
      asker.asksByItself
      && (isFirst(for: configuration, in: context)
        || calendars.askForNext(at: context.date, by: asker))
    let reading = try reading(configuration, in: context)
    var next = asker.asksByItself ? calendars.nextAsking(after: context.date) : nil
    let isDue = next == context.date
    // A store that takes no changes isn't asked in vain all the time.
    if isDue, !isMore { next = context.date + Self.pause }
    var timeline = timeline(of: reading, in: context, next: next)
    timeline.isPreliminary = isDue && isMore
    timeline.providerFault = ProviderFault(calendars)
    return timeline
  }

  private func timeline(
    of reading: DDayReading, in context: Context, next: Date?
  ) -> Timeline<DDayEntry> {
    let midnights = midnights(after: context.date, in: context.zone)
    guard reading.isCounting, let last = midnights.last else {
      return Timeline(
        entries: [reading.entry(at: context.date)],
        policy: next.map { .after($0) } ?? .never)
    }
    return Timeline(
      entries: ([context.date] + midnights).map(reading.entry),
      policy: .after(next.map { min($0, last) } ?? last))
  }

  /// Whether a widget is asked for the first time, which then shows what is known. It is asked again
  /// at once, and takes the time that calendars on the web take.
  private func isFirst(for configuration: SelectDDayIntent, in context: Context) -> Bool {
    asker.isFirst(
      [
        "\(context.family)", configuration.day?.id, configuration.group,
        configuration.show.rawValue, configuration.title,
      ].map { $0 ?? "" }.joined(separator: "\n"))
  }

  private func calendars(in context: Context) -> CalendarBook {
    CalendarBook(in: store, zone: context.zone)
  }

  private func reading(
    _ configuration: SelectDDayIntent, in context: Context
  ) throws -> DDayReading {
    let calendars = calendars(in: context)
    calendars.catchUp(at: context.date, reading: WatchedFiles.current.follow)
    var reading = try DDayReading(
      configuration, of: DDayBook(in: store), from: try calendars.calendars(), in: context.zone)
    reading.offers = Introduction.current.map { introduction in
      { introduction.holidays(from: $0) }
    }
    return reading
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
