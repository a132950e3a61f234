import Almanac

extension Weekday {
  /// The localization key of its short name.
  var key: String { "date.weekday.\(rawValue).abbreviated" }
}
