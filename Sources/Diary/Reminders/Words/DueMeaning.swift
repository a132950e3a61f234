import Almanac
import FoundationEssentials

/// The meaning of one phrase among the words for a due time.
enum DueMeaning: Hashable {
  case day(CivilDay)
  /// Minutes after the day's midnight, at most those of a day and a night.
  case time(Int)
  /// A time that only makes sense beside a day: `morning`.
  case daypart(Int)
  /// Such a time of the current day: `tonight`.
  case today(Int)
  /// An hour of either half of a day: `at 8`.
  case hour(Int)
  case date(Date)
  case repetition(Repetition)
  /// A repetition and the weekday it begins on.
  case weekly(Weekday)
}
