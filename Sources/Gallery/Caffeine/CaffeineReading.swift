import Almanac
import Diary
import FoundationEssentials
import Store

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
