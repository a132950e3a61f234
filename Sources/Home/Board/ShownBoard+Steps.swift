import Boards
import Cells
import Pages
import Timelines

extension ShownBoard {
  /// What takes a step back, and what takes it again.
  struct UndoneStep: Sendable {
    let back: [BoardMove]
    let again: [BoardMove]
  }

  /// Shows the board after moves, and returns the step that is to be saved; nil if they change
  /// nothing.
  mutating func perform(_ moves: [BoardMove]) -> BoardStep? {
    if moves.contains(where: \.addsUnnumbered) { return add(moves) }
    let before = board
    guard let step = take(moves) else { return nil }
    history.note(
      UndoneStep(back: board.placed.moves(to: before.placed), again: moves))
    return step
  }

  /// Takes the last step back.
  mutating func undo() -> BoardStep? {
    guard let last = history.last else { return nil }
    history.undo()
    return take(last.back)
  }

  /// Takes the step again that was taken back last.
  mutating func redo() -> BoardStep? {
    guard let next = history.next else { return nil }
    history.redo()
    return take(next.again)
  }

  /// Brings a widget to the front of its stack, which isn't a step to take back.
  mutating func turn(to id: Instance.ID) -> BoardStep? { take([.show(id)]) }

  /// Adds a widget, which is to be taken in hand when it has come.
  mutating func add(_ move: BoardMove, carriedBy pointer: Point?) -> BoardStep? {
    awaited = Awaited(pointer: pointer, known: Set(board.members.map(\.id)))
    return perform([move])
  }

  /// A widget that has been added gets its number from the store, so it appears when that has it.
  private mutating func add(_ moves: [BoardMove]) -> BoardStep {
    stepCount += 1
    return BoardStep(id: stepCount, moves: moves)
  }

  private mutating func take(_ moves: [BoardMove]) -> BoardStep? {
    let changed = board.applying(moves, kinds: kinds, zone: zone)
    guard changed != board else { return nil }
    stepCount += 1
    let step = BoardStep(id: stepCount, moves: moves)
    steps.append(step)
    stand(changed)
    return step
  }

  /// Takes over the board as saved. Steps that aren't saved yet stay.
  mutating func adopt(_ saved: Board) {
    guard saved != self.saved || steps.isEmpty && saved != board else { return }
    self.saved = saved
    stand(steps.reduce(saved) { $0.applying($1.moves, kinds: kinds, zone: zone) })
    noteAdded()
  }

  /// Hears what has become of a step.
  mutating func hear(_ outcome: BoardStep.Outcome, of id: BoardStep.ID) {
    steps.removeAll { $0.id <= id }
    switch outcome {
    case .saved(let board): saved = board
    case .refused: (history, awaited) = (UndoHistory(), nil)
    }
    stand(steps.reduce(saved) { $0.applying($1.moves, kinds: kinds, zone: zone) })
    noteAdded()
  }

  /// Makes the widget that was awaited a step that can be taken back, and focuses it.
  private mutating func noteAdded() {
    guard let awaited, awaited.widget == nil,
      let added = board.members.first(where: { !awaited.known.contains($0.id) })
    else { return }
    let before = board.applying([.remove(added.id)], kinds: kinds, zone: zone)
    history.note(
      UndoneStep(
        back: board.placed.moves(to: before.placed), again: before.placed.moves(to: board.placed)))
    focus(on: added.id)
    self.awaited?.widget = added.id
  }
}
