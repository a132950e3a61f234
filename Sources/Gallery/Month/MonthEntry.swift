import Almanac
import DDays
import FoundationEssentials
import Timelines
import Views
import WidgetIntents

/// The month to show from a date on.
struct MonthEntry: TimelineEntry, Hashable {
  let date: Date
  let scene: MonthScene
}

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

/// The widget's settings.
struct MonthIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "month.configuration"
  static let description: IntentDescription = "month.configuration.description"

  @Parameter(title: "month.configuration.show", default: .month)
  var show: MonthAspect
}

/// What a small widget shows: the month, or today alone.
enum MonthAspect: String, AppEnum {
  case month, today

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "month.configuration.show"
  static let caseDisplayRepresentations: [MonthAspect: DisplayRepresentation] = [
    .month: "month.aspect.month", .today: "month.aspect.today",
  ]
}

/// A day that stands out in a month, and why.
struct MarkedDay: Hashable {
  enum Cause: Hashable {
    /// A D-Day with its title, nil if it has none.
    case dday(DDay.ID?, title: String?)
    /// A day of a sample, with the key of its name.
    case sample(String)
    /// A public holiday with the key of its name.
    case holiday(String, HolidayDay.Part)
  }

  let day: CivilDay
  let cause: Cause

  init(_ dday: DDay, on day: CivilDay) {
    let occasion = dday.occasion
    (self.day, cause) = (
      day, .dday(dday.id, title: occasion.isUntitled ? nil : occasion.title)
    )
  }

  init(_ holiday: HolidayDay) {
    (day, cause) = (holiday.day, .holiday("holiday.\(holiday.name)", holiday.part))
  }

  /// A day of a sample; takes the key of its name.
  init(sample name: String, on day: CivilDay) {
    (self.day, cause) = (day, .sample(name))
  }

  /// Whether it is only free because of a feast on another day.
  var isDayOff: Bool { if case .holiday(_, .dayOff) = cause { true } else { false } }

  var isHoliday: Bool { if case .holiday = cause { true } else { false } }
}

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

extension MonthScene {
  /// The text to read out.
  var reading: LocalizedStringKey { "month.spoken \(monthText) \(todayText) \(markCount)" }

  /// The name of the month.
  var monthText: Text {
    let key = "date.month.\(today.month).wide"
    return Text(LocalizedStringKey(key))
  }

  /// The year and the name of the month.
  var yearText: Text { Text("month.year \(String(today.year)) \(monthText)") }

  var todayText: Text { Text("month.today \(today.day) \(name(of: today.weekday))") }

  /// Today's date in the lunar calendar; nil unless it is to be shown.
  var lunarText: Text? { lunarText(of: today) }

  /// The same for another day, without room between its numbers if it is brief.
  func lunarText(of day: CivilDay, isBrief: Bool = false) -> Text? {
    guard isKorean, let lunar = day.lunar else { return nil }
    if isBrief, !lunar.isLeapMonth { return Text("month.lunar.brief \(lunar.month) \(lunar.day)") }
    return lunar.isLeapMonth
      ? Text("month.lunar.leap \(lunar.month) \(lunar.day)")
      : Text("month.lunar \(lunar.month) \(lunar.day)")
  }

  func name(of weekday: Weekday, _ width: String = "abbreviated") -> Text {
    let key = "date.weekday.\(weekday.rawValue).\(width)"
    return Text(LocalizedStringKey(key))
  }

  /// The colour of a weekday, brighter on black; nil for that of other text.
  func color(of weekday: Weekday, onBlack: Bool = false) -> Color? {
    switch weekday {
    case .sunday where isKorean: Color(onBlack ? "Late" : "MonthHoliday")
    case .saturday where isKorean: Color(onBlack ? "MonthFarSaturday" : "MonthSaturday")
    default: nil
    }
  }
}

extension MarkedDay {
  var title: Text {
    switch cause {
    case .dday(_, let title): title.map { Text(verbatim: $0) } ?? Text("dday.untitled")
    case .sample(let key), .holiday(let key, .feast), .holiday(let key, .election):
      Text(LocalizedStringKey(key))
    case .holiday(let key, .dayOff): Text("holiday.off \(Text(LocalizedStringKey(key)))")
    case .holiday(let key, .substitute): Text("holiday.substitute \(Text(LocalizedStringKey(key)))")
    }
  }

  var color: Color { isHoliday ? Color("MonthHoliday") : Color("MonthDay") }

  func count(from today: CivilDay) -> Text {
    Text(verbatim: DayCount(from: today, to: day).symbol ?? "")
  }
}
