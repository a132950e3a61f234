/// A saved board: its slots in order, and the widgets in the user's words.
package struct SavedBoard: Hashable, Sendable {
  package let name: BoardName
  package var slots: [SavedSlot]
  /// The digest of the user's own file whose lines the board has taken over; nil if it hasn't.
  package var takenFile: String?

  package init(at name: BoardName, slots: [SavedSlot] = [], takenFile: String? = nil) {
    (self.name, self.slots, self.takenFile) = (name, slots, takenFile)
  }

  /// Creates a board without stacks.
  package init(at name: BoardName, widgets: [SavedWidget]) {
    self.init(at: name, slots: widgets.map { SavedSlot([$0]) })
  }

  /// All widgets in order, including all members of stacks.
  package var widgets: [SavedWidget] { slots.flatMap(\.widgets) }
}
