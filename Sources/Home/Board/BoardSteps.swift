package import Boards
import Cells
import Pages
import Timelines

/// What has been changed on a board: the steps that aren't saved yet, and those that can be taken back.
struct BoardSteps: Sendable {
  /// What takes a step back, and what takes it again.
  struct Undone: Sendable {
    let back: Revision
    let again: Revision
  }

  /// A change of the board, or of how everything looks.
  enum Revision: Sendable {
    case moves([BoardMove])
    case looks([Aspect: String])
  }

  /// A widget that is being added, to be taken in hand when it has come.
  struct Awaited: Sendable {
    /// What carries it; nil for the keys.
    let pointer: Point?
    /// Whether it is taken in hand when it has come.
    let isTakenInHand: Bool
    /// The widgets that were there before.
    let known: Set<Instance.ID>
    /// The widget, once it has come.
    var widget: Instance.ID?
  }

  /// The board as saved.
  var saved: Board
  /// The steps that aren't saved yet, in order.
  private(set) var unsaved: [BoardStep] = []
  var history = UndoHistory<Undone>()
  var awaited: Awaited?
  private var count = 0

  init(of saved: Board) {
    self.saved = saved
  }

  /// A new step with moves; one that can be shown at once stays until it is saved.
  mutating func begin(_ moves: [BoardMove], isShown: Bool = true) -> BoardStep {
    count += 1
    let step = BoardStep(id: BoardStep.ID(count, at: saved.place), moves: moves)
    if isShown { unsaved.append(step) }
    return step
  }

  /// Hears what has become of a step and those before it. After a refused one nothing can be taken
  /// back, because what others have changed since isn't known.
  mutating func end(_ id: BoardStep.ID, _ outcome: BoardStep.Outcome) {
    unsaved.removeAll { $0.id.number <= id.number }
    switch outcome {
    case .saved(let board): saved = board
    case .refused: (history, awaited) = (UndoHistory(), nil)
    }
  }
}

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
