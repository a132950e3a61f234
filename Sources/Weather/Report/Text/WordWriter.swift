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

  /// Appends the rest of the line, which may have any number of words.
  func and(rest text: String) -> WordWriter { and(text.line) }
}
