import Almanac
import DDays
import FoundationEssentials
import Store
import Timelines
import Views
import WidgetIntents

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

/// The month with what is on its days, beside the days that come next.
struct MonthExtraLargeView: View {
  let entry: MonthEntry

  var body: some View {
    ViewThatFits {
      ForEach([9, 8, 7, 6, 5], id: \.self) { whole(columns: $0) }
      MonthLargeView(entry: entry)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private var scene: MonthScene { entry.scene }

  private func whole(columns: Int) -> some View {
    HStack(alignment: .top, spacing: 16) {
      VStack(alignment: .leading, spacing: 0) {
        MonthHeading(scene: scene, showsYear: true, showsLunar: true)
        if scene.grid.weekCount < 6 { Text(verbatim: "") }
        names(columns: columns)
        ForEach(scene.grid.weeks, id: \.self) {
          MonthWeek(scene: scene, week: $0, columns: columns)
        }
      }
      .frame(width: Double(7 * columns) * 8)
      Divider()
      list.frame(
        minWidth: 160, idealWidth: 168, maxWidth: .infinity, alignment: .topLeading)
    }
  }

  private func names(columns: Int) -> some View {
    HStack(spacing: 0) {
      ForEach(scene.grid.weekStart.weekdays, id: \.self) {
        WeekdayName(scene: scene, weekday: $0)
          .frame(width: MonthDayView.width, alignment: .trailing)
          .frame(width: Double(columns) * 8, alignment: .leading)
      }
    }
  }

  private var list: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("month.coming").font(.headline).padding(.bottom, 17)
      if scene.coming.isEmpty {
        Text("month.coming.none").foregroundStyle(.secondary)
      } else {
        ViewThatFits(in: .vertical) {
          ForEach(Array((1...6).reversed()), id: \.self) { count in
            VStack(alignment: .leading, spacing: 17) {
              ForEach(Array(scene.coming.prefix(count)), id: \.self) {
                ComingRows(scene: scene, day: $0)
              }
            }
          }
        }
      }
    }
  }
}

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

/// The D-Days as they were read, and how months are shown.
struct MonthReading {
  let ddays: [DDay]
  let aspect: MonthAspect
  let language: Language
  let weekStart: WeekStart
  let zone: Zone

  /// The most days listed; no widget has room for more.
  private static let mostComing = 12
  /// The most marks of a day that are kept.
  private static let mostMarks = 3

  func entry(at date: Date) -> MonthEntry {
    MonthEntry(date: date, scene: scene(on: zone.civil(at: date).day))
  }

  private func scene(on today: CivilDay) -> MonthScene {
    let grid = MonthGrid(of: today, weeksFrom: weekStart)
    var scene = MonthScene(
      today: today, grid: grid, aspect: aspect, isKorean: language == .korean)
    let holidays = holidays(around: grid, from: today)
    for mark in occurrences(in: grid.days) + holidays where grid.days ~= mark.day.number {
      guard scene.marks[mark.day.number, default: []].count < Self.mostMarks else { continue }
      scene.marks[mark.day.number, default: []].append(mark)
    }
    scene.coming = Array(coming(from: today, with: holidays).prefix(Self.mostComing))
    return scene
  }

  /// The days of D-Days in a span.
  private func occurrences(in days: ClosedRange<Int>) -> [MarkedDay] {
    ddays.flatMap { dday in
      var marks: [MarkedDay] = []
      var day = CivilDay(number: days.lowerBound)
      while let next = dday.occasion.rule.next(onOrAfter: day), next.number <= days.upperBound {
        marks.append(MarkedDay(dday, on: next))
        day = next.advanced(by: 1)
      }
      return marks
    }
  }

  private func coming(from today: CivilDay, with holidays: [MarkedDay]) -> [MarkedDay] {
    let next = ddays.compactMap { dday in
      dday.occasion.rule.next(onOrAfter: today).map { MarkedDay(dday, on: $0) }
    }
    // Of the days off around a feast, which the month shows in red, only today is listed.
    let feasts = holidays.filter { $0.isDayOff ? $0.day == today : $0.day >= today }
    // A stable order for days with several marks: D-Days as they were added, then holidays.
    return (next + feasts).enumerated()
      .sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }
      .map(\.element)
  }

  private func holidays(around grid: MonthGrid, from today: CivilDay) -> [MarkedDay] {
    guard language == .korean else { return [] }
    return (today.year - 1...today.year + 1).flatMap { HolidayDay.all(in: $0, of: .korea) }
      .filter { $0.day.number >= grid.days.lowerBound }
      .map(MarkedDay.init)
  }
}

