import System
import Almanac

/// A day or time in a calendar: `20261225`, `20261225T190000`, `20261225T100000Z`.
struct EventTime {
  let day: CivilDay
  /// The time of day; nil for a whole day.
  let time: CivilTime?
  let isUTC: Bool

  /// Reads the start of a period, `20261225T100000Z/PT1H`, or a time.
  init?(period text: ArraySlice<UInt8>) {
    self.init(text.prefix { $0 != UInt8(ascii: "/") })
  }

  /// Reads a time, also between blanks, which some programs write.
  init?(_ text: some Collection<UInt8>) {
    let bytes = Array(text.drop(while: \.isBlank).reversed().drop(while: \.isBlank).reversed())
    isUTC = bytes.last == UInt8(ascii: "Z")
    let digits = isUTC ? bytes.dropLast() : bytes[...]
    guard digits.count == 8 || digits.count == 15, let year = digits.number(at: 0..<4),
      let month = digits.number(at: 4..<6), let dayOfMonth = digits.number(at: 6..<8),
      let day = CivilDay(year: year, month: month, day: dayOfMonth)
    else { return nil }
    self.day = day
    guard digits.count == 15 else {
      time = nil
      if isUTC { return nil }
      return
    }
    // The second may be a leap second, which clocks here don't show.
    guard digits[8] == UInt8(ascii: "T"), let hour = digits.number(at: 9..<11),
      let minute = digits.number(at: 11..<13), let second = digits.number(at: 13..<15),
      let time = CivilTime(hour: hour, minute: minute, second: second == 60 ? 59 : second)
    else { return nil }
    self.time = time
  }
}

extension EventTime {
  /// The whole day that is meant where days are whole: programs write its midnight instead, in the
  /// person's zone, in any other or as a time in UTC.
  func wholeDay(in own: Zone) -> EventTime {
    guard let time else { return self }
    guard isUTC else { return EventTime(wholeDay: day) }
    let local = own.civil(at: Zone.utc.date(of: CivilMoment(day: day, time: time)))
    if local.time == .midnight { return EventTime(wholeDay: local.day) }
    // East of Greenwich, days begin in the afternoon before.
    return EventTime(wholeDay: day.advanced(by: time.secondOfDay < 43_200 ? 0 : 1))
  }

  private init(wholeDay day: CivilDay) { (self.day, time, isUTC) = (day, nil, false) }
}

extension ArraySlice<UInt8> {
  fileprivate func number(at range: Range<Int>) -> Int? {
    let digits = self[range]
    guard digits.allSatisfy(\.isDigit) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1) - 48 }
  }
}
