import Almanac
import FoundationEssentials
import Timelines
import Views
import Weather

/// What a clock shows for a minute.
struct ClockEntry: TimelineEntry, Hashable {
  let date: Date
  let clock: ShownClock

  var moment: CivilMoment { clock.main.moment(at: date) }
}

/// The part of a clock that all its minutes share.
struct ShownClock: Hashable, Sendable {
  let face: ClockFace
  var weight = ClockWeight.bold
  /// Whether hours run to 24; nil for what is usual on the screen.
  var is24Hour: Bool?
  let main: ClockPlace
  let others: [ClockPlace]
  /// The user's own place.
  let own: ClockPlace

  /// Whether it shows the time where the user is.
  var isOwn: Bool { main.zone == own.zone }

  var places: [ClockPlace] { [main] + others }
}

extension ClockEntry {
  /// How light it is; nil if it isn't known where the place is.
  var sunPhase: SunPhase? { SunCourse(self)?.phase }

  /// The time until sunset or sunrise, or why there is none.
  func sunText(_ course: SunCourse) -> Text {
    guard let next = course.next else {
      return course.daylight.span == nil
        ? Text("clock.sun.down")
        : course.daylight.sunset == nil ? Text("clock.sun.up") : Text("clock.sun.set")
    }
    let length = length(until: next.date)
    return next.isSunset
      ? Text("clock.until-sunset \(length)") : Text("clock.until-sunrise \(length)")
  }

  /// The same with an arrow instead of words.
  func briefSunText(_ course: SunCourse) -> Text {
    guard let next = course.next else { return sunText(course) }
    return Text(verbatim: next.isSunset ? "↓ " : "↑ ") + length(until: next.date)
  }

  private func length(until end: Date) -> Text {
    let minutes = date.minutes(until: end)
    return minutes < 60
      ? Text("clock.length.minutes \(minutes)")
      : Text("clock.length \(minutes / 60) \(minutes % 60)")
  }
}

extension SunPhase {
  /// The colours of the sky.
  var colors: [Color] {
    switch self {
    case .day: [Color("ClearDayTop"), Color("ClearDayMiddle"), Color("ClearDayBottom")]
    case .twilight: [Color("DuskTop"), Color("DuskMiddle"), Color("DuskBottom")]
    case .night: [Color("NightTop"), Color("NightMiddle"), Color("NightBottom")]
    }
  }
}

extension ClockEntry {
  /// The text to read out.
  var reading: LocalizedStringKey {
    "clock.spoken \(clock.main.name) \(Text(date, style: .time)) \(dateText)"
  }

  /// The day in the clock's place.
  var dateText: Text {
    Text(
      "clock.date \(month(moment.day)) \(moment.day.day) \(weekday(moment.day, "abbreviated"))")
  }

  var longDateText: Text {
    Text("clock.date.long \(month(moment.day)) \(moment.day.day) \(weekday(moment.day, "wide"))")
  }

  /// The weekday and the number of the day.
  var weekdayText: Text {
    weekday(moment.day, "abbreviated") + Text(verbatim: " \(moment.day.day)")
  }

  private func month(_ day: CivilDay) -> Text {
    let key = "date.month.\(day.month).abbreviated"
    return Text(LocalizedStringKey(key))
  }

  private func weekday(_ day: CivilDay, _ width: String) -> Text {
    let key = "date.weekday.\(day.weekday.rawValue).\(width)"
    return Text(LocalizedStringKey(key))
  }

  /// Whether it is today, yesterday or tomorrow in a place, seen from another.
  func dayText(of place: ClockPlace, from other: ClockPlace) -> Text {
    let days = place.moment(at: date).day.number - other.moment(at: date).day.number
    return Text(days < 0 ? "clock.yesterday" : days > 0 ? "clock.tomorrow" : "clock.today")
  }

  /// The difference of a place's time, such as `+5:30 h`.
  func leadText(of place: ClockPlace, over other: ClockPlace) -> Text {
    let minutes = place.lead(over: other, at: date) / 60
    guard minutes != 0 else { return Text("clock.same") }
    return Text("clock.lead \((minutes < 0 ? "-" : "+") + Self.hours(of: minutes))")
  }

  /// The same as a sentence: how far a place is ahead or behind.
  func distanceText(of place: ClockPlace, from other: ClockPlace) -> Text {
    let minutes = place.lead(over: other, at: date) / 60
    guard minutes != 0 else { return Text("clock.same") }
    let hours = Self.hours(of: minutes)
    return minutes < 0 ? Text("clock.behind \(hours)") : Text("clock.ahead \(hours)")
  }

  private static func hours(of minutes: Int) -> String {
    let (hours, rest) = (abs(minutes) / 60, abs(minutes) % 60)
    return rest == 0 ? "\(hours)" : "\(hours):\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension ClockPlace {
  var name: Text { Text(LocalizedStringKey(nameKey)) }
}
