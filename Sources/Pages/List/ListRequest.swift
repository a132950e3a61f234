/// What a user asks for in a list.
package enum ListRequest: Hashable, Sendable {
  case open(ItemList.ID)
  /// Does what items are for: ticks a reminder, pins a day.
  case act(ItemList.ID)
  case remove(ItemList.ID)
  /// Moves an item by so many places.
  case shift(ItemList.ID, Int)
  /// Adds what was entered; then closes the page if asked to.
  case enter(String, closes: Bool)
  /// Other words are searched.
  case search
  case undo, redo
  case beginAnother
  case configure
  case reload
  /// Turns to another list, or to the one before.
  case turn(Int)
  /// Presses the button with this number.
  case press(Int)
}
