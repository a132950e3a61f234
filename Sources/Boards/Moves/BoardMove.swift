package import Store
package import Timelines

/// A change to a board.
package enum BoardMove: Hashable, Sendable {
  /// Inserts a new widget in a slot of its own, at an index.
  case insert(SavedWidget, at: Int)
  /// Puts a new widget into the slot of another one, in front.
  case stack(SavedWidget, on: Instance.ID)
  /// Changes a widget's settings or family.
  case revise(Instance.ID, Revision)
  /// Moves a widget's slot to an index.
  case move(Instance.ID, to: Int)
  /// Removes a widget, and its slot if that is then empty.
  case remove(Instance.ID)
  /// Brings a widget to the front of its stack.
  case show(Instance.ID)
  /// Puts the widgets into another order. Those that the order doesn't know stay behind the widget
  /// that they followed.
  case arrange(BoardOrder)
  /// Replaces all widgets by those of the user's own file, which has this digest.
  case takeOver(SavedBoard, file: String)
}

extension BoardMove {
  /// Adds a widget, which gets its number when the move is saved.
  package static func add(
    kind: String, family: String, settings: [String: String] = [:], at index: Int
  ) -> BoardMove {
    .insert(
      SavedWidget(id: SavedWidget.ID(0), kind: kind, family: family, settings: settings),
      at: index)
  }
}
