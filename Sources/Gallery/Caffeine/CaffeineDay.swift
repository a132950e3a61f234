import Almanac
import Diary
import FoundationEssentials
import Store

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
