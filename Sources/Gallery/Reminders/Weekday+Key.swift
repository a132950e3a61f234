import Almanac

extension Weekday {
  /// By which its short name is found among the strings.
  var key: String { "date.weekday.\(rawValue).abbreviated" }
}
