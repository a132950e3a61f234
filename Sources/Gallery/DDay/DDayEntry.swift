import Almanac
import DDays
import FoundationEssentials
import Store
import Timelines
import Views
import WidgetIntents

/// The D-Days to show from a date on.
struct DDayEntry: TimelineEntry, Hashable {
  let date: Date
  let scene: DDayScene

  /// Relevant on a day itself, on a milestone and on the day before.
  var relevance: TimelineEntryRelevance? {
    scene.all.compactMap(\.score).max().map { TimelineEntryRelevance(score: $0) }
  }
}

extension CountedDay {
  fileprivate var score: Float? {
    if isToday { return 3 }
    if isFestive { return 2 }
    return day.number == today.number + 1 ? 1 : nil
  }
}

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

/// The part of the D-Days to show in a widget with room for only some.
enum DDayAspect: String, AppEnum {
  case day, list, milestones

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "dday.configuration.show"
  static let caseDisplayRepresentations: [DDayAspect: DisplayRepresentation] = [
    .day: "dday.aspect.day", .list: "dday.aspect.list", .milestones: "dday.aspect.milestones",
  ]
}

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

  /// Whether all are ahead, the next first: a pinned one may stand before nearer ones.
  var isInOrder: Bool {
    let days = all.map(\.day)
    return days.allSatisfy { $0 >= today } && zip(days, days.dropFirst()).allSatisfy { $0 <= $1 }
  }

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

/// The colours of D-Day widgets, which tell D-Days apart.
enum DDayTint: String, CaseIterable {
  case violet = "DDay"
  case rose = "DDayRose"
  case teal = "DDayTeal"
  case forest = "DDayForest"
  case plum = "DDayPlum"
  case amber = "DDayAmber"
  /// For the day itself.
  case festive = "DDayFestive"

  private static let usual = allCases.filter { $0 != .festive }

  /// The permanent colour of a D-Day: its group's or, without a group, its own.
  init(of day: CountedDay) {
    let group = day.group
    self = Self.usual(group.isEmpty ? (day.id?.number ?? 1) &- 1 : group.stableHash)
    if day.isFestive { self = .festive }
  }

  init(ofGroup group: String) {
    self = Self.usual(group.stableHash)
  }

  private static func usual(_ number: Int) -> DDayTint {
    let count = usual.count
    return usual[(number % count + count) % count]
  }

  var gradient: LinearGradient { Self.gradient(named: rawValue) }

  /// For a holiday that isn't a D-Day yet.
  static var offer: LinearGradient { gradient(named: "DDayOffer") }

  private static func gradient(named name: String) -> LinearGradient {
    LinearGradient(
      colors: ["Start", "Middle", "End"].map { Color(name + $0) },
      startPoint: .topLeading, endPoint: .bottomTrailing)
  }
}

extension String {
  /// A hash that is the same on every day and machine.
  fileprivate var stableHash: Int {
    utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF_FFFF }
  }
}
