import System

/// The allowed values of a flag, in a form that can be localized.
package enum Allowance: Hashable, Sendable {
  /// One of these words.
  case words([String])
  /// The key of a phrase, and its arguments: each is one word, or several with commas between.
  case phrase(String, [[String]] = [])

  /// The text to complete “it takes …”.
  func text(in strings: StringTable) -> String {
    switch self {
    case .words(let words): strings.alternatives(words)
    case .phrase(let key, let values):
      strings.text(key, filledWith: values.map { $0.joined(separator: ", ") })
    }
  }
}

extension StringTable {
  /// `a`, `a or b`, `a, b or c`.
  package func alternatives(_ words: [String]) -> String { joined(words, "usage.or %@ %@") }

  /// `a`, `a and b`, `a, b and c`.
  package func enumeration(_ words: [String]) -> String { joined(words, "usage.and %@ %@") }

  private func joined(_ words: [String], _ key: String) -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return text(key, words.dropLast().joined(separator: ", "), last)
  }
}
