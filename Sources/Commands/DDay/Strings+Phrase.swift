import DDays
import Desk

extension [String: String] {
  /// A sentence in the language of the table.
  func text(_ phrase: Phrase) -> String { text(phrase.key, filledWith: phrase.values) }
}
