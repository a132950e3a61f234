package import Store

/// One change of what stands on a board.
package enum BoardMove: Hashable, Sendable {
  /// Puts a widget that stands nowhere yet into a slot of its own, at an index among all.
  case insert(PlacedWidget, at: Int)
  /// Sets something about a widget, or gives it another family.
  case revise(PlacedWidget.ID, Revision)
  /// Moves the slot of a widget to an index among all.
  case move(PlacedWidget.ID, to: Int)
  /// Removes a widget, and its slot with the last one there.
  case remove(PlacedWidget.ID)
}
