package import FoundationEssentials
package import System

/// Why a provider has no newer data, as a sentence for the user.
package struct ProviderFault: Error, Hashable, Sendable {
  /// The key of a localized sentence.
  package let key: String
  /// Details from whatever caused the obstacle; may be empty.
  package let detail: String
  /// When to try again; nil unless a connection failed. Such attempts reach no server, so they
  /// don't count against the budget.
  package let retry: Date?

  package init(key: String, detail: String = "", retry: Date? = nil) {
    (self.key, self.detail, self.retry) = (key, detail, retry)
  }

  package func sentence(in strings: StringTable) -> String {
    let sentence = strings[key] ?? key
    return detail.isEmpty ? sentence : "\(sentence) (\(detail))"
  }
}
