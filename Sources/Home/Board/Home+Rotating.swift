import Boards
import Cast
import FoundationEssentials
import Timelines

extension Home {
  /// Turns the stacks of the place in front to what is relevant now, as long as no hand is on them.
  mutating func rotateStacks(at date: Date) -> [Effect] {
    guard fronts.last?.place != nil else { return [] }
    let schedule = context.cast.schedule
    let departures = SmartRotation.departures(from: context.board, by: schedule, at: date)
    if !departures.isEmpty {
      context.board.dismiss(departures)
      screenSlots = nil
    }
    return rotation.turns(of: context.board, by: schedule, at: date).flatMap { id in
      screenSlots = nil
      if context.board.isSuggested(id) {
        context.board.invite(id)
        return [Effect]()
      }
      let hasFocus = context.board.focus.map { context.board.slot(of: $0)?.holds(id) ?? false }
      let effects = context.arrange { $0.turn(to: id) }
      if hasFocus == true { context.board.focus(on: id) }
      return effects
    }
  }

  /// Notes which stack a person uses, and which ones others have turned.
  mutating func noteTouch(_ event: Event, before: Board, at date: Date) {
    if case .input = event, let focus = context.board.focus { rotation.touch(focus, at: date) }
    for slot in context.board.board.slots where slot.instances.count > 1 {
      guard let shown = slot.instance?.id,
        let old = before.slots.first(where: { $0.holds(shown) })?.instance?.id, old != shown
      else { continue }
      rotation.touch(shown, at: date)
    }
  }
}

extension Board.Slot {
  fileprivate func holds(_ id: Instance.ID) -> Bool { instances.contains { $0.id == id } }
}
