import System
import Almanac
import Diary
import FoundationEssentials
import Store
import Timelines
import Views

/// The state of a user's caffeine at a date.
struct CaffeineDay: Hashable {
  let date: Date
  let intakes: [Intake]
  let settings: CaffeineSettings
  /// The milligrams taken since the day began.
  let total: Double
  /// The last drink, which Undo removes; nil if there is none.
  let last: Drink.ID?
  /// The date from which the level allows sleep; nil if it already does.
  let sleepDate: Date?
  /// Whether it is the time of day at which one thinks of sleep.
  let isEvening: Bool

  init(
    _ intakes: [Intake], last: Drink.ID? = nil, settings: CaffeineSettings, at date: Date,
    in zone: Zone
  ) {
    (self.date, self.intakes, self.last, self.settings) = (date, intakes, last, settings)
    let today = zone.civil(at: date).day
    isEvening = !Self.day.contains(zone.civil(at: date).time.hour)
    total = intakes.lazy.filter { $0.date <= date && zone.civil(at: $0.date).day == today }
      .reduce(0) { $0 + $1.milligrams }
    let end = settings.metabolism.end(of: intakes, above: settings.sleepLevel)
    sleepDate = end.flatMap { $0 > date ? $0 : nil }
  }

  /// The caffeine in the body, in milligrams.
  var level: Double { level(at: date) }

  /// The share of the daily limit taken; above 1 if exceeded.
  var share: Double { total / settings.limit }

  /// Whether there is nothing to show.
  var isEmpty: Bool { total == 0 && level < Self.leastLevel }

  /// The level over the hours around the date.
  var curve: [Double] {
    stride(from: -Self.hoursBehind, through: Self.hoursAhead, by: 0.25).map {
      level(at: date + $0 * 3600)
    }
  }

  func level(at date: Date) -> Double {
    settings.metabolism.level(of: intakes, at: date)
  }

  /// The hours that belong neither to the evening nor to the night.
  private static let day = 4..<18
  static let hoursBehind = 5.0
  static let hoursAhead = 10.0
  /// The level in milligrams below which it counts as none.
  static let leastLevel = 1.0
}

extension CaffeineDay {
  var heading: some View {
    Text("widget.caffeine")
      .font(.headline)
      .lineLimit(1)
  }

  /// The percentage of the daily limit.
  func percentage(isWithoutColor: Bool) -> some View {
    (mark(isWithoutColor: isWithoutColor) + Text(verbatim: "\(percent)%"))
      .font(.caption)
      .foregroundStyle(.secondary)
      .contentTransition(.numericText(value: Double(percent)))
      .invalidatableContent()
  }

  /// The total with its unit, as large as fits.
  func number(_ size: Double) -> some View {
    ViewThatFits(in: .horizontal) {
      amount(size)
      numeral(size)
      amount(min(size, 28))
      numeral(min(size, 28))
      numeral(17)
    }
    .accessibilityLabel(reading)
  }

  /// A bar of the total up to the limit.
  var bar: some View {
    Gauge(value: min(total, settings.limit), in: 0...settings.limit) {
    } currentValueLabel: {
    }
    .gaugeStyle(.accessoryLinearCapacity)
    .tint(tint)
    .widgetAccentable()
  }

  /// Whether the total exceeds the limit.
  var isOverLimit: Bool { total > settings.limit }

  /// The mark for exceeding the limit, which replaces the tint where colours don't show.
  func mark(isWithoutColor: Bool) -> Text {
    Text(verbatim: isOverLimit && isWithoutColor ? "! " : "")
  }

  var tint: Color { isOverLimit ? Color("CoffeeLimit") : Color("CoffeeAccent") }

  var totalText: Text { Text("caffeine.amount \(String(Self.whole(total)))") }

  var levelText: Text { Text("caffeine.level \(String(Self.whole(level)))") }

  /// The level on at most 14 columns.
  var briefLevelText: Text { Text("caffeine.level.brief \(String(Self.whole(level)))") }

  /// The level without its unit.
  var levelFigures: Text { Text("caffeine.level.figures \(String(Self.whole(level)))") }

  var sleepText: Text {
    sleepDate.map { Text("caffeine.sleep.from \(Text($0, style: .time))") }
      ?? Text("caffeine.sleep.now")
  }

  var briefSleepText: Text {
    sleepDate.map { Text("caffeine.sleep.from.brief \(Text($0, style: .time))") }
      ?? Text("caffeine.sleep.now.brief")
  }

  /// The text to read out.
  var reading: LocalizedStringKey {
    "caffeine.spoken \(Self.whole(total)) \(percent) \(Self.whole(level))"
  }

  static func whole(_ milligrams: Double) -> Int { Int(bounded: milligrams.rounded()) }

  private var percent: Int { Self.whole(share * 100) }

  private func amount(_ size: Double) -> some View {
    HStack(alignment: .bottom, spacing: 8) {
      numeral(size)
      Text("caffeine.unit").font(.caption).foregroundStyle(.secondary)
    }
  }

  private func numeral(_ size: Double) -> some View {
    Text(verbatim: String(Self.whole(total)))
      .font(.system(size: size, weight: .bold))
      .contentTransition(.numericText(value: total))
      .invalidatableContent()
      .fixedSize()
  }
}

/// The state of a user's caffeine from a date on.
struct CaffeineEntry: TimelineEntry, Hashable {
  let day: CaffeineDay
  var date: Date { day.date }

  /// Relevant in the evening, while there is too much caffeine for sleep.
  var relevance: TimelineEntryRelevance? {
    day.isEvening && day.sleepDate != nil ? TimelineEntryRelevance(score: Float(day.level)) : nil
  }
}
