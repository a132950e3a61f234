import Almanac
import Caffeine
import FoundationEssentials
import Store

/// What somebody has drunk, as it stands at a date.
struct CaffeineDay: Hashable {
  let date: Date
  let intakes: [Intake]
  let settings: CaffeineSettings
  /// What was drunk since the day began, in milligrams.
  let total: Double
  /// What is taken back when the last drink is.
  let last: Drink.ID?
  /// From when on sleep comes easily; nil if it would now.
  let sleepDate: Date?

  init(
    _ intakes: [Intake], last: Drink.ID? = nil, settings: CaffeineSettings, at date: Date,
    in zone: Zone
  ) {
    (self.date, self.intakes, self.last, self.settings) = (date, intakes, last, settings)
    let today = zone.civil(at: date).day
    total = intakes.lazy.filter { $0.date <= date && zone.civil(at: $0.date).day == today }
      .reduce(0) { $0 + $1.milligrams }
    let end = settings.metabolism.end(of: intakes, above: settings.sleepLevel)
    sleepDate = end.flatMap { $0 > date ? $0 : nil }
  }

  /// What is in the body, in milligrams.
  var level: Double { level(at: date) }

  /// How much of the day's limit was drunk; more than 1 if it was exceeded.
  var share: Double { total / settings.limit }

  /// Whether there is anything to be told of.
  var isEmpty: Bool { total == 0 && level < Self.leastLevel }

  /// The level from some hours ago to some hours ahead.
  var curve: [Double] {
    stride(from: -Self.hoursBehind, through: Self.hoursAhead, by: 0.25).map {
      level(at: date + $0 * 3600)
    }
  }

  func level(at date: Date) -> Double {
    settings.metabolism.level(of: intakes, at: date)
  }

  static let hoursBehind = 5.0
  static let hoursAhead = 10.0
  /// In milligrams: what is less is as good as nothing.
  static let leastLevel = 1.0
}
