package import FoundationEssentials

/// Why a provider has nothing newer to tell, in words for a person.
package struct Obstacle: Error, Hashable, Sendable {
  /// Of a sentence in the strings of a language.
  package let key: String
  /// What was said about it by whoever stands in the way; may be empty.
  package let detail: String
  /// From when on it is worth another attempt, where nobody could be reached: such attempts cost nobody
  /// anything, and so they take nothing of the budget.
  package let retry: Date?

  package init(key: String, detail: String = "", retry: Date? = nil) {
    (self.key, self.detail, self.retry) = (key, detail, retry)
  }

  package func sentence(in strings: [String: String]) -> String {
    let sentence = strings[key] ?? key
    return detail.isEmpty ? sentence : "\(sentence) (\(detail))"
  }
}
