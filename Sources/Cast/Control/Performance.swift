package import Intents

/// What came of a tap.
package struct Performance: Hashable, Sendable {
  package let tap: Tap.ID
  /// Why nothing came of it; nil if it was done.
  package let setback: Setback?
  /// What the intent says to the person.
  package let words: LocalizedStringResource?

  package init(
    of tap: Tap.ID, setback: Setback? = nil, saying words: LocalizedStringResource? = nil
  ) {
    (self.tap, self.setback, self.words) = (tap, setback, words)
  }
}
