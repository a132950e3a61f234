import Almanac
import Diary
import FoundationEssentials
import Store

/// The drinks of the last four weeks, by day.
struct CaffeineDiary: Hashable {
  let settings: CaffeineSettings
  let bar: DrinkBar
  let today: CivilDay
  let zone: Zone
  private let drinks: [Drink]
  private let intakes: [Intake]
  private let cups: [CivilDay: [Drink]]

  static let days = 28

  /// The first day to read: caffeine of the day before the first one shown still counts.
  static func start(before today: CivilDay) -> CivilDay { today.advanced(by: -days - 3) }

  init(_ drinks: [Drink], _ settings: CaffeineSettings, at date: Date, in zone: Zone) {
    (self.drinks, self.settings, self.zone) = (drinks, settings, zone)
    bar = DrinkBar(logged: drinks)
    today = zone.civil(at: date).day
    intakes = drinks.map(Intake.init)
    cups = Dictionary(grouping: drinks) { zone.civil(at: $0.date).day }
  }

  /// The drinks of a day, earliest first.
  func cups(on day: CivilDay) -> [Drink] { cups[day] ?? [] }

  func cup(_ id: String) -> Drink? { drinks.first { $0.id.description == id } }

  func total(on day: CivilDay) -> Double {
    cups(on: day).reduce(0) { $0 + Intake($1).milligrams }
  }

  /// The days of the four weeks, today last.
  var weeks: [CivilDay] { (1 - Self.days...0).map { today.advanced(by: $0) } }

  /// The milligrams of an average day, from the first day with a drink on; nil without drinks.
  var average: Double? {
    guard let first = weeks.firstIndex(where: { !cups(on: $0).isEmpty }) else { return nil }
    let days = weeks[first...]
    return days.reduce(0) { $0 + total(on: $1) } / Double(days.count)
  }

  func state(at date: Date) -> CaffeineDay {
    CaffeineDay(intakes, settings: settings, at: date, in: zone)
  }

  /// The date from which the level allows sleep after one more drink now; nil if it still does.
  func sleepDate(after drink: OfferedDrink, at date: Date) -> Date? {
    let intakes = intakes + [Intake(drink.milligrams, at: date)]
    let end = settings.metabolism.end(of: intakes, above: settings.sleepLevel)
    return end.flatMap { $0 > date ? $0 : nil }
  }
}

extension CaffeineDiary {
  func start(of day: CivilDay) -> Date { zone.startOfDay(day) }

  func end(of day: CivilDay) -> Date { zone.startOfDay(day.advanced(by: 1)) }

  var midnight: Date { end(of: today) }

  /// The hour of a date on the user's clocks.
  func hour(of date: Date) -> Int { zone.civil(at: date).time.hour }
}
