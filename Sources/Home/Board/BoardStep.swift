package import Boards

/// A change of the board: shown at once, saved when the store has taken it.
package struct BoardStep: Identifiable, Hashable, Sendable {
  /// Counted from 1 on.
  package let id: Int
  /// What is changed, all of it or nothing.
  package let moves: [BoardMove]

  package init(id: Int, moves: [BoardMove]) {
    (self.id, self.moves) = (id, moves)
  }

  /// What has become of a step.
  package enum Outcome: Sendable {
    /// The board as saved with it.
    case saved(Board)
    /// It can't be, for a reason with this key.
    case refused(String)
  }
}
