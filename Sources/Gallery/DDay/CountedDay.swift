import Almanac
import DDays
import FoundationEssentials
import Views

/// A D-Day as counted on one day.
struct CountedDay: Hashable {
  /// The D-Day's id; nil if it isn't stored.
  let id: DDay.ID?
  let occasion: Occasion
  let today: CivilDay
  let day: CivilDay
  let count: DayCount
  /// The next milestone; nil if there is none.
  let milestone: Milestone?
  /// The days for which the calendar that it comes from couldn't be read; nil if that is up to date.
  var staleDays: Int?

  init(_ dday: DDay, on today: CivilDay, staleDays: Int? = nil) {
    self.init(dday.id, dday.occasion, on: today)
    self.staleDays = staleDays
  }

  init(_ id: DDay.ID?, _ occasion: Occasion, on today: CivilDay) {
    (self.id, self.occasion, self.today) = (id, occasion, today)
    day = occasion.day(seenFrom: today)
    count = occasion.count(from: today)
    let counts = occasion.isInclusive || day <= today
    milestone = counts ? occasion.nextMilestone(onOrAfter: today) : nil
  }

  /// The group; empty if there is none.
  var group: String { occasion.group }

  /// The days until it or since it.
  var distance: Int { abs(day.number - today.number) }

  var isToday: Bool { count == .today }

  /// Whether to celebrate: today is the day or a milestone.
  var isFestive: Bool { isToday || milestone?.day == today }

  /// Whether it would repeat if the lunar calendar were known that far.
  var isBeyondLunarCalendar: Bool { occasion.isBeyondLunarCalendar(on: today) }

  /// The title; nil if it is blank.
  var title: String? {
    occasion.isUntitled ? nil : occasion.title
  }
}

extension CountedDay {
  /// The distance in weeks and days or, from a year on, in years and months.
  var distanceText: Text {
    if isToday { return Text("dday.today") }
    return day > today ? Text("dday.left \(length)") : Text("dday.ago \(length)")
  }

  /// The distance without its direction.
  var length: Text { months < 12 ? weeksAndDays : yearsAndMonths }

  /// The whole months between the days.
  private var months: Int {
    let (start, end) = (min(day, today), max(day, today))
    let months = (end.year - start.year) * 12 + end.month - start.month
    return start.adding(months: months) > end ? months - 1 : months
  }

  private var weeksAndDays: Text {
    let (weeks, days) = (distance / 7, distance % 7)
    return joined(
      weeks > 0 ? Text(weeks == 1 ? "dday.weeks.one" : "dday.weeks \(weeks)") : nil,
      days > 0 ? Text(days == 1 ? "dday.days.one" : "dday.days \(days)") : nil)
  }

  private var yearsAndMonths: Text {
    let (years, months) = (months / 12, months % 12)
    return joined(
      Text(years == 1 ? "dday.length.years.one" : "dday.length.years \(years)"),
      months > 0
        ? Text(months == 1 ? "dday.length.months.one" : "dday.length.months \(months)") : nil)
  }

  private func joined(_ first: Text?, _ second: Text?) -> Text {
    guard let first, let second else { return first ?? second ?? Text(verbatim: "") }
    return first + Text(verbatim: " ") + second
  }
}

extension CountedDay {
  /// The share of the time that has passed until the day, or from it until the next milestone. A
  /// day that doesn't repeat counts from a year ahead.
  var share: Double {
    if isToday { return 1 }
    if let milestone { return occasion.share(of: milestone, on: today) }
    if let course { return Double(course.passed) / Double(max(1, course.whole)) }
    return day > today ? max(0, 1 - Double(distance) / 365) : 1
  }

  /// The days passed since the last occurrence, and the days between it and the next; nil unless
  /// the day has occurred and will again.
  var course: (passed: Int, whole: Int)? {
    guard day > today, let span = occasion.rule.span(around: today) else { return nil }
    return (today.number - span.last.number, span.next.number - span.last.number)
  }

  /// Whether the progress has a text.
  var hasCourse: Bool { milestone != nil || course != nil }

  /// The coming milestones.
  var milestones: [Milestone] { occasion.milestonesAhead(of: today) }
}

extension CountedDay {
  var titleText: Text { title.map { Text(verbatim: $0) } ?? Text("dday.untitled") }

  var countText: Text {
    if case .ordinal(let number) = count { return Text("dday.ordinal \(number)") }
    return Text(verbatim: count.symbol ?? "")
  }

  /// The date of the day, or of the start of the count, and as of when it is known if that is long
  /// ago.
  var dateText: Text {
    let text = isBeyondLunarCalendar ? Text("dday.lunar.end") : since ?? date(.full)
    return ageText.map { text + Text(verbatim: " · ") + $0 } ?? text
  }

  var briefDateText: Text {
    ageText ?? (isBeyondLunarCalendar ? Text("dday.lunar.end.brief") : date(.brief))
  }

  /// As of when the day is known; nil if it is up to date.
  var ageText: Text? { staleDays.map(Text.init(daysAgo:)) }

  /// The line below the count: the date or, on the day itself, a message.
  var note: Text { isToday && staleDays == nil ? Text("dday.today") : dateText }

  var briefNote: Text { isToday && staleDays == nil ? Text("dday.today") : briefDateText }

  /// The line below the count as there is room, the longest first. The years that the day makes full count
  /// more than its own year.
  var notes: [Text] {
    let years = staleDays == nil ? yearsText : nil
    let withYears = years.map { years in
      [note, briefNote].map { $0 + Text(verbatim: " · ") + years }
    }
    return (withYears ?? []) + [note, briefNote]
  }

