import Almanac
import Views

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
