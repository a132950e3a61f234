extension TOMLMoment {
  /// Whether it looks like a day: `2026-11-21`.
  static func isDay(_ word: ArraySlice<UInt8>) -> Bool {
    word.count == 10 && word.hasDigits("dddd-dd-dd")
  }

  /// Whether a word is to be a date or a time rather than a number.
  static func isMeant(by word: ArraySlice<UInt8>) -> Bool {
    word.hasDigits("dddd-") || word.hasDigits("dd:")
  }

  /// Fails unless it is a day, a time, or both, that there are.
  init?(_ word: ArraySlice<UInt8>) {
    var rest = word
    var day: Day?
    if rest.hasDigits("dddd-") {
      guard let read = Day(&rest) else { return nil }
      day = read
      guard let sign = rest.popFirst() else {
        self.init(day: day, time: nil, offset: nil)
        return
      }
      guard [UInt8(ascii: "T"), UInt8(ascii: "t"), .space].contains(sign) else { return nil }
    }
    guard let time = Time(&rest) else { return nil }
    guard !rest.isEmpty else {
      self.init(day: day, time: time, offset: nil)
      return
    }
    guard day != nil, let offset = Self.offset(of: rest) else { return nil }
    self.init(day: day, time: time, offset: offset)
  }

  /// `Z`, or hours and minutes with a sign.
  private static func offset(of word: ArraySlice<UInt8>) -> Int? {
    if word.count == 1, word.first == UInt8(ascii: "Z") || word.first == UInt8(ascii: "z") {
      return 0
    }
    guard word.count == 6, word.hasDigits("sdd:dd") else { return nil }
    let (hours, minutes) = (word.number(1..<3), word.number(4..<6))
    guard hours < 24, minutes < 60 else { return nil }
    return (word.first == UInt8(ascii: "-") ? -1 : 1) * (hours * 60 + minutes)
  }
}

extension TOMLMoment.Day {
  /// Takes a day off the front; fails if there is no such day.
  fileprivate init?(_ rest: inout ArraySlice<UInt8>) {
    guard rest.hasDigits("dddd-dd-dd") else { return nil }
    let (year, month, day) = (rest.number(0..<4), rest.number(5..<7), rest.number(8..<10))
    guard 1...12 ~= month, day >= 1, day <= Self.days(in: month, of: year) else { return nil }
    rest = rest.dropFirst(10)
    self.init(year: year, month: month, day: day)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    return switch month {
    case 2: isLeap ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension TOMLMoment.Time {
  /// Takes a time off the front; fails if there is none. Digits beyond nanoseconds are dropped.
  fileprivate init?(_ rest: inout ArraySlice<UInt8>) {
    guard rest.hasDigits("dd:dd:dd") else { return nil }
    let (hour, minute, second) = (rest.number(0..<2), rest.number(3..<5), rest.number(6..<8))
    guard hour < 24, minute < 60, second < 60 else { return nil }
    rest = rest.dropFirst(8)
    var nanosecond = 0
    if rest.first == UInt8(ascii: ".") {
      let digits = rest.dropFirst().prefix(while: \.isDigit)
      guard !digits.isEmpty else { return nil }
      rest = rest.dropFirst(digits.count + 1)
      let nine =
        digits.prefix(9) + repeatElement(UInt8(ascii: "0"), count: max(0, 9 - digits.count))
      nanosecond = nine.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
    self.init(hour: hour, minute: minute, second: second, nanosecond: nanosecond)
  }
}

extension ArraySlice<UInt8> {
  /// Whether it begins so, where `d` is a digit and `s` a plus or minus.
  fileprivate func hasDigits(_ pattern: StaticString) -> Bool {
    guard count >= pattern.utf8CodeUnitCount else { return false }
    return zip(
      self, UnsafeBufferPointer(start: pattern.utf8Start, count: pattern.utf8CodeUnitCount)
    )
    .allSatisfy { byte, sign in
      switch sign {
      case UInt8(ascii: "d"): byte.isDigit
      case UInt8(ascii: "s"): byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
      default: byte == sign
      }
    }
  }

  /// The number of the digits at these places.
  fileprivate func number(_ places: Range<Int>) -> Int {
    places.reduce(0) { $0 * 10 + Int(self[startIndex + $1] - UInt8(ascii: "0")) }
  }
}
