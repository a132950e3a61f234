package import Store

/// A change to a board.
package enum BoardMove: Hashable, Sendable {
  /// Inserts a new widget in a slot of its own, at an index.
  case insert(PlacedWidget, at: Int)
  /// Changes a widget's settings or family.
  case revise(PlacedWidget.ID, Revision)
  /// Moves a widget's slot to an index.
  case move(PlacedWidget.ID, to: Int)
  /// Removes a widget, and its slot if that is then empty.
  case remove(PlacedWidget.ID)
}
