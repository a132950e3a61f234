package import Intents

/// The result of a tap.
package struct Performance: Hashable, Sendable {
  package let tap: Tap.ID
  /// Why the tap failed; nil if it succeeded.
  package let setback: Setback?
  /// The intent's message to the user.
  package let words: LocalizedStringResource?

  package init(
    of tap: Tap.ID, setback: Setback? = nil, saying words: LocalizedStringResource? = nil
  ) {
    (self.tap, self.setback, self.words) = (tap, setback, words)
  }
}
