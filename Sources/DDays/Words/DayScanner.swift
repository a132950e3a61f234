import System
import Almanac

/// A scanner over the words for a day.
///
/// No library serves: Foundation and ICU read dates in given formats, not words of Korean and English.
struct DayScanner {
  let words: String
  /// The rest in lower case, with single blanks and the apostrophes of keyboards.
  private(set) var rest: Substring

  /// The order of numbers in dates.
  let order: DateOrder

  init(_ words: String, order: DateOrder = .dayFirst) {
    self.init(words, of: words, order: order)
  }

  /// Scans a part of longer words.
  init(_ part: String, of words: String, order: DateOrder = .dayFirst) {
    (self.words, self.order) = (words, order)
    let plain = part.lowercased().replacing("’", with: "'")
    rest = Substring(plain.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }

  /// The rest without blanks.
  var compact: String { rest.filter { $0 != " " } }

  var isAtEnd: Bool { rest.isEmpty }

  /// Skips the word for the lunar calendar, also short before a number: `음 8/15`.
  mutating func skipLunar() -> Bool {
    if skip(anyOf: ["음력", "(음력)", "(음)", "lunar"]) { return true }
    var scanner = self
    guard scanner.skip("음"), scanner.rest.utf8.first?.isDigit == true else { return false }
    self = scanner
    return true
  }

  /// Drops the word for the lunar calendar behind a date: `8월 15일(음)`, `8/15 lunar`.
  mutating func dropLunar() -> Bool {
    drop(anyOf: ["(음력)", "(음)", " 음력", " lunar", "(lunar)"])
  }

  /// Drops an ending; false if it has none of these.
  @discardableResult
  mutating func drop(anyOf endings: [String]) -> Bool {
    guard let ending = endings.first(where: { rest.hasSuffix($0) }) else { return false }
    self = DayScanner(String(rest.dropLast(ending.count)), of: words, order: order)
    return true
  }

  /// Skips the word for the lunar calendar also behind a year, `내년 음력 8월 15일`.
  mutating func skipLunar(from today: CivilDay) -> Bool {
    if skipLunar() { return true }
    var scanner = self
    guard let year = scanner.yearBefore(from: today), scanner.skipLunar() else { return false }
    self = DayScanner("\(year)년 \(scanner.rest)", of: words, order: order)
    return true
  }

  /// Drops what only connects a day with what is said of it: `on Friday`, `금요일에`.
  mutating func dropParticles() {
    _ = skip("on ")
    for particle in ["에", "까지"] where rest.hasSuffix(particle) {
      self = DayScanner(String(rest.dropLast(particle.count)), of: words, order: order)
    }
  }

  /// Skips a word and the blanks after it; false if it isn't next.
  mutating func skip(_ word: String) -> Bool {
    guard rest.hasPrefix(word) else { return false }
    rest = rest.dropFirst(word.count).drop { $0 == " " }
    return true
  }

  mutating func skip(anyOf words: [String]) -> Bool { words.contains { skip($0) } }

  /// Reads a number of up to seven digits, enough for every day in the calendar; nil for anything
  /// else.
  mutating func number() -> Int? {
    let digits = rest.utf8.prefix(while: \.isDigit)
    guard 1...7 ~= digits.count else { return nil }
    rest = rest[digits.endIndex...].drop { $0 == " " }
    return digits.number
  }

  /// Skips the first word of the list that matches, and returns its value; nil if none does.
  mutating func value<Value>(of words: [(String, Value)]) -> Value? {
    words.first { skip($0.0) }?.1
  }
}

extension Collection<UInt8> {
  var number: Int { reduce(0) { $0 * 10 + Int($1) - 48 } }
}
