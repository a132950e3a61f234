import Almanac
import Views

/// How much is said of a date.
enum DayLength {
  /// The year, the month, the day and the weekday.
  case full
  /// Without the weekday.
  case long
  /// Without the year.
  case brief
}

extension CivilDay {
  func text(_ length: DayLength) -> Text {
    let key = "date.weekday.\(weekday.rawValue).abbreviated"
    let name = Text(LocalizedStringKey(key))
    return switch length {
    case .full: Text("dday.date \(String(year)) \(month) \(day) \(name)")
    case .long: Text("dday.date.long \(String(year)) \(month) \(day)")
    case .brief: Text("dday.date.brief \(month) \(day) \(name)")
    }
  }
}
