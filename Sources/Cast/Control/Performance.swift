package import WidgetIntents

/// The result of a tap.
package struct Performance: Hashable, Sendable {
  package let tap: Tap.ID
  /// Why the tap failed; nil if it succeeded.
  package let actionFault: ActionFault?
  /// The intent's message to the user.
  package let words: LocalizedStringResource?

  package init(
    of tap: Tap.ID, actionFault: ActionFault? = nil, saying words: LocalizedStringResource? = nil
  ) {
    (self.tap, self.actionFault, self.words) = (tap, actionFault, words)
  }
}
