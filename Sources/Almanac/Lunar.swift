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

extension LunarYear {
  /// The years from 1911 on. The lowest 13 bits mark the months of 30 days, the first month lowest;
  /// the bits above them hold the number of the leap month.
  static let table: [UInt32] = [
    0x0db25, 0x00b25, 0x00a4b, 0x0b29b, 0x00aad, 0x0056a, 0x04b69, 0x00ba9, 0x0fb52, 0x00d92,
    0x00d25, 0x0ba4d, 0x00956, 0x002b5, 0x095ad, 0x006d4, 0x00da9, 0x05d92, 0x00e92, 0x0cd26,
    0x00527, 0x00a57, 0x0b2b6, 0x00ada, 0x006d4, 0x06ea9, 0x00749, 0x0f693, 0x00a93, 0x0052b,
    0x0ca5b, 0x0096d, 0x00b6a, 0x09b54, 0x00ba4, 0x00b49, 0x05a93, 0x00a95, 0x0f52b, 0x0052d,
    0x00aad, 0x0b56a, 0x00db2, 0x00da4, 0x07d49, 0x00d4a, 0x11a95, 0x00a96, 0x00556, 0x0cab5,
    0x00ad5, 0x006d2, 0x08ea5, 0x00ea5, 0x00e4a, 0x06c96, 0x00a9b, 0x0f556, 0x0056a, 0x00b59,
    0x0b752, 0x00752, 0x00725, 0x0964b, 0x00a4b, 0x112ab, 0x002ad, 0x0056b, 0x0cb69, 0x00da9,
    0x00d92, 0x09b25, 0x00d25, 0x15a4d, 0x00a56, 0x002b6, 0x0d5ad, 0x006d4, 0x00da9, 0x0bd92,
    0x00e92, 0x00d26, 0x06a56, 0x00a57, 0x112b6, 0x00b5a, 0x006d4, 0x0aec9, 0x00749, 0x00693,
    0x09527, 0x0052b, 0x00a5b, 0x0555a, 0x0036a, 0x0fb55, 0x00ba4, 0x00b49, 0x0ba93, 0x00a95,
    0x0052d, 0x06a5d, 0x00aad, 0x135aa, 0x005d2, 0x00da5, 0x0bd4a, 0x00d4a, 0x00a95, 0x0952d,
    0x00556, 0x00ab5, 0x055aa, 0x006d2, 0x0cea5, 0x00ea5, 0x00e4a, 0x0ac96, 0x00c9b, 0x0055a,
    0x06ad5, 0x00b69, 0x17752, 0x00752, 0x00b25, 0x0d64b, 0x00a4b, 0x004ab, 0x0a55b, 0x0056d,
    0x00b69, 0x05b52, 0x00d92, 0x0fd25, 0x00d25, 0x00a4d, 0x0b4ad, 0x002b6, 0x005b5, 0x06da9,
  ]
}

/// A day of the Korean lunar calendar, from the almanac for 1912 to 2050.
package struct LunarDay: Hashable, Sendable {
  package let year: Int
  package let month: Int
  /// Whether this is the second month of its number.
  package let isLeapMonth: Bool
  package let day: Int

  /// Fails if the calendar has no such day or the table doesn't cover it.
  package init?(year: Int, month: Int, isLeapMonth: Bool = false, day: Int) {
    guard let length = LunarYear(year)?.length(ofMonth: month, isLeap: isLeapMonth),
      1...length ~= day
    else { return nil }
    (self.year, self.month, self.isLeapMonth, self.day) = (year, month, isLeapMonth, day)
  }

  /// The years for which every day is known.
  package static let years = 1912...2050
}

extension LunarDay: CustomStringConvertible {
  package var description: String {
    "\(year.padded(to: 4))-\(month.padded(to: 2))\(isLeapMonth ? "L" : "")-\(day.padded(to: 2))"
  }
}

/// A yearly day of the lunar calendar; the last of its month where the month is too short.
///
/// A leap month returns only after decades; the ordinary month stands in.
package struct LunarAnniversary: Hashable, Sendable {
  package let month: Int
  /// Whether it is in the second month of that number, in years that have one.
  package let isLeapMonth: Bool
  package let day: Int

  /// Fails if no year has such a day.
  package init?(month: Int, isLeapMonth: Bool = false, day: Int) {
    guard 1...12 ~= month, 1...30 ~= day else { return nil }
    (self.month, self.isLeapMonth, self.day) = (month, isLeapMonth, day)
  }

  package init(_ day: LunarDay) {
    (month, isLeapMonth, self.day) = (day.month, false, day.day)
  }

  /// The day in a lunar year; nil if the table doesn't cover that year.
  package func day(inLunarYear year: Int) -> CivilDay? {
    guard let lunarYear = LunarYear(year) else { return nil }
    let isLeap = isLeapMonth && lunarYear.leapMonth == month
    guard let length = lunarYear.length(ofMonth: month, isLeap: isLeap) else { return nil }
    return LunarDay(year: year, month: month, isLeapMonth: isLeap, day: min(day, length))
      .map(CivilDay.init)
  }

  /// The next occurrence; nil if the table doesn't reach it.
  package func next(onOrAfter day: CivilDay) -> CivilDay? {
    let year = max(day.year, LunarYear.numbers.lowerBound + 1)
    return (year - 1...year + 1).lazy.compactMap(self.day(inLunarYear:)).first { $0 >= day }
  }
}

extension LunarAnniversary: LosslessStringConvertible {
  /// The text in files: `8-15`, `6L-8` in a leap month.
  package var description: String { "\(monthCode)-\(day)" }

  /// The month as iCalendar has it: `6`, or `6L` for a leap month.
  package var monthCode: String { "\(month)\(isLeapMonth ? "L" : "")" }

  package init?(_ text: String) {
    let parts = text.split(separator: "-")
    guard parts.count == 2, let day = Int(parts[1]) else { return nil }
    self.init(monthCode: parts[0], day: day)
  }

  package init?(monthCode: Substring, day: Int) {
    let isLeapMonth = monthCode.last == "L"
    guard let month = Int(monthCode.dropLast(isLeapMonth ? 1 : 0)) else { return nil }
    self.init(month: month, isLeapMonth: isLeapMonth, day: day)
  }
}

extension CivilDay {
  /// The lunar date of the day; nil outside the table, which covers the lunar years 1911 to 2050.
  package var lunar: LunarDay? {
    guard let year = LunarYear(holding: self) else { return nil }
    var (index, rest) = (0, number - year.firstDay)
    while rest >= year.length(ofMonthAt: index) {
      rest -= year.length(ofMonthAt: index)
      index += 1
    }
    let isBehindLeap = year.leapMonth.map { index >= $0 } ?? false
    return LunarDay(
      year: year.number, month: isBehindLeap ? index : index + 1,
      isLeapMonth: index == year.leapMonth, day: rest + 1)
  }

  package init(_ lunar: LunarDay) {
    self.init(number: LunarYear(lunar.year)?.number(of: lunar) ?? 0)
  }
}

extension LunarYear {
  fileprivate func number(of day: LunarDay) -> Int? {
    index(ofMonth: day.month, isLeap: day.isLeapMonth).map { index in
      firstDay + (0..<index).reduce(day.day - 1) { $0 + length(ofMonthAt: $1) }
    }
  }
}
