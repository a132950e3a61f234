import Almanac
import FoundationEssentials

extension MonthEntry {
  /// A sample with a few days.
  static func sample(at date: Date, in zone: Zone) -> MonthEntry {
    let today = zone.civil(at: date).day
    return MonthEntry(
      date: date,
      scene: MonthScene(today: today, grid: MonthGrid(of: today, weeksFrom: .sunday))
    ).adding(samples(on: today))
  }

  static func samples(on today: CivilDay) -> [MarkedDay] {
    [("month.sample.dinner", 3), ("month.sample.birthday", 12), ("month.sample.trip", 34)].map {
      MarkedDay(sample: $0, on: today.advanced(by: $1))
    }
  }

  /// The same with more days.
  func adding(_ days: [MarkedDay]) -> MonthEntry {
    var scene = scene
    for day in days { scene.marks[day.day.number, default: []].append(day) }
    scene.coming = (scene.coming + days).sorted { $0.day < $1.day }
    return MonthEntry(date: date, scene: scene)
  }
}
