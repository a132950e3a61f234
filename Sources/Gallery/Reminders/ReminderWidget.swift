import Almanac
import Diary
import FoundationEssentials
import Store
import Timelines
import Views
import WidgetIntents

/// The reminders of one list or of all.
struct ReminderWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: ReminderBook.kind, intent: ReminderListIntent.self, provider: ReminderProvider()
    ) { entry in
      ReminderView(entry: entry)
    }
    .configurationDisplayName("widget.reminders")
    .description("widget.reminders.description")
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular,
      .accessoryInline,
    ])
    .performing(ToggleReminderIntent.self)
  }
}

/// A reminder in letters to be read from afar, with a circle as high to mark it as done; in a row where
/// they don't fit.
struct DrawnChore: View {
  let chore: Chore

  var body: some View {
    ViewThatFits(in: .horizontal) {
      ForEach([1, 0.88, 0.76], id: \.self) { drawn(width: $0) }
      ChoreToggle(chore: chore)
    }
  }

  private func drawn(width: Double) -> some View {
    HStack(spacing: 0) {
      Toggle(isOn: chore.isDone, intent: ToggleReminderIntent(chore)) { chore.text }
        .toggleStyle(CircleToggleStyle(size: StandByText.line))
      if let url = chore.link {
        Link(destination: url) { words(width: width) }
      } else {
        words(width: width)
      }
    }
    .lineLimit(1)
  }

  private func words(width: Double) -> some View {
    chore.text.font(
      .system(size: StandByText.line, weight: .semibold).width(Font.Width(width)))
  }
}

/// The number of open reminders, in a ring of those completed.
struct ReminderCircularView: View {
  let agenda: DayAgenda

  var body: some View {
    DoneRing(agenda: agenda) {
      Text(verbatim: agenda.openFigures)
        .bold()
        .contentTransition(.numericText(value: Double(agenda.openCount)))
        .invalidatableContent()
    } label: {
      agenda.name
    }
  }
}

/// The number of reminders and the next one, on one row.
struct ReminderInlineView: View {
  let agenda: DayAgenda

  var body: some View {
    ViewThatFits(in: .horizontal) {
      if agenda.fault == nil, let next = agenda.next {
        Text("reminders.inline \(agenda.openCount) \(next.text)")
        next.text
      } else {
        if let fault = agenda.fault { Text(fault.words) }
        agenda.rest
        agenda.briefRest
      }
    }
    .lineLimit(1)
  }
}

/// The next reminders, each with a toggle.
struct ReminderMediumView: View {
  let agenda: DayAgenda
  @ScaledMetric private var numeral = 44.0

  var body: some View {
    ViewThatFits {
      if agenda.chores.count <= 5 { roomy(84, of: 5, rowGap: 17).inRoom(of: 76, by: 17) }
      roomy(84, of: 10).inRoom(of: 76, by: 17)
      if agenda.chores.count <= 4 { roomy(60, of: 4, rowGap: 17).inRoom(of: 56, by: 12) }
      if agenda.chores.count <= 5 { roomy(44, of: 5, rowGap: 17).inRoom(of: 56, by: 13) }
      roomy(60, of: 7).inRoom(of: 56, by: 12)
      roomy(44, of: 5).inRoom(of: 46, by: 10)
      ListThatFits {
        list(of: $0, gap: $1, rowGap: $2)
      } heading: {
        heading
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  /// The layout for a tile that has grown: the number is large.
  private func roomy(_ size: Double, of limit: Int, rowGap: Double = 0) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top, spacing: 16) {
        VStack(alignment: .leading, spacing: 0) {
          agenda.heading
          agenda.note(beyond: limit)
        }
        Spacer(minLength: 0)
        agenda.number(max(size, numeral))
      }
      VStack(alignment: .leading, spacing: rowGap) {
        ForEach(agenda.chores(upTo: limit)) { ChoreToggle(chore: $0) }
      }
      Spacer(minLength: 0)
    }
  }

  private func list(of limit: Int, gap: Double, rowGap: Double) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .leading, spacing: gap) {
        heading
        VStack(alignment: .leading, spacing: rowGap) {
          ForEach(agenda.chores(upTo: limit)) { ChoreToggle(chore: $0) }
        }
      }
      Spacer(minLength: 0)
      agenda.note(beyond: limit)
    }
  }

  private var heading: some View {
    HStack(spacing: 0) {
      agenda.heading
      Spacer(minLength: 8)
      agenda.number(17)
    }
  }
}

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

