import Diary
import FoundationEssentials
import Store
import Timelines
import Views
import WidgetIntents

/// Timers and stopwatches.
struct TimerWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: TimerBook.kind, intent: TimerIntent.self, provider: TimerProvider()
    ) { entry in
      TimerView(entry: entry)
    }
    .configurationDisplayName("widget.timer")
    .description("widget.timer.description")
    .supportedFamilies([
      .systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
    .performing(StartTimerIntent.self, ChangeTimerIntent.self)
  }
}

/// The most urgent timer in a ring that empties.
struct TimerCircularView: View {
  let entry: TimerEntry

  var body: some View {
    if let timer = entry.timers.first {
      if let end = timer.end, timer.state(at: entry.date) == .running {
        ProgressView(timerInterval: timer.started...max(timer.started, end), countsDown: true) {
          EmptyView()
        } currentValueLabel: {
          count(timer)
        }
        .progressViewStyle(.circular)
        .widgetAccentable()
      } else {
        Gauge(value: timer.share(at: entry.date)) {
          EmptyView()
        } currentValueLabel: {
          count(timer)
        }
        .gaugeStyle(.accessoryCircularCapacity)
        .widgetAccentable()
      }
    } else {
      Gauge(value: 0) {
        Text("widget.timer")
      } currentValueLabel: {
        Image(systemName: "clock")
      }
      .gaugeStyle(.accessoryCircularCapacity)
    }
  }

  /// Hours are minutes where the ring has no room for them.
  private func count(_ timer: StoredTimer) -> some View {
    ViewThatFits(in: .horizontal) {
      timer.countText(at: entry.date)
      timer.countText(at: entry.date, showsHours: false)
    }
    .bold()
  }
}

/// The most urgent timer on one row.
struct TimerInlineView: View {
  let entry: TimerEntry

  var body: some View {
    if let timer = entry.timers.first {
      ViewThatFits(in: .horizontal) {
        timer.nameText + Text(verbatim: " ") + timer.countText(at: entry.date)
        timer.countText(at: entry.date)
      }
    } else {
      Text("timer.none")
    }
  }
}

/// The most urgent timer beside the others, or buttons that start one.
struct TimerMediumView: View {
  let entry: TimerEntry

  var body: some View {
    if let timer = entry.timers.first {
      HStack(alignment: .top, spacing: 16) {
        TimerCard(timer: timer, date: entry.date).frame(width: 152)
        Divider()
        if entry.timers.count > 1 { others } else { TimerPresets(minutes: entry.presets) }
      }
    } else {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 8) {
          Text("timer.new").font(.headline)
          Spacer(minLength: 0)
          Button(intent: StartTimerIntent(minutes: nil)) { Text("timer.stopwatch") }
        }
        Spacer(minLength: 0)
        TimerWidePresets(minutes: entry.presets)
      }
    }
  }

  private var others: some View {
    ViewThatFits(in: .vertical) {
      ForEach([3, 2, 1], id: \.self) { count in
        VStack(alignment: .leading, spacing: 17) {
          ForEach(Array(entry.timers.dropFirst().prefix(count)), id: \.self) { timer in
            VStack(alignment: .leading, spacing: 0) {
              HStack(spacing: 0) {
                timer.nameText.bold()
                Spacer(minLength: 8)
                timer.countText(at: entry.date).foregroundStyle(timer.color(at: entry.date))
                  .fixedSize()
              }
              TimerBar(timer: timer, date: entry.date)
            }
          }
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// Buttons that start timers of some minutes, and a stopwatch.
struct TimerPresets: View {
  let minutes: [Int]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(stride(from: 0, to: minutes.count, by: 2)), id: \.self) { first in
        HStack(spacing: 8) {
          ForEach(Array(minutes.dropFirst(first).prefix(2)), id: \.self) { count in
            Button(intent: StartTimerIntent(minutes: count)) {
              ViewThatFits(in: .horizontal) {
                Text("timer.minutes \(count)")
                Text("\(count)")
              }
              .frame(maxWidth: .infinity)
            }
          }
        }
        .padding(.bottom, 17)
      }
      Button(intent: StartTimerIntent(minutes: nil)) {
        Text("timer.stopwatch").frame(maxWidth: .infinity)
      }
    }
    .privacySensitive(false)
  }
}

/// The same in large digits, two in a row.
struct TimerTallPresets: View {
  let minutes: [Int]

  var body: some View {
    VStack(spacing: 17) {
      ForEach(Array(stride(from: 0, to: minutes.count, by: 2)), id: \.self) { first in
        HStack(spacing: 8) {
          ForEach(Array(minutes.dropFirst(first).prefix(2)), id: \.self) { button($0) }
        }
      }
      Button(intent: StartTimerIntent(minutes: nil)) {
        Text("timer.stopwatch").frame(maxWidth: .infinity)
      }
    }
    .privacySensitive(false)
  }

  private func button(_ count: Int) -> some View {
    Button(intent: StartTimerIntent(minutes: count)) {
      HStack(alignment: .bottom, spacing: 4) {
        Text(verbatim: String(count))
          .font(.system(size: 28, weight: .bold))
          .foregroundStyle(Color("TimerAccent"))
        Text("timer.minutes.unit")
      }
      .frame(maxWidth: .infinity, minHeight: 51)
      .background(.primary.opacity(0.1), in: RoundedRectangle(cornerRadius: 12))
    }
    .buttonStyle(.plain)
  }
}

/// The same in large digits, side by side.
struct TimerWidePresets: View {
  let minutes: [Int]

  var body: some View {
    ViewThatFits {
      row(of: 104, gap: 16, air: 17)
      row(of: 104, gap: 16)
      row(of: 88, gap: 16)
      row(of: 72, gap: 8)
      row(of: nil, gap: 16)
    }
    .frame(maxWidth: .infinity)
    .privacySensitive(false)
  }

  /// Buttons of one width, nil for what room there is; and the air around their numbers.
  private func row(of width: Double?, gap: Double, air: Double = 0) -> some View {
    HStack(spacing: gap) {
      ForEach(minutes, id: \.self) { count in
        Button(intent: StartTimerIntent(minutes: count)) {
          VStack(spacing: air) {
            Text(verbatim: String(count))
              .font(.system(size: 36, weight: .bold))
              .foregroundStyle(Color("TimerAccent"))
            Text("timer.minutes.unit")
          }
          .frame(minWidth: width, maxWidth: width ?? .infinity, minHeight: 102 + air)
          .background(.primary.opacity(0.1), in: RoundedRectangle(cornerRadius: 12))
        }
        .buttonStyle(.plain)
      }
    }
  }
}

/// Reads the timers, which count by themselves; an entry for each that begins to ring.
struct TimerProvider: AppIntentTimelineProvider {
  @Dependency private var store: Store

  func placeholder(in context: Context) -> TimerEntry { sample(in: context) }

  func snapshot(for configuration: TimerIntent, in context: Context) async throws -> TimerEntry {
    let timers = try TimerBook(in: store).timers()
    guard !context.isPreview || !timers.isEmpty else { return sample(in: context) }
    return TimerEntry(date: context.date, timers: timers, minutes: configuration.minutes)
  }

  func timeline(
    for configuration: TimerIntent, in context: Context
  ) async throws -> Timeline<TimerEntry> {
    let timers = try TimerBook(in: store).timers()
    let ends = timers.compactMap(\.end).filter { $0 > context.date }
    return Timeline(
      entries: ([context.date] + Set(ends).sorted()).map {
        TimerEntry(date: $0, timers: timers, minutes: configuration.minutes)
      },
      policy: .never)
  }

  /// A sample with a timer that has run for a while.
  private func sample(in context: Context) -> TimerEntry {
    let timer = StoredTimer(
      id: StoredTimer.ID(0), name: "", seconds: 1500, started: context.date - 456)
    return TimerEntry(date: context.date, timers: [timer], minutes: 3)
  }
}

/// The most urgent timer with what is left of it, and the next one.
struct TimerRectangularView: View {
  let entry: TimerEntry

  var body: some View {
    RowsThatFit(1...2) { rows($0) }
  }

  private func rows(_ count: Int) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      if entry.timers.isEmpty {
        Text("widget.timer").bold()
        Text("timer.none").foregroundStyle(.secondary)
      }
      ForEach(Array(entry.timers.prefix(count)), id: \.self) { timer in
        HStack(spacing: 8) {
          timer.nameText.bold()
          Spacer(minLength: 0)
          timer.countText(at: entry.date).bold().widgetAccentable().fixedSize()
        }
        TimerBar(timer: timer, date: entry.date)
      }
    }
  }
}

