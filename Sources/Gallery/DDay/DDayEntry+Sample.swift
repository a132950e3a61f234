import Almanac
import DDays
import FoundationEssentials

extension DDayEntry {
  /// A sample with the next New Year's Day and a few other days.
  static func sample(at date: Date, in zone: Zone) -> DDayEntry {
    let today = zone.civil(at: date).day
    let newYear = CivilDay(year: today.year + 1, month: 1, day: 1) ?? today
    let days = [newYear, today.advanced(by: 12), today.advanced(by: 100), today.advanced(by: -99)]
    let counted = days.map { day in
      CountedDay(nil, Occasion(uid: "", title: "", rule: DayRule(start: day)), on: today)
    }
    return DDayEntry(
      date: date,
      scene: DDayScene(
        today: today, main: counted.first, others: Array(counted.dropFirst()),
        count: counted.count))
  }
}
