import Almanac
import Diary
import FoundationEssentials
import Store
import Timelines
import Views
import WidgetIntents

/// The caffeine that a user has taken, and what is left of it in the body.
struct CaffeineWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: CaffeineBook.kind, intent: CaffeineIntent.self, provider: CaffeineProvider()
    ) { entry in
      CaffeineView(day: entry.day)
    }
    .configurationDisplayName("widget.caffeine")
    .description("widget.caffeine.description")
    .supportedFamilies([
      .systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular,
    ])
    .performing(LogDrinkIntent.self, UndoDrinkIntent.self)
  }
}

/// Today's total on an open ring that ends at the limit.
struct CaffeineCircularView: View {
  let day: CaffeineDay
  @Environment(\.accessibilityDifferentiateWithoutColor) private var isWithoutColor

  var body: some View {
    Gauge(value: min(day.total, day.settings.limit), in: 0...day.settings.limit) {
      day.mark(isWithoutColor: isWithoutColor) + Text("caffeine.unit")
    } currentValueLabel: {
      Text(verbatim: String(CaffeineDay.whole(day.total)))
        .bold()
        .contentTransition(.numericText(value: day.total))
        .invalidatableContent()
    }
    .gaugeStyle(.accessoryCircular)
    .tint(day.tint)
    .widgetAccentable()
    .accessibilityLabel(day.reading)
  }
}

/// Reads the log of drinks and computes how the level falls.
struct CaffeineProvider: AppIntentTimelineProvider {
  @Dependency private var store: Store

  func placeholder(in context: Context) -> CaffeineEntry {
    sample(in: context)
  }

  func snapshot(
    for configuration: CaffeineIntent, in context: Context
  ) async throws -> CaffeineEntry {
    let entry = try reading(configuration, in: context).entry(at: context.date)
    return context.isPreview && entry.day.isEmpty ? sample(in: context) : entry
  }

  func timeline(
    for configuration: CaffeineIntent, in context: Context
  ) async throws -> Timeline<CaffeineEntry> {
    let reading = try reading(configuration, in: context)
    let dates = reading.turns(after: context.date)
    return Timeline(
      entries: ([context.date] + dates).map(reading.entry),
      policy: dates.last.map { .after($0) } ?? .never)
  }

  private func reading(
    _ configuration: CaffeineIntent, in context: Context
  ) throws -> CaffeineReading {
    try CaffeineReading(
      of: CaffeineBook(in: store), CaffeineSettings(configuration), at: context.date,
      in: context.zone)
  }

  /// A sample with two cups.
  private func sample(in context: Context) -> CaffeineEntry {
    let intakes = [3.0, 0.5].map { Intake(95, at: context.date - $0 * 3600) }
    return CaffeineReading(intakes, CaffeineSettings(), in: context.zone).entry(at: context.date)
  }
}

/// The contents of the log when it was read.
struct CaffeineReading {
  let intakes: [Intake]
  let last: Drink.ID?
  let settings: CaffeineSettings
  let zone: Zone

  private static let step: TimeInterval = 15 * 60
  private static let horizon: TimeInterval = 12 * 3600

  init(of book: CaffeineBook, _ settings: CaffeineSettings, at date: Date, in zone: Zone) throws {
    let start = min(
      zone.startOfDay(zone.civil(at: date).day), settings.metabolism.reach(before: date))
    let (drinks, last) = try book.drinks(since: start)
    self.init(drinks.map(Intake.init), last: last?.id, settings, in: zone)
  }

  init(_ intakes: [Intake], last: Drink.ID? = nil, _ settings: CaffeineSettings, in zone: Zone) {
    (self.intakes, self.last, self.settings, self.zone) = (intakes, last, settings, zone)
  }

  func entry(at date: Date) -> CaffeineEntry {
    CaffeineEntry(day: CaffeineDay(intakes, last: last, settings: settings, at: date, in: zone))
  }

