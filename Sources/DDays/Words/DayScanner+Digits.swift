import Almanac
import System

extension DayScanner {
  /// Reads a date in digits, separated by one kind of sign or by blanks, or not at all; nil for
  /// anything else.
  func numbers(from today: CivilDay) throws(SpokenDayError) -> SpokenDate? {
    let bytes = Array(rest.utf8)
    if bytes.allSatisfy(\.isDigit) { return joined(bytes, from: today) }
    let sign = rest.first { "-/.".contains($0) } ?? " "
    var parts = rest.split(separator: sign, omittingEmptySubsequences: false)
      .map { part in String(part).filter { $0 != " " }.utf8 }
    // Korean and German dates often end with a point.
    if sign == ".", parts.last?.isEmpty == true { parts.removeLast() }
    let isDigits = parts.allSatisfy { 1...4 ~= $0.count && $0.allSatisfy(\.isDigit) }
    guard isDigits, !hasGaps(beside: sign) else { return nil }
    let numbers = parts.map(\.number)
    switch parts.map({ $0.count > 2 ? $0.count : 2 }) {
    case [2, 2]: return date(numbers[0], numbers[1], year: nil)
    case [4, 2, 2]: return SpokenDate(year: numbers[0], month: numbers[1], day: numbers[2])
    case [2, 2, 4]: return date(numbers[0], numbers[1], year: numbers[2])
    case [2, 2, 2]: return try shortDate(numbers, sign, from: today)
    default: return nil
    }
  }

  /// Reads `8-15 2028` or `2028년 8/15`; nil for anything else.
  func numbersBesideYear(from today: CivilDay) -> SpokenDate? {
    var scanner = self
    if let year = scanner.yearBefore(from: today) { return scanner.pair(of: year) }
    for index in rest.indices where rest[index] == " " {
      var year = DayScanner(String(rest[index...]), of: words, order: order)
      guard let number = year.fullYearBehind(from: today), year.isAtEnd else { continue }
      let pair = rest[..<index].dropLast(rest[..<index].last == "," ? 1 : 0)
      return DayScanner(String(pair), of: words, order: order).pair(of: number)
    }
    return nil
  }

  /// Reads `8-15` or `8/15` as a date of a year; nil for anything else.
  private func pair(of year: Int) -> SpokenDate? {
    guard let sign = rest.first(where: { "-/.".contains($0) }) else { return nil }
    var parts = rest.split(separator: sign, omittingEmptySubsequences: false)
    if sign == ".", parts.last?.isEmpty == true { parts.removeLast() }
    let numbers = parts.map { $0.drop { $0 == " " }.utf8 }
    guard numbers.count == 2, !hasGaps(beside: sign),
      numbers.allSatisfy({ 1...2 ~= $0.count && $0.allSatisfy(\.isDigit) })
    else { return nil }
    return date(numbers[0].number, numbers[1].number, year: year)
  }

  /// Whether a number contains a blank.
  private func hasGaps(beside sign: Character) -> Bool {
    sign != " "
      && rest.split(separator: sign).contains { part in
        part.split(separator: " ").count > 1
      }
  }

  /// Reads `20261225`, `261225` or `1225`.
  private func joined(_ bytes: [UInt8], from today: CivilDay) -> SpokenDate? {
    switch bytes.count {
    case 8:
      return SpokenDate(
        year: bytes[..<4].number, month: bytes[4..<6].number, day: bytes[6...].number)
    case 6:
      return SpokenDate(
        year: today.year(ofDigits: bytes[..<2].number), month: bytes[2..<4].number,
        day: bytes[4...].number)
    case 4:
      let (one, other) = (bytes[..<2].number, bytes[2...].number)
      let readings = [(month: one, day: other), (month: other, day: one)]
      return readings.first { Self.exists($0.month, $0.day, nil) }
        .map { SpokenDate(month: $0.month, day: $0.day) }
    default: return nil
    }
  }

  /// A date in the usual order, or in the other where that has no such day.
  private func date(_ one: Int, _ other: Int, year: Int?) -> SpokenDate {
    let readings = order.readings(one, other)
    let date = readings.first { Self.exists($0.month, $0.day, year) } ?? readings[0]
    return SpokenDate(year: year, month: date.month, day: date.day)
  }

  /// A date whose year has two digits.
  private func shortDate(
    _ numbers: [Int], _ sign: Character, from today: CivilDay
  ) throws(SpokenDayError) -> SpokenDate {
    let isYearFirst = order == .yearFirst
    let yearFirst = SpokenDate(
      year: today.year(ofDigits: numbers[0]), month: numbers[1], day: numbers[2])
    let yearLast = date(numbers[0], numbers[1], year: today.year(ofDigits: numbers[2]))
    let all = (isYearFirst ? [yearFirst, yearLast] : [yearLast, yearFirst]).filter {
      Self.exists($0.month, $0.day, $0.year)
    }
    // Hyphens suggest the year first, and where that isn't usual nobody knows.
    guard sign != "-" || isYearFirst || all.count < 2 else { throw .ambiguous(words) }
    return all.first ?? yearFirst
  }

  /// Whether a year has such a day, or some year.
  private static func exists(_ month: Int, _ day: Int, _ year: Int?) -> Bool {
    CivilDay(year: year ?? 2000, month: month, day: day) != nil
  }
}

extension DateOrder {
  /// The meanings of two numbers, the usual one first.
  func readings(_ one: Int, _ other: Int) -> [(month: Int, day: Int)] {
    let monthFirst = (month: one, day: other)
    let dayFirst = (month: other, day: one)
    return self == .dayFirst ? [dayFirst, monthFirst] : [monthFirst, dayFirst]
  }
}