/// The most urgent timer with its buttons, or buttons that start one.
struct TimerSmallView: View {
  let entry: TimerEntry
  @Environment(\.isReadFromAfar) private var isAfar

  var body: some View {
    if let timer = entry.timers.first, isAfar {
      TimerStandByView(timer: timer, date: entry.date)
    } else if let timer = entry.timers.first {
      TimerCard(timer: timer, date: entry.date)
    } else {
      ViewThatFits {
        start {
          TimerTallPresets(minutes: entry.presets)
          Spacer(minLength: 0)
        }
        .inRoom(of: 25, by: 12)
        start { TimerPresets(minutes: entry.presets) }
      }
    }
  }

  private func start(@ViewBuilder _ presets: () -> some View) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("widget.timer").font(.headline)
      Spacer(minLength: 0)
      presets()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// The most urgent timer, to be read from afar.
struct TimerStandByView: View {
  let timer: StoredTimer
  let date: Date
  @Environment(\.redactionReasons) private var redactionReasons

  var body: some View {
    StandByCard(timer.nameText) {
    } hero: {
      timer.countText(at: date)
        .font(.system(size: StandByHero.size, weight: .bold))
        .foregroundStyle(timer.color(at: date))
        .widgetAccentable()
    } first: {
      StandByText([timer.stateText(at: date)], weight: .semibold)
    } second: {
      WhereDrawn { TimerButtons(timer: timer, date: date, areDrawn: true).neverLeftOut() }
    } bar: {
      if !redactionReasons.hideWhatIsKnown { TimerBar(timer: timer, date: date) }
    } foot: {
      TimerButtons(timer: timer, date: date)
    }
  }
}

/// The timer widget, with a layout for each family.
struct TimerView: View {
  let entry: TimerEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    content
      .lineLimit(1)
      .privacySensitive()
      .containerBackground(gradient, for: .widget)
  }

  @ViewBuilder private var content: some View {
    switch family {
    case .systemMedium: TimerMediumView(entry: entry)
    case .accessoryCircular: TimerCircularView(entry: entry)
    case .accessoryRectangular: TimerRectangularView(entry: entry)
    case .accessoryInline: TimerInlineView(entry: entry)
    default: TimerSmallView(entry: entry)
    }
  }

  private var gradient: LinearGradient {
    let isRinging = entry.timers.first?.state(at: entry.date) == .ringing
    return LinearGradient(
      colors: isRinging
        ? [Color("TimerRingTop"), Color("TimerRingBottom")]
        : [Color("TimerTop"), Color("TimerBottom")],
      startPoint: .top, endPoint: .bottom)
  }
}
