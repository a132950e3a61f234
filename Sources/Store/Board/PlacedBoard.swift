/// The saved board of a place: its slots in order, and the widgets in the user's words.
package struct PlacedBoard: Hashable, Sendable {
  package let place: BoardPlace
  package var slots: [PlacedSlot]

  package init(at place: BoardPlace, slots: [PlacedSlot] = []) {
    (self.place, self.slots) = (place, slots)
  }

  /// Creates a board without stacks.
  package init(at place: BoardPlace, widgets: [PlacedWidget]) {
    self.init(at: place, slots: widgets.map { PlacedSlot([$0]) })
  }

  /// All widgets in order, including all members of stacks.
  package var widgets: [PlacedWidget] { slots.flatMap(\.widgets) }
}