  /// The dates at which the widget changes: every quarter of an hour while the level falls, at the
  /// end of the day, and when the level allows sleep.
  func turns(after date: Date) -> [Date] {
    let day = entry(at: date).day
    let end = date + Self.horizon
    var quarters: [Date] = []
    var next = Date(timeIntervalSince1970: date.quarter * Self.step + Self.step)
    while next <= end, day.level(at: next) >= CaffeineDay.leastLevel {
      quarters.append(next)
      next += Self.step
    }
    let isFlat = quarters.last.map { $0 + Self.step <= end } ?? true
    let midnight = day.isEmpty ? nil : zone.end(of: .day, at: date)
    let others = [midnight, day.sleepDate].compactMap(\.self) + intakes.map(\.date)
    return Set(quarters + others.filter { $0 > date && (isFlat || $0 <= end) }).sorted()
  }
}

extension Date {
  /// The number of whole quarters of an hour since 1970.
  fileprivate var quarter: Double { (timeIntervalSince1970 / (15 * 60)).rounded(.down) }
}

/// Today's total, the level in the body, and the time from which it allows sleep.
struct CaffeineRectangularView: View {
  let day: CaffeineDay
  @Environment(\.accessibilityDifferentiateWithoutColor) private var isWithoutColor

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
      day.bar
      if day.isEmpty {
        if count > 2 { Text("caffeine.empty").foregroundStyle(.secondary) }
      } else {
        if count > 3 {
          ViewThatFits(in: .horizontal) {
            day.levelText
            day.briefLevelText
          }
          .invalidatableContent()
        }
        if count > 2 {
          ViewThatFits(in: .horizontal) {
            day.sleepText
            day.briefSleepText
          }
          .foregroundStyle(.secondary)
        }
      }
    }
  }

  private var heading: some View {
    HStack(spacing: 0) {
      day.heading
      Spacer(minLength: 8)
      (day.mark(isWithoutColor: isWithoutColor) + day.totalText)
        .bold()
        .contentTransition(.numericText(value: day.total))
        .invalidatableContent()
        .accessibilityLabel(day.reading)
    }
  }
}

/// Today's total against the limit, and a button to log a drink. In less room or with larger text,
/// it drops parts to keep the total large.
struct CaffeineSmallView: View {
  let day: CaffeineDay
  @Environment(\.accessibilityDifferentiateWithoutColor) private var isWithoutColor
  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric(relativeTo: .title) private var numeral = 28.0

  var body: some View {
    ViewThatFits {
      roomy(120, cup: 108).inRoom(of: 34, by: 17)
      roomy(84, cup: 72).inRoom(of: 25, by: 12)
      roomy(60, cup: 44).inRoom(of: 20, by: 10)
      ViewThatFits(in: .vertical) {
        ForEach(sizes, id: \.self) { full($0, gap: 17) }
        if typeSize.isAccessibilitySize, day.total > 0 {
          spare(hasButton: true)
          spare(hasButton: false)
        }
        full(28, gap: 0)
        full(17, gap: 0)
        brief
        day.number(17)
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  /// The sizes of the total to try, largest first.
  private var sizes: [Double] {
    [numeral] + stride(from: 60, through: 28, by: -2).filter { $0 < numeral || $0 == 28 }
  }

  /// The layout for a tile that has grown, whose cup has other sizes than the total.
  private func roomy(_ size: Double, cup: Double) -> some View {
    full(day.total > 0 ? max(size, numeral) : cup - 8, gap: 17)
  }

  private func full(_ size: Double, gap: Double) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      if day.total > 0 {
        heading
        day.number(size).padding(.top, gap)
        day.bar
      } else if size > 28 {
        heading
        FirstCup(size: size + 8, gap: gap)
      } else {
        headingWithCup
        Spacer(minLength: 0)
        FirstCup.question
      }
      Spacer(minLength: gap)
      button
    }
  }

  private var headingWithCup: some View {
    ViewThatFits(in: .horizontal) {
      HStack(alignment: .top, spacing: 0) {
        day.heading.fixedSize()
        Spacer(minLength: 8)
        FirstCup.cup(36)
      }
      day.heading
    }
  }

  /// The layout without a bar, which leaves more room for the total.
  private func spare(hasButton: Bool) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      heading
      day.number(28).padding(.top, 17)
      if hasButton {
        Spacer(minLength: 0)
        button
      }
    }
  }

  private var brief: some View {
    VStack(alignment: .leading, spacing: 0) {
      heading
      day.number(17)
    }
  }

  private var heading: some View {
    ViewThatFits(in: .horizontal) {
      if day.total > 0 {
        HStack(spacing: 0) {
          day.heading
          Spacer(minLength: 8)
          day.percentage(isWithoutColor: isWithoutColor)
        }
      }
      day.heading
    }
  }

  private var button: some View {
    ForEach(day.settings.offers.prefix(1)) { DrinkButton(offer: $0, isWide: true) }
  }
}