/// The calendar widget, with a layout for each family.
struct MonthView: View {
  let entry: MonthEntry
  @Environment(\.widgetFamily) private var family
  @Environment(\.isReadFromAfar) private var isAfar
  @Environment(\.widgetContentMargins) private var margins

  var body: some View {
    content
      .lineLimit(1)
      .accessibilityLabel(entry.scene.reading)
      .widgetURL(DaysLink().url)
      .containerBackground(Self.paper, for: .widget)
  }

  @ViewBuilder private var content: some View {
    switch family {
    case .systemMedium: MonthMediumView(entry: entry).padding(margins)
    case .systemLarge: MonthLargeView(entry: entry).padding(margins)
    case .systemExtraLarge: MonthExtraLargeView(entry: entry).padding(margins)
    case .systemSmall where isAfar && entry.scene.aspect == .today:
      TodayStandByView(scene: entry.scene).padding(margins)
    case .systemSmall where isAfar: MonthStandByView(scene: entry.scene).padding(margins)
    default: MonthSmallView(entry: entry)
    }
  }

  private static let paper = LinearGradient(
    colors: [Color("MonthTop"), Color("MonthBottom")], startPoint: .top, endPoint: .bottom)
}

/// A week with a line above it, and below its days what is on them.
struct MonthWeek: View {
  let scene: MonthScene
  let week: [Int]
  let columns: Int
  @Environment(\.redactionReasons) private var redactionReasons

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Divider()
      HStack(spacing: 0) {
        ForEach(week, id: \.self) {
          MonthDayView(scene: scene, day: $0).frame(width: width(1), alignment: .leading)
        }
      }
      HStack(spacing: 0) {
        ForEach(notes, id: \.day) { note in
          note.text.padding(.trailing, 8).frame(width: width(note.span), alignment: .leading)
        }
      }
      .frame(height: 17)
    }
  }

  private func width(_ days: Int) -> Double { Double(days * columns) * 8 }

  /// A note that begins below a day and has room up to the next one.
  private struct Note {
    let day: Int
    var span = 1
    let text: AnyView
  }

  private var notes: [Note] {
    week.reduce(into: []) { notes, day in
      if let text = text(of: day) {
        notes.append(Note(day: day, text: text))
      } else if notes.isEmpty {
        notes.append(Note(day: day, text: AnyView(Text(verbatim: ""))))
      } else {
        notes[notes.count - 1].span += 1
      }
    }
  }

  private func text(of day: Int) -> AnyView? {
    let marks = (scene.marks[day] ?? []).filter { $0.isHoliday || !hidesDays }
    if let mark = marks.first {
      return AnyView(
        HStack(spacing: 8) {
          ComingMark(day: mark)
          mark.title.foregroundStyle(mark.color)
          if marks.count > 1 { Text(verbatim: "+\(marks.count - 1)").fixedSize() }
        })
    }
    let day = CivilDay(number: day)
    guard let lunar = day.lunar, lunar.day == 1 || lunar.day == 15 else { return nil }
    return scene.lunarText(of: day, isBrief: true).map { AnyView($0.foregroundStyle(.secondary)) }
  }

  private var hidesDays: Bool { redactionReasons.hideWhatIsKnown }
}

/// Today's number, to be read from afar.
struct TodayStandByView: View {
  let scene: MonthScene

  var body: some View {
    StandByCard(scene.name(of: scene.today.weekday, "wide")) {
    } hero: {
      Text(verbatim: String(scene.today.day))
        .font(.system(size: StandByHero.size, weight: .bold))
        .foregroundStyle(Color("MonthFarToday"))
        .contentTransition(.numericText(value: Double(scene.today.day)))
        .widgetAccentable()
    } first: {
      StandByText([scene.yearText, scene.monthText], weight: .semibold)
    } second: {
      WhereDrawn {
        if let coming {
          StandByText([coming], weight: .regular).privacySensitive()
        } else {
          lunarDay
        }
      } otherwise: {
        lunarDay
      }
    } foot: {
      coming?.bold().privacySensitive()
    }
  }

  private var lunarDay: some View {
    StandByText([scene.lunarText], weight: .regular)
  }

  /// The next marked day.
  private var coming: Text? {
    scene.coming.first.map { $0.count(from: scene.today) + Text(verbatim: " ") + $0.title }
  }
}
