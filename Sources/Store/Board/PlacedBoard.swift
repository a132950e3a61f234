/// A saved board: its slots in order, and the widgets in the user's words.
package struct PlacedBoard: Hashable, Sendable {
  package let name: BoardName
  package var slots: [PlacedSlot]

  package init(at name: BoardName, slots: [PlacedSlot] = []) {
    (self.name, self.slots) = (name, slots)
  }

  /// Creates a board without stacks.
  package init(at name: BoardName, widgets: [PlacedWidget]) {
    self.init(at: name, slots: widgets.map { PlacedSlot([$0]) })
  }

  /// All widgets in order, including all members of stacks.
  package var widgets: [PlacedWidget] { slots.flatMap(\.widgets) }
}
