import Boards
import Cells
import Pages
import Timelines

extension ShownBoard {
  /// Shows the board after moves, and returns the step that is to be saved; nil if they change
  /// nothing.
  mutating func apply(_ moves: [BoardMove]) -> BoardStep? {
    let before = board
    guard let step = take(moves) else { return nil }
    steps.history.note(
      BoardSteps.Undone(
        back: .moves(difference(from: board, to: before)), again: .moves(moves)))
    return step
  }

  /// Makes a change of looks a step that can be taken back.
  mutating func note(looks: [Aspect: String], before: [Aspect: String]) {
    steps.history.note(BoardSteps.Undone(back: .looks(before), again: .looks(looks)))
  }

  /// Brings a widget to the front of its stack, which isn't a step to take back. The user's own file
  /// doesn't say which one is in front, so nothing of that is saved.
  mutating func turn(to id: Instance.ID) -> BoardStep? {
    dismiss(slot(of: id)?.instances.map(\.id) ?? [])
    guard board.isWritten else { return take([.show(id)]) }
    stand(board.applying([.show(id)], kinds: kinds, zone: zone))
    return nil
  }

  /// Has the board hold what the user's own file says, from then on without it. That isn't a step to
  /// take back: the file stays as it is.
  mutating func takeOverFile() -> BoardStep? {
    guard board.isWritten, let file = board.file else { return nil }
    return take([.takeOver(board.placed, file: file)])
  }

  /// Adds a widget. It gets its number from the store, so it appears when that has it, and is taken in
  /// hand then unless it shall stay where it is.
  mutating func add(
    _ move: BoardMove, carriedBy pointer: Point?, isTakenInHand: Bool = true
  ) -> BoardStep {
    steps.awaited = BoardSteps.Awaited(
      pointer: pointer, isTakenInHand: isTakenInHand, known: Set(board.members.map(\.id)))
    return steps.begin([move], isShown: false)
  }

  /// Shows the board after moves that are no step of their own. A widget that returns gets the focus.
  mutating func take(_ moves: [BoardMove]) -> BoardStep? {
    let changed = board.applying(moves, kinds: kinds, zone: zone)
    guard changed.placed != board.placed else { return nil }
    let known = Set(board.members.map(\.id))
    stand(changed)
    if let returned = board.members.first(where: { !known.contains($0.id) && !isSuggested($0.id) })
    {
      focus(on: returned.id)
    }
    return steps.begin(moves)
  }

  /// Takes over the board as saved. Steps that aren't saved yet stay.
  mutating func adopt(_ saved: Board) {
    guard saved != steps.saved || steps.unsaved.isEmpty && saved != board else { return }
    steps.saved = saved
    standAsSaved()
  }

  /// Hears what has become of a step.
  mutating func hear(_ outcome: BoardStep.Outcome, of id: BoardStep.ID) {
    steps.end(id, outcome)
    standAsSaved()
  }

  /// Shows the board as saved with the steps that aren't yet.
  private mutating func standAsSaved() {
    stand(
      steps.unsaved.reduce(steps.saved) { $0.applying($1.moves, kinds: kinds, zone: zone) })
    noteAdded()
  }

  /// Makes the widget that was awaited a step that can be taken back, and focuses it.
  private mutating func noteAdded() {
    guard let awaited = steps.awaited, awaited.widget == nil,
      let added = board.members.first(where: {
        !awaited.known.contains($0.id) && !isSuggested($0.id)
      })
    else { return }
    let before = board.applying([.remove(added.id)], kinds: kinds, zone: zone)
    steps.history.note(
      BoardSteps.Undone(
        back: .moves(difference(from: board, to: before)),
        again: .moves(difference(from: before, to: board))))
    focus(on: added.id)
    steps.awaited?.widget = added.id
  }

  private func difference(from board: Board, to other: Board) -> [BoardMove] {
    board.placed.moves(to: other.placed)
  }
}