/// Today's caffeine, to be read from afar.
struct CaffeineStandByView: View {
  let day: CaffeineDay
  @Environment(\.accessibilityDifferentiateWithoutColor) private var isWithoutColor
  @Environment(\.redactionReasons) private var redactionReasons

  var body: some View {
    StandByCard(Text("caffeine.afar"), Text("widget.caffeine")) {
      Image(systemName: "cup.and.saucer")
        .font(.system(size: 26))
        .foregroundStyle(Color("CoffeeAccent"))
    } hero: {
      (day.mark(isWithoutColor: isWithoutColor) + Text(verbatim: String(total)))
        .font(.system(size: StandByHero.size, weight: .bold))
        .foregroundStyle(gradient)
        .contentTransition(.numericText(value: day.total))
        .widgetAccentable()
        .invalidatableContent()
    } first: {
      StandByText([day.levelFigures], weight: .semibold)
    } second: {
      WhereDrawn {
        if let offer = day.settings.offers.first {
          DrinkButton(offer: offer, isDrawn: true).neverLeftOut()
        } else {
          sleep
        }
      } otherwise: {
        sleep
      }
    } bar: {
      if !redactionReasons.hideWhatIsKnown {
        StandByBar(upTo: day.share, gradient: Gradient(colors: colors))
      }
    } foot: {
      HStack(spacing: 8) {
        day.percentage(isWithoutColor: isWithoutColor)
        Spacer(minLength: 8)
        ForEach(day.settings.offers.prefix(1)) { DrinkButton(offer: $0) }
      }
    }
    .accessibilityLabel(day.reading)
  }

  private var sleep: some View {
    StandByText([day.sleepText, day.briefSleepText], weight: .regular)
  }

  private var total: Int { CaffeineDay.whole(day.total) }

  private var colors: [Color] {
    day.isOverLimit
      ? [Color("CoffeeLimit"), Color("CoffeeLimit")]
      : [Color("CoffeeFarTop"), Color("CoffeeFarBottom")]
  }

  private var gradient: LinearGradient {
    LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
  }
}

/// The caffeine widget, with a layout for each family.
struct CaffeineView: View {
  let day: CaffeineDay
  @Environment(\.widgetFamily) private var family
  @Environment(\.isReadFromAfar) private var isAfar

  var body: some View {
    content
      .privacySensitive()
      .widgetURL(CaffeineLink.day.url)
      .containerBackground(Self.gradient, for: .widget)
  }

  @ViewBuilder private var content: some View {
    switch family {
    case .accessoryCircular: CaffeineCircularView(day: day)
    case .accessoryRectangular: CaffeineRectangularView(day: day)
    case .systemMedium: CaffeineMediumView(day: day)
    case .systemSmall where isAfar: CaffeineStandByView(day: day)
    default: CaffeineSmallView(day: day)
    }
  }

  static let gradient = LinearGradient(
    colors: [Color("CoffeeTop"), Color("CoffeeBottom")], startPoint: .top, endPoint: .bottom)
}