/// The number of reminders and the next one, on a few rows.
struct ReminderRectangularView: View {
  let agenda: DayAgenda

  var body: some View {
    RowsThatFit(1...3) {
      list(of: $0)
    } rest: {
      heading
    }
    .lineLimit(1)
  }

  private func list(of limit: Int) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      heading
      if let next = agenda.next {
        next.text.font(.headline)
        if limit > 1 { second(limit) }
      } else if let fault = agenda.fault {
        AgendaFaultText(fault: fault)
      } else {
        agenda.rest
      }
    }
  }

  @ViewBuilder private func second(_ limit: Int) -> some View {
    if let due = agenda.next?.due {
      due.text(isDone: false)
    }
    if limit > 2, let after = agenda.second {
      after.text.foregroundStyle(.secondary)
    }
  }

  private var heading: some View {
    HStack(spacing: 8) {
      agenda.heading
      if !agenda.isUnknown { Text(verbatim: agenda.openFigures).invalidatableContent() }
      Spacer(minLength: 0)
      if agenda.fault != nil { Text(verbatim: "!").bold() }
    }
  }
}

/// How many reminders there are and which come next, to be read from afar.
struct ReminderStandByView: View {
  let agenda: DayAgenda

  var body: some View {
    StandByCard(agenda.name) {
      Image(systemName: "list.bullet")
        .font(.system(size: 26))
        .foregroundStyle(Color("ListAccent"))
    } hero: {
      Text(verbatim: agenda.openFigures)
        .font(.system(size: StandByHero.size, weight: .bold))
        .foregroundStyle(Self.gradient)
        .contentTransition(.numericText(value: Double(agenda.openCount)))
        .widgetAccentable()
        .invalidatableContent()
    } first: {
      if let next = agenda.next {
        DrawnChore(chore: next)
      } else {
        StandByText([agenda.rest, agenda.briefRest], weight: .semibold)
      }
    } second: {
      more
    } bar: {
      StandByBar(upTo: agenda.doneShare, gradient: Gradient(colors: Self.colors))
    }
  }

  /// What is wrong, or how many reminders there are beside the next one.
  @ViewBuilder private var more: some View {
    if let fault = agenda.fault {
      StandByText([Text(fault.briefWords)], weight: .regular)
        .foregroundStyle(Color("Late"))
        .neverLeftOut()
    } else {
      StandByText([agenda.moreText(beyond: 1)], weight: .regular)
    }
  }

  private static let colors = [Color("ListFarTop"), Color("ListFarBottom")]

  private static let gradient = LinearGradient(
    colors: colors, startPoint: .top, endPoint: .bottom)
}

/// The reminders widget, with a layout for each family.
struct ReminderView: View {
  let entry: ReminderEntry
  @Environment(\.widgetFamily) private var family
  @Environment(\.isReadFromAfar) private var isAfar

  private var agenda: DayAgenda { entry.agenda }

  var body: some View {
    content
      .privacySensitive()
      .widgetURL(agenda.link.url)
      .containerBackground(InvitingView.gradient, for: .widget)
  }

  @ViewBuilder private var content: some View {
    switch family {
    case .accessoryCircular: ReminderCircularView(agenda: agenda)
    case .accessoryRectangular: ReminderRectangularView(agenda: agenda)
    case .accessoryInline: ReminderInlineView(agenda: agenda)
    case .systemLarge where !agenda.chores.isEmpty: ReminderLargeView(agenda: agenda)
    case .systemMedium where !agenda.chores.isEmpty: ReminderMediumView(agenda: agenda)
    case .systemSmall where agenda.openCount > 0 && isAfar: ReminderStandByView(agenda: agenda)
    case .systemSmall where agenda.openCount > 0: ReminderSmallView(agenda: agenda)
    default: RestView(agenda: agenda)
    }
  }
}

/// A friendly message if all is done or nothing has been added yet.
struct RestView: View {
  let agenda: DayAgenda

  var body: some View {
    InvitingView(
      symbolName: symbolName, color: Color("ListAccent"), title: agenda.rest,
      briefTitle: agenda.briefRest, note: note, breaksNote: agenda.fault != nil)
  }

  private var symbolName: String {
    if agenda.fault != nil { return "exclamationmark.triangle" }
    return agenda.doneCount > 0 ? "checkmark" : "plus"
  }

  private var note: Text {
    if let fault = agenda.fault { return fault.detail }
    return agenda.doneCount > 0
      ? Text("reminders.done \(agenda.doneCount)") : Text("reminders.empty.invitation")
  }
}
