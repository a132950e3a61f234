import Almanac
import FoundationEssentials

/// The meaning of one phrase among the words for a due time.
enum DueMeaning: Hashable {
  case day(CivilDay)
  /// Minutes after the day's midnight, at most those of a day and a night.
  case time(Int)
  /// A time that only makes sense beside a day: `morning`.
  case daypart(Int)
  case date(Date)
  case repetition(Repetition)
  /// A repetition and the weekday it begins on.
  case weekly(Weekday)
}
