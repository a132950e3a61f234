import FoundationEssentials

/// A line of words; a dash stands for an unknown value.
struct WordWriter {
  private(set) var line: String

  init(_ words: String...) {
    line = words.joined(separator: " ")
  }

  func and(_ word: String?) -> WordWriter {
    var longer = self
    longer.line += " " + (word ?? "-")
    return longer
  }

  func and(_ number: (some BinaryInteger)?) -> WordWriter { and(number.map { "\($0)" }) }

  func and(_ number: Double?) -> WordWriter { and(number.map { "\($0)" }) }

  /// Appends a date, in whole seconds since 1970.
  func and(_ date: Date?) -> WordWriter {
    and(date.flatMap { Int(exactly: $0.timeIntervalSince1970.rounded(.down)) })
  }

  /// Appends a text as one word.
  func and(phrase text: String?) -> WordWriter {
    and(
      text.map { text in
        let word = Self.signs.reduce(text.line) { $0.replacing($1.sign, with: $1.code) }
        return word == "-" ? "%2D" : word
      })
  }

  /// What can't stand in a word, and what stands for it. The first one is in the codes of the others.
  static let signs = [(sign: "%", code: "%25"), (sign: " ", code: "%20")]

  /// Appends the rest of the line, which may have any number of words.
  func and(rest text: String) -> WordWriter { and(text.line) }
}
