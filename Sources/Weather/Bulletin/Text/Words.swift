import FoundationEssentials

/// The words of a line, with a dash for what isn't known.
struct Words {
  private(set) var line: String

  init(_ words: String...) {
    line = words.joined(separator: " ")
  }

  func and(_ word: String?) -> Words {
    var longer = self
    longer.line += " " + (word ?? "-")
    return longer
  }

  func and(_ number: (some BinaryInteger)?) -> Words { and(number.map { "\($0)" }) }

  func and(_ number: Double?) -> Words { and(number.map { "\($0)" }) }

  /// In whole seconds since 1970.
  func and(_ date: Date?) -> Words {
    and(date.flatMap { Int(exactly: $0.timeIntervalSince1970.rounded(.down)) })
  }

  /// The last words, which may be several or none.
  func and(rest text: String) -> Words { and(text.line) }
}
