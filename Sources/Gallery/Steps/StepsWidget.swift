import Almanac
import Diary
import FoundationEssentials
import Timelines
import Views
import WidgetIntents

/// The steps taken today and during the week.
struct StepsWidget: Widget {
  static let kind = "steps"

  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: Self.kind, intent: StepsIntent.self, provider: StepsProvider()
    ) { entry in
      StepsView(week: entry.week)
    }
    .configurationDisplayName("widget.steps")
    .description("widget.steps.description")
    .promptsForUserConfiguration()
    .supportedFamilies([
      .systemSmall, .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}

/// Today's steps in a ring that closes at the goal.
struct StepsCircularView: View {
  let week: StepWeek

  var body: some View {
    Gauge(value: min(week.share, 1)) {
      Text(week.fault == nil ? "steps.heading" : "steps.trouble.brief")
    } currentValueLabel: {
      week.briefCount
        .bold()
        .contentTransition(.numericText(value: Double(week.today ?? 0)))
    }
    .gaugeStyle(.accessoryCircularCapacity)
    .tint(Color("StepAccent"))
    .widgetAccentable()
  }
}

/// A week of steps from a date on; nil without a file.
struct StepsEntry: TimelineEntry, Hashable {
  let date: Date
  let week: StepWeek?

  /// A sample.
  static func sample(at date: Date, in zone: Zone) -> StepsEntry {
    let today = zone.civil(at: date).day
    let counts = [8420, 5310, 10_870, 7640, 12_120, 9230, 7214]
    let log = StepLog(
      Dictionary(
        uniqueKeysWithValues: counts.reversed().enumerated().map {
          (today.advanced(by: -$0.offset), $0.element)
        }))
    return StepsEntry(date: date, week: StepWeek(log, goal: 10_000, today: today))
  }
}

/// Today's steps on one row.
struct StepsInlineView: View {
  let week: StepWeek

  var body: some View {
    ViewThatFits(in: .horizontal) {
      if week.today == nil {
        Text("steps.inline.unknown")
      } else {
        Text("steps.inline.full \(week.count) \(week.percent)")
        Text("steps.inline \(week.count)")
      }
      week.briefCount
    }
    .lineLimit(1)
  }
}

/// Reads a week of steps from a file, whenever it changes and at each midnight.
struct StepsProvider: AppIntentTimelineProvider {
  @Dependency private var memory: StepMemory

  func placeholder(in context: Context) -> StepsEntry {
    .sample(at: context.date, in: context.zone)
  }

  func snapshot(for configuration: StepsIntent, in context: Context) async throws -> StepsEntry {
    if context.isPreview { return .sample(at: context.date, in: context.zone) }
    return entries(for: configuration, at: [context.date], in: context.zone)[0]
  }

  func timeline(
    for configuration: StepsIntent, in context: Context
  ) async throws -> Timeline<StepsEntry> {
    let midnight = context.zone.end(of: .day, at: context.date) ?? context.date + 86_400
    let entries = entries(for: configuration, at: [context.date, midnight], in: context.zone)
    guard entries[0].week != nil else { return Timeline(entries: [entries[0]], policy: .never) }
    return Timeline(entries: entries, policy: .after(midnight))
  }

  /// The entries, one for each date.
  private func entries(
    for configuration: StepsIntent, at dates: [Date], in zone: Zone
  ) -> [StepsEntry] {
    guard let path = configuration.file, !path.isEmpty, let first = dates.first else {
      return dates.map { StepsEntry(date: $0, week: nil) }
    }
    let start = zone.civil(at: first).day.advanced(by: 1 - StepWeek.length)
    let (log, fault) = read(path, in: StepSpan(since: start, device: configuration.counted))
    return dates.map { date in
      StepsEntry(
        date: date,
        week: StepWeek(
          log, goal: configuration.goal, today: zone.civil(at: date).day, fault: fault))
    }
  }

  private func read(_ path: String, in span: StepSpan) -> (StepLog, StepFileError?) {
    do {
      let file = try StepFile(path: path, home: memory.home)
      WatchedFiles.current.follow(file.path)
      let found = memory.log(of: file, in: span)
      return (found.log ?? StepLog(), found.fault)
    } catch {
      return (StepLog(), error)
    }
  }
}

/// Today's steps against the goal, above the bars of the week; drops parts in less room.
struct StepsRectangularView: View {
  let week: StepWeek

  var body: some View {
    RowsThatFit(2...4) {
      rows($0)
    } rest: {
      heading
    }
    .lineLimit(1)
  }

  private func rows(_ count: Int) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      heading
      if count > 2 { second }
      WeekBars(week: week).frame(height: count > 3 ? 34 : 17)
    }
  }

  private var heading: some View {
    HStack(spacing: 0) {
      week.heading
      Spacer(minLength: 8)
      week.count
        .bold()
        .contentTransition(.numericText(value: Double(week.today ?? 0)))
    }
  }

  private var second: some View {
    HStack(spacing: 0) {
      if week.hasNote {
        week.note
      } else {
        week.goalText.foregroundStyle(.secondary)
        Spacer(minLength: 8)
        week.percentText.foregroundStyle(.secondary)
      }
    }
    .font(.caption)
  }
}

