/// A place in the words for a day from which its parts are read.
struct DayScanner {
  let words: String
  /// In small letters, with single blanks.
  private(set) var rest: Substring

  init(_ words: String) {
    self.init(words, of: words)
  }

  /// A part of longer words.
  init(_ part: String, of words: String) {
    self.words = words
    rest = Substring(
      part.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }

  /// What is left, without any blank.
  var compact: String { rest.filter { $0 != " " } }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func skipLunar() -> Bool { skip("음력") || skip("lunar") }

  /// With the blanks around it.
  mutating func skip(_ word: String) -> Bool {
    guard rest.hasPrefix(word) else { return false }
    rest = rest.dropFirst(word.count).drop { $0 == " " }
    return true
  }

  mutating func skip(anyOf words: [String]) -> Bool { words.contains { skip($0) } }

  /// Of at most seven digits: as many days as there are in the calendar, and then some.
  mutating func number() -> Int? {
    let digits = rest.utf8.prefix(while: \.isDigit)
    guard 1...7 ~= digits.count else { return nil }
    rest = rest[digits.endIndex...].drop { $0 == " " }
    return digits.number
  }

  /// The value of the first word of a list with which the rest begins.
  mutating func value<Value>(of words: [(String, Value)]) -> Value? {
    words.first { skip($0.0) }?.1
  }
}

extension Collection<UInt8> {
  var number: Int { reduce(0) { $0 * 10 + Int($1) - 48 } }
}
