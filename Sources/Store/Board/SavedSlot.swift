/// A slot of a board: a widget, or a stack of several widgets with one in front.
package struct SavedSlot: Hashable, Sendable {
  package var widgets: [SavedWidget]
  /// The index of the widget in front.
  package var shown: Int
  /// Whether a page begins with the slot, even if it would fit on the one before.
  package var beginsPage: Bool
  /// Whether a stack turns by itself to what matters.
  package var rotates: Bool
  /// Whether a stack may show widgets that aren't in it while they matter.
  package var suggests: Bool

  package init(
    _ widgets: [SavedWidget], shown: Int = 0, beginsPage: Bool = false, rotates: Bool = true,
    suggests: Bool = false
  ) {
    (self.widgets, self.shown, self.beginsPage) = (widgets, shown, beginsPage)
    (self.rotates, self.suggests) = (rotates, suggests)
  }
}
