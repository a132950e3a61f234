import Almanac
import Diary
import FoundationEssentials
import Pages
import Timelines
import Views
import WidgetIntents

/// The steps of today, and those of a week, a month and a year.
struct StepsPage: Page {
  private(set) var years: StepYears
  /// The period whose place the keys change.
  private(set) var kind = StepPeriod.Kind.week
  /// How many periods before the current one each is.
  private var distances: [StepPeriod.Kind: Int] = [:]

  init(_ years: StepYears) {
    self.years = years
  }

  var title: LocalizedStringResource { "widget.steps" }

  var isChanged: Bool { false }

  var place: KeyScope { .list }

  func offers(_ command: KeyCommand) -> Bool {
    switch command {
    case .move, .configure, .reload, .leave, .quit: true
    default: false
    }
  }

  func name(of command: KeyCommand) -> String? {
    switch command {
    case .move(.left), .move(.right): "steps.page.turn.\(kind.rawValue)"
    case .move: "steps.page.kind"
    default: nil
    }
  }

  func period(_ kind: StepPeriod.Kind) -> StepPeriod? {
    StepPeriod(kind, before: distance(of: kind), on: years.today)
  }

  func distance(of kind: StepPeriod.Kind) -> Int { distances[kind] ?? 0 }

  mutating func handle(_ event: PageEvent, in room: PageRoom) -> PageEffect? {
    switch event {
    case .command(.move(.left)): turn(by: 1)
    case .command(.move(.right)): turn(by: -1)
    case .command(.move(let direction)): step(by: direction == .down ? 1 : -1)
    case .command(.first): distances[kind] = nil
    case .command(.configure): return StepsLink.settings.url.map { .enter($0) }
    case .command(.reload): return .run(ReloadStepsIntent())
    case .link(let url):
      if let link = ChartLink(url), let kind = StepPeriod.Kind(rawValue: link.chart) {
        self.kind = kind
      } else if StepsLink(url) == .settings {
        return .enter(url)
      }
    default: break
    }
    return nil
  }

  private mutating func turn(by count: Int) {
    let next = distance(of: kind) + count
    guard next >= 0, StepPeriod(kind, before: next, on: years.today) != nil else { return }
    distances[kind] = next
  }

  private mutating func step(by count: Int) {
    let kinds = StepPeriod.Kind.allCases
    let index = (kinds.firstIndex(of: kind) ?? 0) + count
    kind = kinds[max(0, min(index, kinds.count - 1))]
  }

  /// Takes over newer data; keeps what the user looks at.
  mutating func follow(_ newer: StepsPage) { years = newer.years }

  /// Another day begins at midnight.
  var renewal: Date? { years.midnight }

  func body(in room: PageRoom) -> some View { StepsPageView(page: self, room: room) }

  func ground(in room: PageRoom) -> some View {
    LinearGradient(
      colors: [Color("StepPageTop"), Color("StepPageBottom")], startPoint: .top,
      endPoint: .bottom)
  }
}

/// Looks again whether the file with the steps has changed.
struct ReloadStepsIntent: AppIntent {
  static let title: LocalizedStringResource = "steps.reload"

  func perform() async throws -> some IntentResult {
    WidgetCenter.shared.reloadTimelines(ofKind: StepsWidget.kind)
    return .result()
  }
}

/// A card with the average of the last month, the best day of the year and the device that counts.
struct StepFiguresCard: View {
  let years: StepYears
  let room: CardRoom
  @ScaledMetric(relativeTo: .title) private var numeral = 28.0

  var body: some View {
    PageCard(Text("steps.page.figures"), in: room) {
      VStack(alignment: .leading, spacing: 0) {
        figure([Text("steps.page.average.month")], average)
        figure([best, Text("steps.page.best"), Text("steps.page.best.brief")], years.best?.count)
        Spacer(minLength: 0)
        if room.innerRows > 6 { Divider() }
        device
      }
      .frame(height: .rows(room.innerRows), alignment: .topLeading)
    }
  }

  private var average: Int? {
    years.average(of: years.today.advanced(by: -29)...years.today)
  }

  private var best: Text {
    guard let day = years.best?.day else { return Text("steps.page.best") }
    return Text("steps.page.best.on \(Text(years.date(of: day), format: .monthAndDay))")
  }

  /// A count behind its name, which may be shorter.
  private func figure(_ names: [Text], _ count: Int?) -> some View {
    HStack(spacing: 8) {
      ViewThatFits(in: .horizontal) {
        ForEach(Array(names.enumerated()), id: \.offset) { _, name in name }
      }
      .foregroundStyle(.secondary)
      Spacer(minLength: 0)
      (count?.groupedText ?? Text("steps.unknown"))
        .font(.system(size: room.innerRows > 9 ? numeral : 17, weight: .bold))
        .minimumScaleFactor(0.7)
        // Five digits are as bold as four.
        .layoutPriority(1)
        .foregroundStyle(Color("StepAccent"))
        .widgetAccentable()
    }
    .frame(height: .rows(room.innerRows > 9 ? 4 : 1))
  }

