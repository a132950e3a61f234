import Almanac

/// A place in the words for a day from which its parts are read.
struct DayScanner {
  private let words: String
  private var rest: Substring

  init(_ words: String) {
    self.words = words
    rest = Substring(words.lowercased().filter { !$0.isWhitespace })
  }

  mutating func skipLunar() -> Bool { skip("음력") || skip("lunar") }

  /// `tomorrow`, `내일`, `금요일`, `+30d`, `2주 뒤`; nil if it is something else.
  mutating func relativeDay(from today: CivilDay) throws(SpokenDayError) -> CivilDay? {
    if let distance = Self.distances[String(rest)] {
      return try today.moved(.days, distance, words)
    }
    if let weekday = Weekday(word: String(rest)) {
      let days = today.following(weekday).number - today.number
      return try today.moved(.days, days, words)
    }
    var scanner = self
    guard let (count, unit) = scanner.distance() else { return nil }
    return try today.moved(unit, count, words)
  }

  /// `2026-12-25`, `12/25`, `20261225`, `2026년 12월 25일`, `윤4월 8일`.
  mutating func date() -> SpokenDate? {
    let date = rest.contains("월") ? koreanDate() : date(of: Array(rest.utf8))
    return rest.isEmpty ? date : nil
  }

  private static let distances = [
    "today": 0, "오늘": 0, "tomorrow": 1, "내일": 1, "모레": 2, "dayaftertomorrow": 2, "글피": 3,
    "yesterday": -1, "어제": -1, "그제": -2, "그저께": -2,
  ]

  private mutating func distance() -> (Int, DistanceUnit)? {
    let isBack = skip("-")
    let isSigned = isBack || skip("+")
    guard let count = number(), let unit = DistanceUnit.allCases.first(where: { skip($0) }) else {
      return nil
    }
    if isSigned { return rest.isEmpty ? (isBack ? -count : count, unit) : nil }
    switch rest {
    case "뒤", "후": return (count, unit)
    case "전": return (-count, unit)
    default: return nil
    }
  }

  private mutating func skip(_ unit: DistanceUnit) -> Bool {
    unit.words.contains { skip($0) }
  }

  private mutating func koreanDate() -> SpokenDate? {
    var scanner = self
    let year = scanner.number()
    let hasYear = year != nil && scanner.skip("년")
    if !hasYear { scanner = self }
    let isLeapMonth = scanner.skip("윤")
    guard let month = scanner.number(), scanner.skip("월"), let day = scanner.number(),
      scanner.skip("일")
    else { return nil }
    self = scanner
    return SpokenDate(
      year: hasYear ? year : nil, month: month, isLeapMonth: isLeapMonth, day: day)
  }

  private mutating func date(of bytes: [UInt8]) -> SpokenDate? {
    if bytes.count == 8, bytes.allSatisfy(\.isDigit) {
      rest = ""
      return SpokenDate(
        year: bytes[..<4].number, month: bytes[4..<6].number, day: bytes[6...].number)
    }
    guard let sign = bytes.first(where: { !$0.isDigit }), "-/.".utf8.contains(sign) else {
      return nil
    }
    // As Korean dates are often written, a point may stand behind the last number too.
    let parts = bytes.split(separator: sign, omittingEmptySubsequences: false)
    let numbers =
      sign == UInt8(ascii: ".") && parts.last?.isEmpty == true ? parts.dropLast() : parts
    guard 2...3 ~= numbers.count, numbers.allSatisfy({ $0.allSatisfy(\.isDigit) }),
      numbers.suffix(2).allSatisfy({ 1...2 ~= $0.count })
    else { return nil }
    guard numbers.count == 2 || numbers[0].count == 4 else { return nil }
    rest = ""
    return SpokenDate(
      year: numbers.count == 3 ? numbers[0].number : nil,
      month: numbers[numbers.count - 2].number, day: numbers[numbers.count - 1].number)
  }

  private mutating func skip(_ word: String) -> Bool {
    guard rest.hasPrefix(word) else { return false }
    rest = rest.dropFirst(word.count)
    return true
  }

  /// Of at most seven digits: as many days as there are in the calendar, and then some.
  private mutating func number() -> Int? {
    let digits = rest.utf8.prefix(while: \.isDigit)
    guard 1...7 ~= digits.count else { return nil }
    rest = rest[digits.endIndex...]
    return Array(digits)[...].number
  }
}

extension ArraySlice<UInt8> {
  fileprivate var number: Int { reduce(0) { $0 * 10 + Int($1) - 48 } }
}
