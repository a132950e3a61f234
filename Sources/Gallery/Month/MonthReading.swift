import Almanac
import DDays
import FoundationEssentials

/// The D-Days as they were read, and how months are shown.
struct MonthReading {
  let ddays: [DDay]
  let aspect: MonthAspect
  let language: Language
  let weekStart: WeekStart
  let zone: Zone

  /// The most days listed; no widget has room for more.
  private static let mostComing = 12
  /// The most marks of a day that are kept.
  private static let mostMarks = 3

  func entry(at date: Date) -> MonthEntry {
    MonthEntry(date: date, scene: scene(on: zone.civil(at: date).day))
  }

  private func scene(on today: CivilDay) -> MonthScene {
    let grid = MonthGrid(of: today, weeksFrom: weekStart)
    var scene = MonthScene(
      today: today, grid: grid, aspect: aspect, isKorean: language == .korean)
    let holidays = holidays(around: grid, from: today)
    for mark in occurrences(in: grid.days) + holidays where grid.days ~= mark.day.number {
      guard scene.marks[mark.day.number, default: []].count < Self.mostMarks else { continue }
      scene.marks[mark.day.number, default: []].append(mark)
    }
    scene.coming = Array(coming(from: today, with: holidays).prefix(Self.mostComing))
    return scene
  }

  /// The days of D-Days in a span.
  private func occurrences(in days: ClosedRange<Int>) -> [MarkedDay] {
    ddays.flatMap { dday in
      var marks: [MarkedDay] = []
      var day = CivilDay(number: days.lowerBound)
      while let next = dday.occasion.rule.next(onOrAfter: day), next.number <= days.upperBound {
        marks.append(MarkedDay(dday, on: next))
        day = next.advanced(by: 1)
      }
      return marks
    }
  }

  private func coming(from today: CivilDay, with holidays: [MarkedDay]) -> [MarkedDay] {
    let next = ddays.compactMap { dday in
      dday.occasion.rule.next(onOrAfter: today).map { MarkedDay(dday, on: $0) }
    }
    // Of the days off around a feast, which the month shows in red, only today is listed.
    let feasts = holidays.filter { $0.isDayOff ? $0.day == today : $0.day >= today }
    // A stable order for days with several marks: D-Days as they were added, then holidays.
    return (next + feasts).enumerated()
      .sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }
      .map(\.element)
  }

  private func holidays(around grid: MonthGrid, from today: CivilDay) -> [MarkedDay] {
    guard language == .korean else { return [] }
    return (today.year - 1...today.year + 1).flatMap { HolidayDay.all(in: $0, of: .korea) }
      .filter { $0.day.number >= grid.days.lowerBound }
      .map(MarkedDay.init)
  }
}