  @ViewBuilder private var device: some View {
    if let url = StepsLink.settings.url {
      Link(destination: url) {
        HStack(spacing: 8) {
          if let device = years.device {
            Text(verbatim: device)
          } else {
            Text("steps.page.devices.all")
          }
          Spacer(minLength: 8)
          Text("steps.page.device").foregroundStyle(.secondary)
        }
      }
    }
  }
}

/// The steps page, with a layout for each kind of screen.
struct StepsPageView: View {
  let page: StepsPage
  let room: PageRoom

  var body: some View {
    content
      .lineLimit(1)
      .frame(width: .columns(room.columns), height: .rows(room.rows), alignment: .topLeading)
  }

  @ViewBuilder private var content: some View {
    switch (room.columns, room.rows) {
    case (96..., 28...): wide
    case (66..., 14...):
      HStack(alignment: .top, spacing: 16) {
        TodayCard(years: page.years, room: CardRoom(columns: 26, rows: room.rows, padding: 0))
        PeriodCard(
          page: page, kind: page.kind,
          room: CardRoom(columns: room.columns - 28, rows: room.rows, padding: 0))
      }
    case (24..., 9...):
      VStack(alignment: .leading, spacing: 17) {
        TodayLines(years: page.years, count: 2)
        PeriodCard(
          page: page, kind: page.kind,
          room: CardRoom(columns: room.columns, rows: room.rows - 3, padding: 0))
      }
    default: TodayLines(years: page.years, count: room.rows)
    }
  }

  private var wide: some View {
    HStack(alignment: .top, spacing: 16) {
      VStack(alignment: .leading, spacing: 17) {
        TodayCard(
          years: page.years, room: CardRoom(columns: leftColumns, rows: room.rows - figureRows - 1))
        StepFiguresCard(
          years: page.years, room: CardRoom(columns: leftColumns, rows: figureRows))
      }
      VStack(alignment: .leading, spacing: 17) {
        ForEach(Array(StepPeriod.Kind.allCases.enumerated()), id: \.offset) { index, kind in
          PeriodCard(
            page: page, kind: kind, marksFocus: true,
            room: CardRoom(columns: room.columns - leftColumns - 2, rows: thirds[index]))
        }
      }
    }
  }

  private var leftColumns: Int { room.columns >= 150 ? 44 : 38 }
  private var figureRows: Int { room.rows >= 34 ? 16 : 8 }
  private var thirds: [Int] { room.rows.split(into: 3, gap: 1) }
}

/// A card with today's steps in a ring that closes at the goal.
struct TodayCard: View {
  let years: StepYears
  let room: CardRoom

  var body: some View {
    PageCard(Text("steps.page.today"), in: room) {
      Text("steps.page.goal \(years.goal.groupedText)").foregroundStyle(.secondary)
    } content: {
      VStack(alignment: .leading, spacing: 0) {
        Gauge(value: min(years.week.share, 1)) {
          years.week.percentText
        } currentValueLabel: {
          ViewThatFits(in: .horizontal) {
            years.week.count
            years.week.briefCount
          }
        }
        .gaugeStyle(.accessoryCircularCapacity)
        .tint(Color("StepAccent"))
        .widgetAccentable()
        .frame(width: .columns(min(room.innerColumns, ringRows * 17 / 8)), height: .rows(ringRows))
        .frame(width: .columns(room.innerColumns))
        .padding(.top, .rows(above))
        .padding(.bottom, .rows(room.innerRows - 1 - ringRows - above))
        TodayNote(years: years)
      }
    }
  }

  /// The rows above the ring, which is in the middle of a high card.
  private var above: Int {
    let spare = room.innerRows - 1 - ringRows
    return spare < 10 ? 0 : spare / 2
  }

  /// The rows of the ring, which is round.
  private var ringRows: Int { max(1, min(room.innerRows - 1, room.innerColumns * 8 / 17)) }
}

/// The steps that are missing today, or what is wrong with the file.
struct TodayNote: View {
  let years: StepYears

  var body: some View {
    if years.week.hasNote {
      years.week.note
    } else if let left {
      Text("steps.page.left \(left.groupedText)").bold()
    } else {
      Text("steps.page.reached").bold()
    }
  }

  private var left: Int? {
    let left = years.goal - (years.week.today ?? 0)
    return left > 0 ? left : nil
  }
}

/// Today's steps in words, on a number of lines.
struct TodayLines: View {
  let years: StepYears
  let count: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 8) {
          years.week.count.bold()
          years.week.goalText.foregroundStyle(.secondary)
          years.week.percentText.foregroundStyle(.secondary)
        }
        HStack(spacing: 8) {
          years.week.count.bold()
          years.week.percentText.foregroundStyle(.secondary)
        }
        years.week.briefCount.bold()
      }
      if count > 1 { TodayNote(years: years) }
    }
  }
}
