/// A year of the Korean lunar calendar: its months, and the days on which they start.
struct LunarYear: Hashable, Sendable {
  let number: Int
  /// The number of its first day, as in `CivilDay.number`.
  let firstDay: Int
  private let lengths: UInt32
  /// The month that occurs twice; nil in most years.
  let leapMonth: Int?

  /// Fails for a year outside the table.
  init?(_ number: Int) {
    guard LunarYear.numbers.contains(number) else { return nil }
    let index = number - LunarYear.numbers.lowerBound
    let packed = LunarYear.table[index]
    self.number = number
    firstDay = LunarYear.firstDays[index]
    lengths = packed & 0x1fff
    leapMonth = packed.leapMonth
  }

  /// The year that contains a civil day; fails if the day is outside the table.
  init?(holding day: CivilDay) {
    // A lunar year starts within the civil year of the same number; earlier days belong to the year
    // before.
    let year = LunarYear(day.year)
    guard let year, year.firstDay <= day.number else {
      guard let last = LunarYear(day.year - 1), day.number < last.endDay else { return nil }
      self = last
      return
    }
    self = year
  }

  var monthCount: Int { leapMonth == nil ? 12 : 13 }

  /// The number of the next year's first civil day.
  var endDay: Int { firstDay + (0..<monthCount).reduce(0) { $0 + length(ofMonthAt: $1) } }

  func length(ofMonthAt index: Int) -> Int { lengths >> index & 1 == 1 ? 30 : 29 }

  /// The days in a month; nil if the year has no such month.
  func length(ofMonth month: Int, isLeap: Bool) -> Int? {
    index(ofMonth: month, isLeap: isLeap).map(length)
  }

  /// The zero-based index of a month; nil if the year has no such month.
  func index(ofMonth month: Int, isLeap: Bool) -> Int? {
    guard 1...12 ~= month, !isLeap || month == leapMonth else { return nil }
    let isBehindLeap = leapMonth.map { month > $0 } ?? false
    return month - 1 + (isLeap || isBehindLeap ? 1 : 0)
  }
}

extension LunarYear {
  static let numbers = 1911...1910 + table.count

  /// The number of 30 January 1911, the first day of the table.
  private static let origin = -21_521

  private static let firstDays = table.reduce(into: [origin]) { days, packed in
    days.append((days.last ?? origin) + packed.dayCount)
  }
}

extension UInt32 {
  fileprivate var leapMonth: Int? {
    let month = Int(self >> 13)
    return month > 0 ? month : nil
  }

  fileprivate var dayCount: Int {
    29 * (leapMonth == nil ? 12 : 13) + (self & 0x1fff).nonzeroBitCount
  }
}
