import Almanac
import DDays
import FoundationEssentials
import Store
import Timelines
import Views
import WidgetIntents

/// The days until an important day, or since it.
struct DDayWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: DDayBook.kind, intent: SelectDDayIntent.self, provider: DDayProvider()
    ) { entry in
      DDayView(scene: entry.scene)
    }
    .configurationDisplayName("widget.dday")
    .description("widget.dday.description")
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryCircular,
      .accessoryRectangular, .accessoryInline,
    ])
  }
}

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

/// The D-Days as they were read, and what the widget's settings select.
struct DDayReading {
  private enum Choice {
    case nearest
    case one(DDay)
    case own(Occasion)
    case missing(String)
  }

  private let choice: Choice
  private let ddays: [DDay]
  private let aspect: DDayAspect
  private let group: String?
  private let zone: Zone
  private let calendars: [FollowedCalendar.ID: FollowedCalendar]
  /// The holidays to show from a day on while there are no D-Days.
  var offers: ((CivilDay) -> [HolidayOffer])?

  /// The maximum number of D-Days; no widget has room for more.
  private static let mostDays = 32

  init(
    _ configuration: SelectDDayIntent, of book: DDayBook, from calendars: [FollowedCalendar],
    in zone: Zone
  ) throws {
    self.calendars = Dictionary(calendars.map { ($0.id, $0) }) { first, _ in first }
    let group = configuration.group.flatMap { $0.isEmpty ? nil : $0 }
    (self.group, self.zone, aspect) = (group, zone, configuration.show)
    ddays = try book.ddays().filter { group == nil || $0.occasion.group == group }
    if let entity = configuration.day {
      choice = entity.dday.map(Choice.one) ?? .missing(entity.id)
    } else if let date = configuration.date {
      choice = .own(configuration.occasion(on: zone.civil(at: date).day))
    } else {
      choice = .nearest
    }
  }

  /// Whether the widget will never show a D-Day.
  var isEmpty: Bool {
    switch choice {
    case .nearest: ddays.isEmpty
    case .one, .own: false
    case .missing: true
    }
  }

  /// Whether it changes from day to day.
  var isCounting: Bool { !isEmpty || isOffering }

  private var isOffering: Bool {
    if case .nearest = choice { offers != nil && ddays.isEmpty && group == nil } else { false }
  }

  func entry(at date: Date) -> DDayEntry {
    DDayEntry(date: date, scene: scene(on: zone.civil(at: date).day, at: date))
  }

  private func scene(on today: CivilDay, at date: Date) -> DDayScene {
    func counted(_ dday: DDay) -> CountedDay {
      let calendar = dday.calendar.flatMap { calendars[$0] }
      return CountedDay(dday, on: today, staleDays: calendar?.staleDays(at: date))
    }
    var scene = DDayScene(today: today, aspect: aspect, group: group, count: ddays.count)
    if isOffering, let offers = offers?(today), let first = offers.first {
      let days = offers.map { CountedDay(nil, $0.occasion, on: today) }
      (scene.offer, scene.main, scene.others) = (first.holiday, days[0], Array(days.dropFirst()))
      scene.count = days.count
      return scene
    }
    let days = ddays.nearestFirst(from: today).prefix(Self.mostDays)
      .map(counted)
    switch choice {
    case .nearest where aspect == .milestones:
      scene.main = ddays.nextMilestone(from: today).map(counted) ?? days.first
    case .nearest: scene.main = days.first
    case .one(let dday): scene.main = counted(dday)
    case .own(let occasion): scene.main = CountedDay(nil, occasion, on: today)
    case .missing(let word): scene.missing = word
    }
    scene.others = days.filter { $0.id != scene.main?.id }
    if let main = scene.main, !ddays.contains(where: { $0.id == main.id }) { scene.count += 1 }
    return scene
  }
}

extension [DDay] {
  /// The D-Day whose milestone comes next, preferably a pinned one; nil if there is none.
  fileprivate func nextMilestone(from today: CivilDay) -> DDay? {
    let all = nearestFirst(from: today).compactMap { dday in
      dday.occasion.milestonesAhead(of: today).first.map { (dday: dday, day: $0.day) }
    }
    let pinned = all.filter(\.dday.occasion.isPinned)
    return (pinned.isEmpty ? all : pinned).min { $0.day < $1.day }?.dday
  }
}

extension SelectDDayIntent {
  /// The day in the widget's own settings.
  fileprivate func occasion(on day: CivilDay) -> Occasion {
    Occasion(
      uid: "", title: title ?? "",
      rule: DayRule(start: day, recurrence: yearly ? .yearly : .never))
  }
}
