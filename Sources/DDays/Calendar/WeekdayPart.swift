import Almanac

/// A weekday of a `BYDAY`: `TH`, `4TH`, `-1MO`.
struct WeekdayPart {
  /// Nil for every such weekday.
  let number: Int?
  let weekday: Weekday

  init(_ weekday: Weekday) {
    (number, self.weekday) = (nil, weekday)
  }

  init?(_ text: Substring) {
    guard let index = RuleParts.weekdays.firstIndex(of: String(text.suffix(2))),
      let weekday = Weekday(rawValue: index + 1)
    else { return nil }
    let digits = text.dropLast(2)
    number = Int(digits)
    self.weekday = weekday
    guard digits.isEmpty || number.map({ 1...5 ~= $0.magnitude }) == true else { return nil }
  }

  /// The weekdays of a month that it means.
  var monthly: [MonthlyWeekday] {
    (number.map { $0...$0 } ?? 1...5).compactMap { MonthlyWeekday($0, weekday) }
  }
}

extension MonthlyWeekday {
  /// The weekday in iCalendar's format: `4TH`.
  var code: String { "\(number)\(RuleParts.weekdays[weekday.rawValue - 1])" }
}

extension RuleParts {
  /// The weekdays of `BYDAY`; nil if it is missing, malformed or names one twice.
  var weekdayParts: [WeekdayPart]? {
    guard let words = self["BYDAY"]?.split(separator: ",", omittingEmptySubsequences: false)
    else { return nil }
    let parts = words.compactMap(WeekdayPart.init)
    return parts.count == words.count && Set(words).count == words.count ? parts : nil
  }
}
