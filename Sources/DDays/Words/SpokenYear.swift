import System
import Almanac

extension CivilDay {
  /// The year that two digits mean: this century's unless it is more than fifty years away.
  func year(ofDigits digits: Int) -> Int {
    let year = self.year / 100 * 100 + digits
    if year - self.year > 50 { return year - 100 }
    return self.year - year > 50 ? year + 100 : year
  }
}

extension DayScanner {
  /// Reads a year after a day: `2027`, `'27`, `next year`, `내년`; nil for anything else.
  mutating func yearBehind(from today: CivilDay) -> Int? {
    var scanner = self
    _ = scanner.skip(",")
    if let distance = scanner.value(of: Self.years) {
      self = scanner
      return today.year + distance
    }
    let isShort = scanner.skip("'")
    let digits = scanner.rest.utf8.prefix(while: \.isDigit).count
    guard digits == 4 && !isShort || digits == 2, let number = scanner.number() else { return nil }
    _ = scanner.skip("년")
    self = scanner
    return digits == 2 ? today.year(ofDigits: number) : number
  }

  /// Reads a year before a day: `2027년`, `27년`, `내년`, `next year's`; nil for anything else.
  mutating func yearBefore(from today: CivilDay) -> Int? {
    var scanner = self
    if let distance = scanner.value(of: Self.years) {
      _ = scanner.skip("'s ")
      self = scanner
      return today.year + distance
    }
    let digits = scanner.rest.utf8.prefix(while: \.isDigit).count
    guard let number = scanner.number() else { return nil }
    guard scanner.skip("년") || digits == 4 && !scanner.isAtEnd && scanner.rest.startsWithLetter
    else { return nil }
    self = scanner
    return digits == 2 ? today.year(ofDigits: number) : number
  }

  static let years = [
    ("올해", 0), ("금년", 0), ("this year", 0), ("내후년", 2), ("후년", 2), ("내년", 1), ("명년", 1),
    ("next year", 1),
    ("재작년", -2), ("작년", -1), ("지난해", -1), ("last year", -1),
  ]
}

extension Substring {
  fileprivate var startsWithLetter: Bool { first?.isLetter ?? false }
}
