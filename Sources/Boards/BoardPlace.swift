package import Store

/// A place with a board of its own.
package enum BoardPlace: String, CaseIterable, Hashable, Sendable {
  case home, today, lock
  case standBy = "standby"

  /// The name of its board.
  package var name: BoardName { BoardName(rawValue) }
}
