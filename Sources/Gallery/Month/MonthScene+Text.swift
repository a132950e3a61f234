import Almanac
import DDays
import Views

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
