import Almanac

/// A month as seen on one of its days, and what comes next.
struct MonthScene: Hashable {
  let today: CivilDay
  let grid: MonthGrid
  var aspect = MonthAspect.month
  /// Whether weekends, holidays and lunar days are shown as on Korean calendars.
  var isKorean = false
  /// What stands out on the days of the weeks, by their numbers.
  var marks: [Int: [MarkedDay]] = [:]
  /// The marked days from today on, nearest first.
  var coming: [MarkedDay] = []

  /// The number of days of the month that D-Days mark.
  var markCount: Int {
    marks.filter { day, marks in grid.holds(day) && marks.contains { !$0.isHoliday } }.count
  }
}
