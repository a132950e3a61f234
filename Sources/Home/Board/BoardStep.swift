package import Boards

/// A change of the board: shown at once, saved when the store has taken it.
package struct BoardStep: Identifiable, Hashable, Sendable {
  package struct ID: Hashable, Sendable {
    package let place: BoardPlace
    /// Counted from 1 on in each place.
    package let number: Int

    package init(_ number: Int, at place: BoardPlace) {
      (self.number, self.place) = (number, place)
    }
  }

  package let id: ID
  /// What is changed, all of it or nothing.
  package let moves: [BoardMove]

  package init(id: ID, moves: [BoardMove]) {
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
