import Almanac
import DDays
import Views

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

  /// The note in letters that are drawn, the longest first.
  var drawnNotes: [Text?] { [note, briefNote, leastDateText] }

  /// Month and day; nil if something else must be told.
  var leastDateText: Text? {
    ageText == nil && !isToday && !isBeyondLunarCalendar ? date(.least) : nil
  }

  /// The distance to the next milestone; nil if there is none.
  var milestoneText: Text? { milestone.map { $0.text(on: today) } }

  var briefMilestoneText: Text? { milestone.map { $0.briefText(on: today) } }

  /// The text to read out.
  var reading: LocalizedStringKey { "dday.spoken \(titleText) \(countText) \(dateText)" }

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