/// Today's steps, to be read from afar.
struct StepsStandByView: View {
  let week: StepWeek
  @Environment(\.redactionReasons) private var redactionReasons

  var body: some View {
    StandByCard(Text("steps.heading")) {
    } hero: {
      number
    } first: {
      if week.today != nil {
        StandByText(
          [week.percentText + Text(verbatim: " ") + week.goalText, week.percentText],
          weight: .semibold)
      }
    } second: {
      WhereDrawn {
        if week.isTroubled {
          StandByText(week.noteTexts, weight: .regular)
            .foregroundStyle(Color("Late"))
            .neverLeftOut()
        } else if week.hasNote {
          StandByText(week.noteTexts, weight: .regular)
        }
      }
    } bar: {
      if !redactionReasons.hideWhatIsKnown {
        StandByBar(upTo: week.share, gradient: Gradient(colors: Self.colors))
      }
    } foot: {
      week.note
    }
  }

  private var number: some View {
    week.count
      .font(.system(size: StandByHero.size, weight: .bold))
      .foregroundStyle(
        LinearGradient(colors: Self.colors, startPoint: .top, endPoint: .bottom)
      )
      .contentTransition(.numericText(value: Double(week.today ?? 0)))
      .widgetAccentable()
  }

  private static let colors = [Color("StepFarTop"), Color("StepFarBottom")]
}

/// An invitation to choose a file.
struct StepsUnsetView: View {
  @Environment(\.widgetFamily) private var family

  var body: some View {
    switch family {
    case .accessoryCircular:
      Gauge(value: 0) {
        Text("steps.heading")
      } currentValueLabel: {
        symbol
      }
      .gaugeStyle(.accessoryCircularCapacity)
    case .accessoryInline: title
    case .accessoryRectangular:
      ViewThatFits {
        words
        title
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    default: tile
    }
  }

  private var tile: some View {
    InvitingView(
      symbolName: "plus", color: Color("StepAccent"), title: Text("steps.unset"),
      briefTitle: Text("steps.unset.brief"), note: Text("steps.unset.invitation"))
  }

  private var words: some View {
    VStack(alignment: .leading, spacing: 0) {
      title
      Text("steps.unset.invitation")
        .font(.caption)
        .foregroundStyle(.secondary)
        .lineLimit(2)
    }
  }

  private var symbol: some View {
    Image(systemName: "plus")
      .foregroundStyle(Color("StepAccent"))
      .widgetAccentable()
  }

  private var title: some View {
    ViewThatFits(in: .horizontal) {
      Text("steps.unset")
      Text("steps.unset.brief")
    }
    .font(.headline)
    .lineLimit(1)
  }
}

/// The steps widget, with a layout for each family.
struct StepsView: View {
  let week: StepWeek?
  @Environment(\.widgetFamily) private var family
  @Environment(\.isReadFromAfar) private var isAfar

  var body: some View {
    content
      .privacySensitive(week != nil)
      .widgetURL((week == nil ? StepsLink.settings : .years).url)
      .containerBackground(Self.gradient, for: .widget)
  }

  @ViewBuilder private var content: some View {
    if let week {
      known(week).accessibilityLabel(week.reading)
    } else {
      StepsUnsetView()
    }
  }

  @ViewBuilder private func known(_ week: StepWeek) -> some View {
    switch family {
    case .accessoryCircular: StepsCircularView(week: week)
    case .accessoryRectangular: StepsRectangularView(week: week)
    case .accessoryInline: StepsInlineView(week: week)
    case .systemSmall where isAfar: StepsStandByView(week: week)
    default: StepsSmallView(week: week)
    }
  }

  static let gradient = LinearGradient(
    colors: [Color("TileTop"), Color("TileBottom")], startPoint: .top, endPoint: .bottom)
}

/// The widget's settings: the file with the steps, and the daily goal.
struct StepsIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "steps.configuration"
  static let description: IntentDescription = "steps.configuration.description"

  /// An export of Apple Health, or a table of days and steps.
  @Parameter(title: "steps.configuration.file")
  var file: String?

  /// Nil for all devices.
  @Parameter(title: "steps.configuration.device")
  var device: String?

  @Parameter(
    title: "steps.configuration.goal", default: 10_000,
    inclusiveRange: (lowerBound: 1, upperBound: 200_000))
  var goal: Int
}

extension StepsIntent {
  /// The device that counts; nil for all.
  var counted: String? { device.flatMap { $0.isEmpty ? nil : $0 } }
}
