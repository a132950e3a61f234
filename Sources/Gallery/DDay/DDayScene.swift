import Almanac
import DDays

/// The days that are counted to, as they stand on one of them.
struct DDayScene: Hashable {
  let today: CivilDay
  var aspect = DDayAspect.day
  /// If only a group of them is meant.
  var group: String?
  /// What somebody has chosen that isn't there.
  var missing: String?
  /// The one that is shown by itself.
  var main: CountedDay?
  /// As many of the others as a tile can show, the nearest first.
  var others: [CountedDay] = []
  /// How many there are in all.
  var count = 0

  var all: [CountedDay] { [main].compactMap(\.self) + others }

  /// Only what is to come, or all of it if nothing is.
  var coming: DDayScene {
    let days = all.filter { $0.day >= today }
    guard let first = days.first else { return self }
    var scene = self
    (scene.main, scene.others) = (first, Array(days.dropFirst()))
    scene.count -= all.count - days.count
    return scene
  }

  /// The one whose next round number comes first.
  var nextMilestone: CountedDay? { nextMilestone(of: all) }

  /// The same where that of the main one is told already.
  var nextMilestoneOfOthers: CountedDay? { nextMilestone(of: others) }

  private func nextMilestone(of days: [CountedDay]) -> CountedDay? {
    days.filter { $0.milestone != nil }.min { one, other in
      (one.milestone?.day ?? .last) < (other.milestone?.day ?? .last)
    }
  }
}
