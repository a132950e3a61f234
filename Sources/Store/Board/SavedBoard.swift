/// A saved board: its slots in order, and the widgets in the user's words.
package struct SavedBoard: Hashable, Sendable {
  package let name: BoardName
  package var slots: [SavedSlot]

  package init(at name: BoardName, slots: [SavedSlot] = []) {
    (self.name, self.slots) = (name, slots)
  }

  /// Creates a board without stacks.
  package init(at name: BoardName, widgets: [SavedWidget]) {
    self.init(at: name, slots: widgets.map { SavedSlot([$0]) })
  }

  /// All widgets in order, including all members of stacks.
  package var widgets: [SavedWidget] { slots.flatMap(\.widgets) }
}
