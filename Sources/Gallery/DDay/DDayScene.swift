import Almanac
import DDays

/// The D-Days to show, as counted on one day.
struct DDayScene: Hashable {
  let today: CivilDay
  var aspect = DDayAspect.day
  /// The group to show; nil for all.
  var group: String?
  /// The number or title of a chosen D-Day that doesn't exist; nil if all is well.
  var missing: String?
  /// The holiday shown in place of a first D-Day; nil if D-Days are shown.
  var offer: HolidayDay?
  /// The D-Day shown by itself; nil if there is none.
  var main: CountedDay?
  /// The other D-Days, nearest first, as many as a widget can show.
  var others: [CountedDay] = []
  /// The total number of D-Days.
  var count = 0

  /// The days for which the calendar of one of the D-Days couldn't be read; nil if all are up to
  /// date.
  var staleDays: Int? { all.compactMap(\.staleDays).max() }

  var all: [CountedDay] { [main].compactMap(\.self) + others }

  /// Only the coming D-Days, or all if there are none.
  var coming: DDayScene {
    let days = all.filter { $0.day >= today }
    guard let first = days.first else { return self }
    var scene = self
    (scene.main, scene.others) = (first, Array(days.dropFirst()))
    scene.count -= all.count - days.count
    return scene
  }

  /// The D-Day whose milestone comes next; nil if there is none.
  var nextMilestone: CountedDay? { nextMilestone(of: all) }

  /// The same among the others, if the main one's is already shown.
  var nextMilestoneOfOthers: CountedDay? { nextMilestone(of: others) }

  private func nextMilestone(of days: [CountedDay]) -> CountedDay? {
    days.filter { $0.milestone != nil }.min { one, other in
      (one.milestone?.day ?? .last) < (other.milestone?.day ?? .last)
    }
  }
}
