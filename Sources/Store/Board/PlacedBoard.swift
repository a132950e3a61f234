/// The board of a place as it is kept: its slots in order, their widgets in the words of a person.
package struct PlacedBoard: Hashable, Sendable {
  package let place: BoardPlace
  package var slots: [PlacedSlot]

  package init(at place: BoardPlace, slots: [PlacedSlot] = []) {
    (self.place, self.slots) = (place, slots)
  }

  /// A board without stacks.
  package init(at place: BoardPlace, widgets: [PlacedWidget]) {
    self.init(at: place, slots: widgets.map { PlacedSlot([$0]) })
  }

  /// All widgets in order, those of stacks one after another.
  package var widgets: [PlacedWidget] { slots.flatMap(\.widgets) }
}
