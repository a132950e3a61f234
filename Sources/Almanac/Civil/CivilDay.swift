/// A day of the proleptic Gregorian calendar, from year 1 to 9999.
package struct CivilDay: Hashable, Sendable {
  package let year: Int
  package let month: Int
  package let day: Int

  package static let first = CivilDay(checked: 1, 1, 1)
  package static let last = CivilDay(checked: 9999, 12, 31)

  /// Fails if the calendar has no such day.
  package init?(year: Int, month: Int, day: Int) {
    guard 1...9999 ~= year, 1...12 ~= month, day >= 1 else { return nil }
    guard day <= CivilDay.length(ofMonth: month, year: year) else { return nil }
    self.init(checked: year, month, day)
  }

  init(checked year: Int, _ month: Int, _ day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  package static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CivilDay: CustomStringConvertible {
  package var description: String {
    "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
  }
}