  /// The note in letters that are drawn, the longest first.
  var drawnNotes: [Text?] { notes + [leastDateText] }

  /// The years since its start that the day makes full, such as an age; nil if it makes none.
  var yearsText: Text? {
    occasion.years(fullOn: day).map { Text($0 == 1 ? "dday.years.one" : "dday.years \($0)") }
  }

  private var spokenDate: Text {
    guard let yearsText, staleDays == nil else { return dateText }
    return dateText + Text(verbatim: " · ") + yearsText
  }

  /// Month and day; nil if something else must be told.
  var leastDateText: Text? {
    ageText == nil && !isToday && !isBeyondLunarCalendar ? date(.least) : nil
  }

  /// The distance to the next milestone; nil if there is none.
  var milestoneText: Text? { milestone.map { $0.text(on: today) } }

  var briefMilestoneText: Text? { milestone.map { $0.briefText(on: today) } }

  /// The text to read out.
  var reading: LocalizedStringKey { "dday.spoken \(titleText) \(countText) \(spokenDate)" }

  /// The text to read out, with a milestone instead of the date.
  func reading(of milestone: Milestone) -> LocalizedStringKey {
    "dday.spoken \(titleText) \(countText) \(milestone.text(on: today))"
  }

  private var since: Text? {
    occasion.isInclusive && day <= today ? Text("dday.from \(date(.long))") : nil
  }

  private func date(_ length: DayLength) -> Text { day.text(length) }
}

extension Text {
  /// Says as of when something is known.
  init(daysAgo days: Int) {
    self = days == 1 ? Text("dday.as-of.one") : Text("dday.as-of \(days)")
  }
}

extension Milestone {
  /// The milestone's number of days, months or years.
  var text: Text {
    switch unit {
    case .days: Text("dday.days \(count)")
    case .months: Text(count == 1 ? "dday.months.one" : "dday.months \(count)")
    case .years: Text(count == 1 ? "dday.years.one" : "dday.years \(count)")
    }
  }

  /// The distance to the milestone.
  func text(on today: CivilDay) -> Text {
    switch day.number - today.number {
    case 0: Text("dday.milestone.today \(text)")
    case 1: Text("dday.milestone.tomorrow \(text)")
    case let rest: Text("dday.milestone.in \(text) \(rest)")
    }
  }

  func briefText(on today: CivilDay) -> Text {
    text + Text(verbatim: " ") + countText(from: today)
  }

  func countText(from today: CivilDay) -> Text {
    Text(verbatim: DayCount(from: today, to: day).symbol ?? "")
  }
}

extension CountedDay {
  /// How the day comes again; empty if it doesn't.
  var rhythm: Text { occasion.rule.rhythm }
}

extension DayRule {
  /// How its day comes again; empty if it doesn't.
  var rhythm: Text {
    let steps = recurrence.resource
    if let scarceDay {
      return scarceDay == 31
        ? Text("dday.repeat.end \(steps)") : Text("dday.repeat.day \(steps) \(scarceDay)")
    }
    return switch recurrence {
    case .never: Text(verbatim: "")
    case .daily: Text("dday.repeat.daily")
    case .weekly: Text("dday.repeat.weekly")
    case .lunarYearly(let lunar) where lunar.isLeapMonth:
      Text("dday.lunar.leap \(lunar.month) \(lunar.day)")
    case .lunarYearly(let lunar): Text("dday.lunar \(lunar.month) \(lunar.day)")
    default: Text(steps)
    }
  }
}

/// The length of a date's text.
enum DayLength {
  /// Year, month, day and weekday.
  case full
  /// Year, month and day.
  case long
  /// Month, day and weekday.
  case brief
  /// Month and day.
  case least
}

extension CivilDay {
  func text(_ length: DayLength) -> Text {
    let key = "date.weekday.\(weekday.rawValue).abbreviated"
    let name = Text(LocalizedStringKey(key))
    return switch length {
    case .full: Text("dday.date \(String(year)) \(month) \(day) \(name)")
    case .long: Text("dday.date.long \(String(year)) \(month) \(day)")
    case .brief: Text("dday.date.brief \(month) \(day) \(name)")
    case .least: Text("dday.date.least \(month) \(day)")
    }
  }
}

/// A D-Day's progress as a bar with text below.
struct DayCourse: View {
  let day: CountedDay

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      DayBar(day.share)
      HStack(spacing: 8) {
        ViewThatFits(in: .horizontal) {
          start
          Text(verbatim: "")
        }
        Spacer(minLength: 0)
        end
      }
      .font(.caption)
      .foregroundStyle(.secondary)
    }
  }

  private var start: Text {
    if let milestone = day.milestoneText { return milestone }
    if let course = day.course { return Text("dday.passed \(course.passed)") }
    return day.isToday ? Text(verbatim: "") : day.distanceText
  }

  /// The date of the day itself stands in the heading.
  private var end: Text {
    if let milestone = day.milestone { return milestone.day.text(.brief) }
    if let course = day.course { return Text("dday.days \(course.whole)") }
    return Text(verbatim: "")
  }
}

extension Zone {
  /// The starts of the next seven days, which aren't always at midnight.
  func comingMidnights(after date: Date) -> [Date] {
    var dates: [Date] = []
    while dates.count < 7, let next = end(of: .day, at: dates.last ?? date) { dates.append(next) }
    return dates
  }
}
